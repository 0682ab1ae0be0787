import { type FieldMat, type Mat } from '../../core/matrix.ts';
/** A matrix of doubles on the host, or in the engine's memory as it is seen from there; complex where it has two parts. */
export type Doubles = Mat<Float64Array>;
/** A new one. */
export declare const newDoubles: (rows: number, cols: number, parts?: 1 | 2) => Doubles;
/** B := A, rows x cols; singles become doubles, or doubles singles. */
export declare function copyRef(rows: number, cols: number, A: FieldMat, B: FieldMat): void;
/** A := a unit matrix of order n. */
export declare function unitRef(n: number, A: FieldMat): void;
/** A, rows x cols, := 0 below the diagonal that lies `below` rows under the main one. */
export declare function clearBelow(rows: number, cols: number, below: number, A: FieldMat): void;
/** (x, y) := (c x + s y, c y - s x), of `count` elements that lie `step` apart. */
export declare function rotateRef(count: number, data: Float64Array, x: number, y: number, step: number, c: number, s: number): void;
