import type { Kernel } from '../../runtime/kernel.ts';
/** Most columns of a panel. */
export declare const PIVOT_PANEL = 32;
/** Threads of the kernels whose threads are a matrix's rows, or its columns. */
export declare const LINE_THREADS = 64;
export declare const STORE_THREADS = 128;
export declare const pivotVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const lineVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const longVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const geqp3StartDouble: Kernel;
export declare const geqp3PivotDouble: Kernel;
export declare const geqp3ColumnDouble: Kernel;
export declare const geqp3DotsDouble: Kernel;
export declare const geqp3RestDouble: Kernel;
export declare const geqp3AnewDouble: Kernel;
export declare const geqp3StoreDouble: Kernel;
