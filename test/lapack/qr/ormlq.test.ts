// ORMLQ on every backend. What the routines have in common is in reflectors.ts.
import { ormlqCase } from '../../../testing/cases/lapack/qr/ormlq.ts';
import { testReflectors } from './reflectors.ts';

testReflectors(ormlqCase, { every: 4, nb: { m: 70, n: 80, side: 'r' }, threads: { m: 110, n: 140 } });
