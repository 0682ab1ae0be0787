import type { Rule } from '../../autotune/pick.ts';
import type { Kernel } from '../../runtime/kernel.ts';
/** How a panel is spread over workgroups: rows of a thread, columns, how threads are numbered, and how many groups there are at most. */
export interface CooperativeTile {
    /** Threads of every subgroup; 0: without subgroups. */
    readonly LANES: number;
    readonly ROWS: number;
    readonly LINES: number;
    readonly EACH: number;
    readonly WIDTH: number;
    readonly GROUPS: number;
}
/** Rows that a workgroup holds. */
export declare const rowsOf: ({ ROWS, LINES, EACH }: CooperativeTile) => number;
/** Words of mail between so many groups. */
export declare const mailWords: (type: 's' | 'c', t: CooperativeTile, groups: number) => number;
export declare const mailBytes: (type: 's' | 'c', t: CooperativeTile, groups: number) => number;
export interface CooperativeProblem {
    readonly m: number;
    readonly type: 's' | 'c';
    /** Threads of every subgroup; 0 where that is not one number for all. */
    readonly lanes: number;
    /** Workgroups that run at the same time. */
    readonly cooperating: number;
    /** Threads and bytes that a workgroup may have. */
    readonly threads: number;
    readonly workgroupBytes: number;
}
export declare const cooperativeRules: readonly Rule<CooperativeProblem, CooperativeTile | undefined>[];
export declare const cooperativeVariants: import("../../runtime/variants.ts").Variants<never, CooperativeTile>;
export declare const settleVariants: import("../../runtime/variants.ts").Variants<never, CooperativeTile>;
export declare const getf2Cooperative: Kernel;
export declare const getf2Settle: Kernel;
