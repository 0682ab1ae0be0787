// ORGLQ on every backend. What the routines have in common is in reflectors.ts.
import { orglqCase } from '../../../testing/cases/lapack/qr/orglq.ts';
import { testReflectors } from './reflectors.ts';

testReflectors(orglqCase, { every: 4, nb: { m: 70, n: 80, side: 'r' }, threads: { m: 110, n: 140 } });
