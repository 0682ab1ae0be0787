import type { Kernel } from '../../runtime/kernel.ts';
/** Threads per workgroup of all three. */
export declare const NORM_THREADS = 256;
/** Elements that a thread of norm_columns or norm_rows loads at a time. */
export declare const NORM_DEPTH = 4;
/** Of norm_columns and norm_rows. */
export declare const normVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const normFinalTuning: {
    readonly THREADS: 256;
    readonly DEPTH: 8;
};
export declare const normColumns: Kernel;
export declare const normRows: Kernel;
export declare const normFinal: Kernel;
