import type { Kernel } from '../runtime/kernel.ts';
export declare const LACPY_IF_THREADS = 256;
export declare const lacpyIfVariants: import("../runtime/variants.ts").Variants<never, never>;
export declare const lacpyIf: Kernel;
