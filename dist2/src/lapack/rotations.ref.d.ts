import { type FieldMat } from '../core/matrix.ts';
/**
 * Applies the rotations of a sweep, `count` of them, c and s side by side: rotation i acts on columns first + i step and first + (i + 1)
 * step, which become c x + s y and c y - s x. The rotations are real, whatever the columns are.
 */
export declare function rotateRef(rows: number, X: FieldMat, first: number, step: number, count: number, planes: Float64Array): void;
