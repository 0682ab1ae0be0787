import type { Kernel } from '../../runtime/kernel.ts';
/** Threads of the kernels that go over channels. */
export declare const STATISTICS_THREADS = 64;
export declare const channelVariants: import("../../runtime/variants.ts").Variants<"FIRST", never>;
export declare const channelGradientVariants: import("../../runtime/variants.ts").Variants<"FIRST" | "OWN", never>;
/** Statistics are singles whatever is normalized. */
export declare const statisticsVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const channelSumVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const channelMoments: Kernel;
export declare const channelStatistics: Kernel;
export declare const channelRunning: Kernel;
export declare const channelNorm: Kernel;
export declare const channelGradients: Kernel;
export declare const channelGradientsSum: Kernel;
export declare const channelNormGradient: Kernel;
