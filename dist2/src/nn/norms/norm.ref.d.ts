import type { RealMat } from '../../core/matrix.ts';
export interface NormRef {
    readonly X: RealMat;
    readonly gamma?: RealMat | undefined;
    readonly beta?: RealMat | undefined;
    readonly Y: RealMat;
    readonly mean?: RealMat | undefined;
    readonly rstd?: RealMat | undefined;
}
/** Y(:, j) := (X(:, j) - mean) gamma / sqrt(variance + epsilon) + beta; not `centered`, the mean is taken for 0. */
export declare function normRef(m: number, n: number, epsilon: number, centered: boolean, of: NormRef): void;
export interface NormGradientRef {
    readonly X: RealMat;
    readonly dY: RealMat;
    readonly gamma?: RealMat | undefined;
    readonly mean?: RealMat | undefined;
    readonly rstd: RealMat;
    readonly dX: RealMat;
    readonly dGamma?: RealMat | undefined;
    readonly dBeta?: RealMat | undefined;
}
/** The gradients by X, gamma and beta; without a mean it is taken for 0. */
export declare function normGradientRef(m: number, n: number, of: NormGradientRef): void;
