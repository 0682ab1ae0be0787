import { type FieldMat } from '../../core/matrix.ts';
import type { Activation, BiasOf } from './gemmFused.spec.ts';
export interface EpilogueRef {
    /** One element per row or per column. */
    readonly bias?: FieldMat | undefined;
    readonly biasOf: BiasOf;
    readonly f: (z: number) => number;
    readonly R?: FieldMat | undefined;
    readonly Z?: FieldMat | undefined;
}
/**
 * Z := P + bias; C := f(Z) + R, of m x n elements. P and C may be the same matrix. Of complex numbers, where f is none, each part by
 * itself.
 */
export declare function epilogueRef(m: number, n: number, P: FieldMat, of: EpilogueRef, C: FieldMat): void;
export interface ActivationRef {
    readonly activation: Activation;
    readonly low: number;
    readonly high: number;
    readonly expression?: {
        readonly js: (z: number) => number;
    } | undefined;
}
/** The activation as a function. All of them give NaN for NaN. */
export declare function activationRef({ activation, low, high, expression }: ActivationRef): (z: number) => number;
/** 1/(1 + exp(-z)) by the exponential that does not overflow. */
export declare function sigmoid(z: number): number;
/**
 * The normal distribution (1 + erf(z/sqrt(2)))/2 to double precision: at -a <= 0 it is exp(-a^2/2) t T(t), T being the Chebyshev series
 * TAIL (Clenshaw's recurrence), so that it keeps its digits where it is small.
 */
export declare function normal(z: number): number;
