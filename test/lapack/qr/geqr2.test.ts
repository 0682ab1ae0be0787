// GEQR2 on every backend. What the routines have in common is in reflectors.ts.
import { geqr2Case } from '../../../testing/cases/lapack/qr/geqr2.ts';
import { testReflectors } from './reflectors.ts';

testReflectors(geqr2Case, { every: 4, nb: false, threads: { m: 110, n: 140 } });
