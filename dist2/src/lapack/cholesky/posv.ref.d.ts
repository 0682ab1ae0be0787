import type { FieldMat, Uplo } from '../../core/matrix.ts';
/** A := its factor, B := A^-1 B. Returns the info of the factorization; if it is not 0, B is left as it was. */
export declare function posvRef(uplo: Uplo, n: number, nrhs: number, A: FieldMat, B: FieldMat): number;
