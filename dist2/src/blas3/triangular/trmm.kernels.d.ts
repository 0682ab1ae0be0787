import type { Kernel } from '../../runtime/kernel.ts';
export declare const EXPAND_ROWS = 64;
export declare const EXPAND_COLUMNS = 4;
export declare const triExpandVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const triExpand: Kernel;
