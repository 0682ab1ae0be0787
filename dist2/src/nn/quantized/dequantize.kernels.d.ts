import type { Kernel } from '../../runtime/kernel.ts';
/** Numbers that a workgroup makes. */
export declare const DEQUANTIZED_NUMBERS: number;
export declare const dequantizeVariants: import("../../runtime/variants.ts").Variants<never, {
    BITS: number;
}>;
export declare const dequantizeKernel: Kernel;
