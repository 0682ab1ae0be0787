import type { Abi, Handle, MpiOperation } from './abi.ts';
import { type MpiArray, type MpiData } from './arrays.ts';
import type { MpiCall } from './library.ts';
/** What the steps need to know of a communicator. `abi` is undefined where one process is alone: then no step is taken. */
export interface Members {
    readonly rank: number;
    readonly size: number;
    readonly abi: Abi | undefined;
    address(array: ArrayBufferView): Handle;
}
export type Steps<R> = Generator<MpiCall, R, void>;
/** How elements are combined: 'mean' is the sum divided by the number of ranks. */
export type MpiReduction = MpiOperation | 'mean';
export declare function checkRank(routine: string, argument: string, position: number, value: unknown, size: number): void;
export declare function bcast<D extends MpiData>(on: Members, data: D, root: number): Steps<D>;
/** In place. Without `root` every rank has the result, else that rank alone, and the arrays of the others stay as they are. */
export declare function reduce<D extends MpiData>(on: Members, data: D, op: MpiReduction, root?: number): Steps<D>;
/** Arrays of one length, behind each other by rank. */
export declare function allgather<T extends MpiArray>(on: Members, data: T): Steps<T>;
/** Arrays of any lengths, one of each rank. */
export declare function allgatherv<T extends MpiArray>(on: Members, data: T): Steps<T[]>;
export declare function gather<T extends MpiArray>(on: Members, data: T, root: number): Steps<T | undefined>;
export declare function gatherv<T extends MpiArray>(on: Members, data: T, root: number): Steps<T[] | undefined>;
/** Equal parts of the root's array; the others need not have one. */
export declare function scatter<T extends MpiArray>(on: Members, data: T | undefined, root: number): Steps<T>;
/** An array for each rank, of the root's list; the others need not have one. */
export declare function scatterv<T extends MpiArray>(on: Members, data: readonly T[] | undefined, root: number): Steps<T>;
/** An array of each rank for each rank: those that are for this one, by the ranks that they are from. */
export declare function alltoallv<T extends MpiArray>(on: Members, data: readonly T[]): Steps<T[]>;
export declare function barrier(on: Members): Steps<void>;
