import type { Rule } from '../autotune/pick.ts';
import type { Kernel } from '../runtime/kernel.ts';
export interface BandTuning {
    readonly ROWS: number;
    readonly GROUPS: number;
    readonly DEPTH: number;
    readonly TOGETHER: number;
}
export declare const bandVariants: import("../runtime/variants.ts").Variants<never, BandTuning>;
export declare const bandProduct: Kernel;
/** Rules over the number of stored diagonals. */
export declare const bandRules: readonly Rule<number, BandTuning>[];
