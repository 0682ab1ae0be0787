import type { FieldMat } from '../core/matrix.ts';
/** The number, from 1, of the first NaN, or else of the first element with the smallest absolute value, as in iamax; 0 for n = 0. */
export declare const iaminRef: (n: number, x: FieldMat) => number;
