import { type ChannelSizes } from '../../core/channels.ts';
import type { RealMat } from '../../core/matrix.ts';
export interface BatchNormCall extends ChannelSizes {
    readonly mode: 'training' | 'inference';
    readonly epsilon: number;
    readonly momentum: number;
}
export interface BatchNormRef {
    readonly X: RealMat;
    readonly gamma?: RealMat | undefined;
    readonly beta?: RealMat | undefined;
    readonly runningMean?: RealMat | undefined;
    readonly runningVar?: RealMat | undefined;
    readonly Y: RealMat;
    readonly mean?: RealMat | undefined;
    readonly rstd?: RealMat | undefined;
}
/** Y := (X - mean) rstd gamma + beta in every channel, by its own statistics or the running ones. */
export declare function batchNormRef(call: BatchNormCall, of: BatchNormRef): void;
export interface BatchNormGradientRef {
    readonly X: RealMat;
    readonly dY: RealMat;
    readonly gamma?: RealMat | undefined;
    readonly mean: RealMat;
    readonly rstd: RealMat;
    readonly dX: RealMat;
    readonly dGamma?: RealMat | undefined;
    readonly dBeta?: RealMat | undefined;
}
/** The gradients by X, gamma and beta. */
export declare function batchNormGradientRef(call: Omit<BatchNormCall, 'epsilon' | 'momentum'>, of: BatchNormGradientRef): void;
