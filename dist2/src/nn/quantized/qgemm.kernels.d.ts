import type { Kernel } from '../../runtime/kernel.ts';
/** Elements of a workgroup of qgemm_finish. */
export declare const FINISH_ELEMENTS: number;
/** Words of a workgroup of qgemm_requantize and byte_signs. */
export declare const BYTE_WORDS = 256;
/** Rows of a workgroup of byte_sums. */
export declare const SUM_ROWS = 16;
export declare const finishVariants: import("../../runtime/variants.ts").Variants<"ACTIVATION", never>;
export declare const requantizeVariants: import("../../runtime/variants.ts").Variants<"ACTIVATION", never>;
export declare const byteVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const byteSumVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const qgemmFinish: Kernel;
export declare const qgemmRequantize: Kernel;
export declare const byteSigns: Kernel;
export declare const byteSums: Kernel;
