import type { FieldMat } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
/** Plane rotation: x := c x + s y, y := c y - conj(s) x, c real. */
export declare function rotRef(n: number, x: FieldMat, y: FieldMat, c: number, s: Numeric): void;
