import type { FieldMat } from '../../core/matrix.ts';
/** A := L and U, B := A^-1 B. Returns the info of the factorization; if it is not 0, B is left as it was. */
export declare function gesvRef(n: number, nrhs: number, A: FieldMat, ipiv: Int32Array, ipivOff: number, B: FieldMat): number;
