import type { FieldMat } from '../core/matrix.ts';
/** The number, from 1, of the first NaN, or else of the first element whose size is `better` than all before it; 0 for n = 0. */
export declare function extremeRef(n: number, x: FieldMat, better: (size: number, best: number) => boolean): number;
/** The first NaN, or else the first element with the largest absolute value, of complex numbers |Re| + |Im|. */
export declare const iamaxRef: (n: number, x: FieldMat) => number;
