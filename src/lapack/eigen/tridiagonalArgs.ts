// Arguments that routines for symmetric tridiagonal matrices share.
import { num, type Values } from '../../core/spec.ts';

/** Elements beside the diagonal of a matrix of order n. */
export const offDiagonal = (a: Values): number => Math.max(0, num(a, 'n') - 1);
