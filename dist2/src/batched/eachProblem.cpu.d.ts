import type { RealArray, RealMat } from '../core/matrix.ts';
import type { Engine } from '../engine/engine.ts';
import { type Real } from '../engine/ops.ts';
import type { Place, Workspace } from '../engine/workspace.ts';
import { type HostUse } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { type BatchRoles, type BatchSizes, type Class, type HostBatch, type HostBatchCall, type Operand } from './hostOperands.cpu.ts';
/** One problem: its number in the batch, and its sizes. */
export interface Problem extends BatchSizes {
    readonly b: number;
}
/** A list with an entry per problem. */
export interface List<A = RealArray> {
    readonly data: A;
    readonly off: number;
}
/** The list of an argument, if it is given. */
export declare function listOf<A>(pointer: unknown, use: HostUse): Promise<List<A> | undefined>;
/** The problems whose matrices lie inside their buffers, by their sizes; infos of the others are -1. */
export declare function classesIn(a: HostBatchCall, batch: HostBatch): readonly Class[];
/** Calls `visit` for every problem, with what copies one of its matrices. */
export declare function eachMember(batch: HostBatch, classes: readonly Class[], visit: (one: Problem, copy: (X: Operand) => Copy) => void): void;
/** A problem's matrix to a packed column-major copy, or back from it. */
type Copy = (data: RealArray, way: 'take' | 'put') => void;
export interface EachRoutine extends BatchRoles {
    /** One problem in the engine's memory, matrices in the order of the roles; `space` is where workspace of its own comes from. */
    engine(e: Engine, r: Real, space: Workspace, one: Problem, places: readonly Place[]): void;
    /** The same on host memory. */
    reference(one: Problem, matrices: readonly RealMat[]): void;
    /** Which triangle of the first matrix is read; absent for all of it. */
    readonly uplo?: 'l' | 'u' | undefined;
}
/** Runs a routine; what it keeps in lists it finds by the numbers of the problems. */
export declare function runEach(queue: Queue, a: HostBatchCall, routine: EachRoutine): Promise<void>;
export {};
