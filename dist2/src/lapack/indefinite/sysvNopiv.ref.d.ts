import type { FieldMat, Mirror, Uplo } from '../../core/matrix.ts';
/** A := its factors, B := A^-1 B. Returns the info of the factorization; if it is not 0, B is left as it was. */
export declare function sysvNopivRef(uplo: Uplo, n: number, nrhs: number, A: FieldMat, B: FieldMat, mirror: Mirror): number;
