import type { Rule } from '../../autotune/pick.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
export interface BisectTuning extends Tuning {
    readonly THREADS: number;
    /** Points at which an interval is divided at a time. */
    readonly LANES: number;
}
/** Many points where there are few values, whose threads would not fill a GPU. */
export declare const bisectRules: readonly [Rule<{
    readonly n: number;
}, BisectTuning>, Rule<{
    readonly n: number;
}, BisectTuning>];
export declare const bisectValues: Kernel;
