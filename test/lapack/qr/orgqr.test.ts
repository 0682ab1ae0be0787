// ORGQR on every backend. What the routines have in common is in reflectors.ts.
import { orgqrCase } from '../../../testing/cases/lapack/qr/orgqr.ts';
import { testReflectors } from './reflectors.ts';

testReflectors(orgqrCase, {});
