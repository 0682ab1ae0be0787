import type { Rule } from '../../autotune/pick.ts';
import type { ElementType } from '../../core/field.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
/** Columns of a panel that one workgroup holds in its registers, in one dispatch: the taller the panel, the fewer. */
export interface QrBlockTuning extends Tuning {
    readonly THREADS: number;
    readonly ROWS: number;
    readonly WIDTH: number;
    /** Threads of the device's smallest subgroup, at most. */
    readonly LANES: number;
    /** Columns of a turn, each with a text of its own, and those that are left alone together when they are done. */
    readonly TURN: number;
    readonly GROUP: number;
}
/** Columns of a panel whose rows are spread over workgroups, a dispatch for each column. */
export interface QrColumnsTuning extends Tuning {
    readonly THREADS: number;
    readonly WIDTH: number;
}
/** How panels are factored: `block` in the registers of a workgroup, else `columns`. Both name their width. */
export interface QrPanelWay {
    readonly WIDTH: number;
    readonly block?: QrBlockTuning;
    readonly columns?: QrColumnsTuning;
    /** The kernels that carry it over to the columns behind it. */
    readonly carry: QrCarry;
}
export interface QrCarry {
    readonly WIDTH: number;
    readonly COLS: number;
    /** Rows that are in workgroup memory at a time. */
    readonly SLAB: number;
    readonly products: Tuning;
    readonly apply: Tuning;
}
export declare const APPLY_ROWS = 64;
export interface QrPanelProblem {
    readonly type: ElementType;
    readonly m: number;
    /** Invocations that a workgroup may have. */
    readonly threads: number;
    /** Size of the smallest subgroup; 0 without subgroups. */
    readonly lanes: number;
    /** A software adapter: compiling the unrolled text of a wide block takes it longer than the work ever could. */
    readonly software: boolean;
}
type PanelRule = Rule<QrPanelProblem, QrPanelWay>;
export declare const qrPanelRules: readonly PanelRule[];
export declare const geqr2Panel: Kernel;
export declare const geqr2Largest: Kernel;
export declare const geqr2Column: Kernel;
export declare const geqr2Products: Kernel;
export declare const geqr2Apply: Kernel;
export {};
