import type { FieldMat, Uplo } from '../../core/matrix.ts';
import type { Numeric } from '../../core/signatures.ts';
/** A(i,j) := alpha off the diagonal, beta on it, in the part `uplo` of an m x n matrix. */
export declare function lasetRef(uplo: Uplo | 'f', m: number, n: number, alpha: Numeric, beta: Numeric, A: FieldMat): void;
