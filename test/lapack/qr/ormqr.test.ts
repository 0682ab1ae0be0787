// ORMQR on every backend. What the routines have in common is in reflectors.ts.
import { ormqrCase } from '../../../testing/cases/lapack/qr/ormqr.ts';
import { testReflectors } from './reflectors.ts';

testReflectors(ormqrCase, {});
