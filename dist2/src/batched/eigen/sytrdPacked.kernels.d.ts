import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { type SingleType } from '../../runtime/representation.ts';
/** What a choice depends on. */
export interface SytrdProblem {
    /** Hermitian matrices have sytrd_rows alone. */
    readonly type: SingleType;
    /** sizeClass of the order, so that it is the same in any company. */
    readonly order: number;
    /** Invocations and bytes that a workgroup may have. */
    readonly threads: number;
    readonly workgroupBytes: number;
    /** Size of the device's smallest subgroup; 0 without subgroups. */
    readonly lanes: number;
    /** A software adapter: it takes longer to compile unrolled text than the work ever could. */
    readonly software: boolean;
}
/** sytrd_group: a matrix in registers. */
export interface GroupShape {
    readonly LANES: number;
    readonly QUADS: number;
    readonly CPT: number;
    readonly SLOTS: number;
    readonly GROUP: number;
    readonly SUBGROUPS: number;
}
/** sytrd_rows: a matrix in memory. */
export interface RowsShape {
    readonly THREADS: number;
    readonly ROWS: number;
}
/** sytrd_blocked: a matrix in memory, of which a column reads half of what is left. */
export interface BlockedShape {
    readonly LANES: number;
    readonly HEIGHT: number;
    readonly PARTS: number;
    readonly SPLIT: number;
    readonly ROWS: number;
}
/** A kernel and its shape. */
export type SytrdWay = {
    readonly kernel: 'blocked';
    readonly name: string;
    readonly shape: BlockedShape;
} | {
    readonly kernel: 'group';
    readonly name: string;
    readonly shape: GroupShape;
} | {
    readonly kernel: 'rows';
    readonly name: string;
    readonly shape: RowsShape;
};
/** Every way that the device can go with an order, the one that is chosen first. */
export declare function sytrdWays(p: SytrdProblem): SytrdWay[];
/** The way of an order on this device; `force` names one. */
export declare function sytrdWay(p: SytrdProblem, force?: string): SytrdWay;
export declare const rowsTuning: (shape: RowsShape, type: SingleType) => Tuning;
export declare const blockedTuning: (shape: BlockedShape) => Tuning;
export declare const groupTuning: (shape: GroupShape) => Tuning;
export declare const sytrdGroup: Kernel;
export declare const sytrdRows: Kernel;
export declare const sytrdBlocked: Kernel;
