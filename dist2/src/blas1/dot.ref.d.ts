import type { Complex } from '../core/field.ts';
import type { FieldMat, RealMat } from '../core/matrix.ts';
/** x^T y of real vectors. */
export declare function dotRef(n: number, x: RealMat, y: RealMat): number;
/** x^T y of complex vectors, or x^H y. */
export declare function complexDotRef(n: number, x: FieldMat, y: FieldMat, conjugated: boolean): Complex;
