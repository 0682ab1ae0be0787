import type { Kernel, Tuning } from '../../runtime/kernel.ts';
export declare const SOURCES_THREADS = 256;
export declare const sourcesTuning: Tuning;
export declare const laswpSources: Kernel;
export declare const LAPMR_THREADS = 256;
export declare const LAPMR_COLS = 8;
export declare const lapmrVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const lapmrKernel: Kernel;
