import type { Kernel } from '../../runtime/kernel.ts';
export interface LarftTile {
    /** Reflectors of a block of T that one workgroup computes from V^H V; larger ones are put together by products. */
    readonly ORDER: number;
    readonly THREADS: number;
}
export declare const larftTile: LarftTile;
/** Compiling the unrolled text of a wide block takes a software adapter longer than the work ever could. */
export declare const larftLight: LarftTile;
export declare const larftVariants: import("../../runtime/variants.ts").Variants<never, LarftTile>;
export declare const larftBlock: Kernel;
export declare const UNIT_ROWS = 256;
export declare const UNIT_COLS = 4;
export declare const larftUnitVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const larftUnit: Kernel;
