import type { Mirror } from '../core/matrix.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { type BatchMat, type BatchOperands, type BatchRun, type Reports } from './deviceBatch.ts';
import { type Factors } from './factorTriangles.ts';
/** Matrices side by side in a workspace, the launch's z-th from z*stride on, each in columns of ld elements; and their pivots. */
export interface Packed {
    readonly data: DeviceBuffer;
    readonly ld: number;
    readonly stride: number;
    readonly ipiv?: DeviceBuffer | undefined;
}
/** Whether a workgroup of the device has so many rows of A. */
export declare function fitsGroup(queue: Queue, rows: number, A: BatchMat, force?: string): boolean;
interface GroupLu extends Reports {
    /** Of the whole batch: how many reports there are. */
    readonly count: number;
    readonly pivot: boolean;
    readonly A: BatchMat;
    readonly ipiv?: BatchOperands['ipiv'];
    /** Where the factors go; absent, to A itself. */
    readonly to?: Packed | undefined;
    /** Name of a rule in group.kernels.ts. */
    readonly force?: string | undefined;
}
/** A = P L U. */
export declare function enqueueGroupLu(queue: Queue, run: BatchRun, f: GroupLu): void;
interface GroupCholesky extends Reports {
    readonly count: number;
    readonly upper: boolean;
    /** A = L D L^H or U^H D U instead, or with 't' L D L^T or U^T D U. */
    readonly ldl?: Mirror;
    readonly A: BatchMat;
    readonly force?: string | undefined;
}
/** A = L L^H or U^H U, or with D between them. */
export declare function enqueueGroupCholesky(queue: Queue, run: BatchRun, f: GroupCholesky): void;
export interface GroupSubstitution extends Partial<Reports> {
    readonly factors: Factors;
    readonly A: BatchMat;
    readonly ipiv?: BatchOperands['ipiv'];
    /** X := A^-1 X; absent, the inverse goes to C or `to`. */
    readonly B?: BatchMat | undefined;
    readonly C?: BatchMat | undefined;
    readonly to?: Packed | undefined;
    /** The factors and pivots are here, not in A. */
    readonly held?: Packed | undefined;
    /** What becomes of problems that have failed: 'info' says which have, 'zeros' are looked for and make the info. */
    readonly fails: 'never' | 'info' | 'zeros';
    readonly force?: string | undefined;
}
/** Solution with factors, or inverse. */
export declare function enqueueGroupSubstitution(queue: Queue, run: BatchRun, s: GroupSubstitution): void;
export type Part = 'all' | 'lower' | 'upper';
interface Scattered extends BatchOperands, Reports {
    readonly from: Packed;
    readonly part: Part;
    /** Also where info is not 0. */
    readonly always?: boolean;
    /** A triangle is that of a symmetric matrix. */
    readonly isSymmetric?: boolean;
}
/**
 * Packed matrices to an operand: where info is not 0 it is left, or filled with NaN. A triangle is that of a Hermitian matrix, unless it is
 * said to be symmetric.
 */
export declare function enqueueScatter(queue: Queue, run: BatchRun, s: Scattered, to?: 'A' | 'B' | 'C'): void;
export {};
