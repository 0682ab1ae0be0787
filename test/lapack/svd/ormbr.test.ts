// ORMBR on every backend.
import { ormbrCase } from '../../../testing/cases/lapack/svd/ormbr.ts';
import { testReflectors } from '../qr/reflectors.ts';

testReflectors(ormbrCase, { nb: false, threads: { vect: 'p' } });
