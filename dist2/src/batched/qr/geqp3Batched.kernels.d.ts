import { type Picked } from '../../autotune/pick.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { type SingleType } from '../../runtime/representation.ts';
/** What a workgroup of the device may have, and what elements are. */
export interface GroupLimits {
    readonly type: SingleType;
    readonly threads: number;
    readonly workgroupBytes: number;
    /** Size of the smallest subgroup; 0 without subgroups. */
    readonly lanes: number;
}
/** How a matrix is spread over threads: kernels/batched/qr/qp3_group.wgsl. */
export interface Qp3Shape {
    readonly LANES: number;
    readonly ROWS: number;
    readonly COLS: number;
    readonly GROUP: number;
    readonly PRE: number;
    readonly THREADS: number;
    readonly SUBGROUPS: number;
}
/** Problems of one class run together. */
export declare const classSize: (size: number) => number;
/** Whether so many rows and columns have a shape on this device. */
export declare const fitsQp3: (m: number, columns: number, p: GroupLimits) => boolean;
/** How m x columns matrices are spread over threads on this device, where they fit; `force` names a shape, which must be legal here. */
export declare function pickQp3Shape(m: number, columns: number, p: GroupLimits, force?: string): Picked<Qp3Shape>;
/** The names of all shapes, for tests and tuning. */
export declare const qp3ShapeNames: (m: number, columns: number, type?: SingleType) => string[];
/** A workgroup of the solver: kernels/batched/qr/gelsy_solve.wgsl. */
interface SolveShape {
    readonly K: number;
    readonly N: number;
    readonly GROUP: number;
    readonly THREADS: number;
}
/** How triangles of k rows and n columns are spread over threads; undefined where a workgroup's memory does not hold one. */
export declare function solveShapeOf(k: number, n: number, p: GroupLimits): SolveShape | undefined;
export interface Qp3Flags {
    readonly LISTED: number;
    /** Columns of B are carried along. */
    readonly CARRY: number;
    /** tau, or B, lies in the buffer of A. */
    readonly B_IN_A: number;
}
export declare const qp3Tuning: (shape: Qp3Shape, flags: Qp3Flags, type: SingleType) => Tuning;
export declare const solveTuning: (shape: SolveShape, flags: Pick<Qp3Flags, 'LISTED' | 'B_IN_A'>, type: SingleType) => Tuning;
export declare const qp3Group: Kernel;
export declare const gelsySolve: Kernel;
export {};
