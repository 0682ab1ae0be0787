import type { Kernel } from '../../runtime/kernel.ts';
/** Elements of a workgroup, of the first two. */
export declare const DIRECT_THREADS = 128;
/** Activations by number; the one behind them is none. */
export declare const directVariants: import("../../runtime/variants.ts").Variants<"ACTIVATION", never>;
export declare const dataVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const directFilterVariants: import("../../runtime/variants.ts").Variants<"BIAS", never>;
export declare const convDirect: Kernel;
export declare const convDirectData: Kernel;
export declare const convDirectFilter: Kernel;
