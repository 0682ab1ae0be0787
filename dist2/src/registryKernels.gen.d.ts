import type { Kernel } from './runtime/kernel.ts';
/** Every kernel of a routine. Read by checks, never by a routine. */
export declare const kernels: readonly Kernel[];
