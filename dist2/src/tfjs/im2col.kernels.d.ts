import type { Kernel, Tuning } from '../runtime/kernel.ts';
import type { Groups } from '../runtime/queue.ts';
export declare const im2colKernel: Kernel;
/** The variant for windows of `depth` numbers, and the grid for `count` of them. */
export declare function im2colLaunch(depth: number, count: number): {
    readonly tuning: Tuning;
    readonly groups: Groups;
};
