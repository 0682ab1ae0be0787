import type { FieldMat } from '../../core/matrix.ts';
import type { Numeric } from '../../core/signatures.ts';
/** B := alpha A + beta B. With alpha = 0 A is not read, with beta = 0 B is not. */
export declare function geaddRef(m: number, n: number, alpha: Numeric, A: FieldMat, beta: Numeric, B: FieldMat): void;
