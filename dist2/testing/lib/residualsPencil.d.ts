import { type MatrixView } from './norms.ts';
/** Eigenvalues (re + i im) / beta. */
export interface PencilValues {
    readonly re: Float64Array;
    readonly im: Float64Array;
    readonly beta: Float64Array;
}
/** Whether beta is not negative, and complex values of real matrices stand in pairs, the one with the positive imaginary part first. */
export declare function isPencilPaired({ re, im, beta }: PencilValues, parts?: 2): boolean;
/**
 * max_k ||beta A v - alpha B v||_1 / (n max(|beta| ||A||_1, |alpha| ||B||_1) ||v||_1); `left`: of beta u^H A - alpha u^H B. Where alpha and
 * beta are as small as rounding, the norms stand in their place.
 */
export declare function pencilError(a: MatrixView, b: MatrixView, w: PencilValues, v: MatrixView, left: boolean, eps: number): number;
/** How far the largest |re| + |im| of a vector is from 1. */
export declare function pencilLengths({ im }: PencilValues, v: MatrixView): number;
