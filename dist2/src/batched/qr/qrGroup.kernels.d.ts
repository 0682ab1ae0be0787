import { type Picked } from '../../autotune/pick.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { type SingleType } from '../../runtime/representation.ts';
/** How matrices above the order of qr_small are factored. */
export interface QrWay {
    /** Columns of a panel; 0: the whole matrix is in registers. */
    readonly NB: number;
    /** Lanes that share a column. The bits of a result depend on it and on NB, and on nothing else. */
    readonly LANES: number;
    /** Columns of a thread. */
    readonly CPT: number;
    /** Steps that share their text, about. */
    readonly STEPS: number;
    /** Subgroups leave out steps in which they have no work. */
    readonly SKIPS: number;
}
/**
 * What the choice of a way depends on. `order` stands for all sizes that may meet in one run of a ragged batch: results do not depend on
 * company.
 */
interface QrWayProblem {
    readonly type: SingleType;
    readonly order: number;
    /** Size of the device's smallest subgroup; 0 without subgroups. */
    readonly lanes: number;
    /** Invocations and bytes that a workgroup may have. */
    readonly threads: number;
    readonly workgroupBytes: number;
    readonly software: boolean;
}
type Flags = Readonly<Record<string, number>>;
/** Rows that a panel may have. */
export declare const MOST_ROWS = 1024;
/** How matrices of this order are factored on this device; undefined where none of the ways can be gone. `force` names one. */
export declare function pickQrWay(p: QrWayProblem, force?: string): Picked<QrWay> | undefined;
/** The names of all ways, for tests and tuning. */
export declare const qrWayNames: () => string[];
/** The parameter record of a variant. */
export declare const qrGroupTuning: (way: QrWay, rows: number, columns: number, lanes: number, flags: Flags, type?: SingleType) => Tuning;
export declare const qrGroup: Kernel;
export {};
