// ORGBR on every backend.
import { orgbrCase } from '../../../testing/cases/lapack/svd/orgbr.ts';
import { testReflectors } from '../qr/reflectors.ts';

testReflectors(orgbrCase, { nb: false, threads: { vect: 'q' } });
