import type { Kernel } from '../../runtime/kernel.ts';
export declare const TRIANGLE_THREADS = 64;
export declare const triangleVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const expandDouble: Kernel;
