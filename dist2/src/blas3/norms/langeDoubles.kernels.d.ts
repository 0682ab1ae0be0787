import type { Kernel, Tuning } from '../../runtime/kernel.ts';
export declare const LINE_THREADS = 256;
export declare const lineTuning: Tuning;
export declare const normLinesVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const normLinesDouble: Kernel;
export declare const normMostDouble: Kernel;
