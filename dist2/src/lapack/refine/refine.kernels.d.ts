import type { Kernel, Tuning } from '../../runtime/kernel.ts';
/** Of all of them: rows per workgroup, or threads that share a column. */
export declare const REFINE_THREADS = 256;
export declare const refineVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const magnitudesVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const ferrTuning: Tuning;
export declare const magnitudesKernel: Kernel;
export declare const refineJudge: Kernel;
export declare const refineAdd: Kernel;
export declare const refineBound: Kernel;
export declare const ferrFinal: Kernel;
