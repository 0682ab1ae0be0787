import type { ElementType } from '../../core/field.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import type { Groups } from '../../runtime/queue.ts';
export declare const convColumns: Kernel;
/** The variant for `count` windows of `depth` numbers, neighbouring threads being neighbours in either, and its grid. */
export declare function columnsLaunch(type: ElementType, depth: number, count: number, across: boolean): {
    readonly tuning: Tuning;
    readonly groups: Groups;
};
