import type { FieldMat } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
/** x := alpha x. A scalar without an imaginary part multiplies as a real number, in which infinity stays infinity. */
export declare function scalRef(n: number, alpha: Numeric, x: FieldMat): void;
