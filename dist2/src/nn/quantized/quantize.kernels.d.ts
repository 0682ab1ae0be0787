import type { Kernel } from '../../runtime/kernel.ts';
/** Words of bytes that a workgroup makes. */
export declare const QUANTIZED_WORDS = 256;
export declare const quantizeVariants: import("../../runtime/variants.ts").Variants<never, {
    BITS: number;
}>;
export declare const quantizeKernel: Kernel;
