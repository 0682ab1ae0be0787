import type { Kernel, Tuning } from '../../runtime/kernel.ts';
/** Columns that the kernels of rows in registers take. */
export declare const MOST_COLUMNS = 32;
/** Workgroups of cholqr_rows at most: four on each of 128 multiprocessors. */
export declare const MOST_GROUPS = 512;
export declare const SUM_CELLS = 32;
/** Elements of the product that a workgroup leaves: tiles of 8 x 8 on and above its diagonal. */
export declare const partOf: (N: number) => number;
type RowsKind = 'gram' | 'side' | 'store';
export interface RowsTuning extends Tuning {
    readonly N: number;
    readonly THREADS: number;
}
export declare const cholqrRows: Kernel;
/** Which of COLUMNS n columns take. */
export declare const columnsIndex: (n: number) => number;
/** The variant for n columns with as many rows at a time as the device's workgroups have room for. */
export declare function rowsTuning(kind: RowsKind, n: number, limits: {
    readonly maxComputeWorkgroupStorageSize: number;
    readonly maxComputeInvocationsPerWorkgroup: number;
}): RowsTuning;
export declare const sumTunings: readonly Tuning[];
export declare const cholqrSum: Kernel;
export declare const smallTuning: Tuning;
export declare const cholqrSmall: Kernel;
export declare const shiftVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const judgeVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const cholqrJudge: Kernel;
export {};
