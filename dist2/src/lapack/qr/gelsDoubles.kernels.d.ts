import type { Kernel, Tuning } from '../../runtime/kernel.ts';
export declare const oneThread: Tuning;
export declare const lsExponents: Kernel;
export declare const lsConditionDouble: Kernel;
export declare const LS_THREADS = 128;
export declare const lsVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const lsScaleDouble: Kernel;
export declare const lsSumsDouble: Kernel;
export declare const lsDiagonalDouble: Kernel;
