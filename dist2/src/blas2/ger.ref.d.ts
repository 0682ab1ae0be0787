import type { FieldMat } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
/** A := A + alpha x y^T, or conjugated A + alpha x y^H, A m x n. Vectors as in vector.ref.ts. */
export declare function gerRef(m: number, n: number, alpha: Numeric, x: FieldMat, y: FieldMat, A: FieldMat, conjugated?: boolean): void;
