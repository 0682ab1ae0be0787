// Arguments that routines for symmetric tridiagonal matrices share.
import { num } from '../../core/spec.js';
/** Elements beside the diagonal of a matrix of order n. */
export const offDiagonal = (a) => Math.max(0, num(a, 'n') - 1);
