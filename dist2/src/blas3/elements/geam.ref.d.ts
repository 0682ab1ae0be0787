import type { FieldMat, Trans } from '../../core/matrix.ts';
import type { Numeric } from '../../core/signatures.ts';
/** C := alpha op(A) + beta op(B), m x n. With alpha = 0 A is not read, with beta = 0 B is not. */
export declare function geamRef(transA: Trans, transB: Trans, m: number, n: number, alpha: Numeric, A: FieldMat, beta: Numeric, B: FieldMat, C: FieldMat): void;
