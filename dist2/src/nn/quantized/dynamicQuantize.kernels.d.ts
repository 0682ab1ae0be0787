import type { Kernel } from '../../runtime/kernel.ts';
/** How many workgroups look for the range of n elements. */
export declare const rangeParts: (n: number) => number;
export declare const rangeVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const scaleVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const dynamicRange: Kernel;
export declare const dynamicScale: Kernel;
