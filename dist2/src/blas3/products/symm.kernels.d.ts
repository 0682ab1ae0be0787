import type { Kernel } from '../../runtime/kernel.ts';
export declare const SYM_TILE = 32;
export declare const symExpandVariants: import("../../runtime/variants.ts").Variants<"HERMITIAN", never>;
export declare const symExpand: Kernel;
