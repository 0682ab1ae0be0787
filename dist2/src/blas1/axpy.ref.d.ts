import type { FieldMat } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
/** y := alpha x + y. */
export declare function axpyRef(n: number, alpha: Numeric, x: FieldMat, y: FieldMat): void;
