import { type MpiArray, type MpiData } from './arrays.ts';
import * as steps from './collectives.ts';
import { ProcessGrid } from './processGrid.ts';
/** Which rank has the data, or gets them: 0 by default. */
export interface RootOptions {
    readonly root?: number;
}
/** How elements are combined: 'sum' by default. */
export interface ReduceOptions {
    readonly op?: steps.MpiReduction;
}
/** To whom, and by which number the receiver knows the message: 0 by default. */
export interface SendOptions {
    readonly to: number;
    readonly tag?: number;
}
/** From whom. */
export interface ReceiveOptions {
    readonly from: number;
    readonly tag?: number;
}
/** MPI's calls of one group. Without MPI there is one rank, for which all of them are defined too. */
export declare class Communicator {
    /** Of this process, from 0. */
    readonly rank: number;
    /** Number of ranks. */
    readonly size: number;
    /** Among the ranks on this machine: which GPU, for instance, is this rank's. */
    readonly localRank: number;
    readonly localSize: number;
    private readonly members;
    private readonly mailbox;
    /** The collectives under way, each of which begins when the one before has ended: all ranks must begin them in one order. */
    private last;
    private pending;
    /** Gives the root's elements to all, in place. A list of arrays becomes one message. */
    bcast<D extends MpiData>(data: D, { root }?: RootOptions): Promise<D>;
    bcastSync<D extends MpiData>(data: D, { root }?: RootOptions): D;
    /** Combines the arrays of all ranks, in place at the root; those of the others stay as they are. */
    reduce<D extends MpiData>(data: D, { op, root }?: ReduceOptions & RootOptions): Promise<D>;
    reduceSync<D extends MpiData>(data: D, { op, root }?: ReduceOptions & RootOptions): D;
    /**
     * Combines the arrays of all ranks, in place on every rank. A list of arrays becomes one message.
     *
     * @example
     * await world.allreduce(gradients, { op: 'mean' });
     */
    allreduce<D extends MpiData>(data: D, { op }?: ReduceOptions): Promise<D>;
    allreduceSync<D extends MpiData>(data: D, { op }?: ReduceOptions): D;
    /** The arrays of all ranks behind each other, on every rank. They must have one length and type. */
    allgather<T extends MpiArray>(data: T): Promise<T>;
    allgatherSync<T extends MpiArray>(data: T): T;
    /** The arrays of all ranks as a list, on every rank. They may differ in length. */
    allgatherv<T extends MpiArray>(data: T): Promise<T[]>;
    allgathervSync<T extends MpiArray>(data: T): T[];
    /** The arrays of all ranks behind each other, at the root; undefined elsewhere. They must have one length and type. */
    gather<T extends MpiArray>(data: T, { root }?: RootOptions): Promise<T | undefined>;
    gatherSync<T extends MpiArray>(data: T, { root }?: RootOptions): T | undefined;
    /** The arrays of all ranks as a list, at the root; undefined elsewhere. They may differ in length. */
    gatherv<T extends MpiArray>(data: T, { root }?: RootOptions): Promise<T[] | undefined>;
    gathervSync<T extends MpiArray>(data: T, { root }?: RootOptions): T[] | undefined;
    /** This rank's part of the root's array, which is divided into equal parts. The others' `data` is not looked at. */
    scatter<T extends MpiArray>(data: T | undefined, { root }?: RootOptions): Promise<T>;
    scatterSync<T extends MpiArray>(data: T | undefined, { root }?: RootOptions): T;
    /** This rank's array of the root's list. The others' `data` is not looked at. */
    scatterv<T extends MpiArray>(data: readonly T[] | undefined, { root }?: RootOptions): Promise<T>;
    scattervSync<T extends MpiArray>(data: readonly T[] | undefined, { root }?: RootOptions): T;
    /** One array of each rank for each rank. Gives those that are for this one, by the ranks that they are from, of any lengths. */
    alltoallv<T extends MpiArray>(data: readonly T[]): Promise<T[]>;
    alltoallvSync<T extends MpiArray>(data: readonly T[]): T[];
    /** Waits until all ranks have come here. */
    barrier(): Promise<void>;
    barrierSync(): void;
    /** Groups of the ranks that name the same color, ordered by `key`, and by rank where keys are equal. */
    split(color: number, key?: number): Promise<Communicator>;
    splitSync(color: number, key?: number): Communicator;
    /** Sends to one rank. The array may be changed when this has ended. */
    send(data: MpiArray, options: SendOptions): Promise<void>;
    sendSync(data: MpiArray, options: SendOptions): void;
    /** Receives from one rank into the array, and returns the part of it that has been written. */
    recv<T extends MpiArray>(into: T, options: ReceiveOptions): Promise<T>;
    recvSync<T extends MpiArray>(into: T, options: ReceiveOptions): T;
    /**
     * The ranks as a grid of processes, numbered along its rows, over which matrices are distributed; as near to a square as their number
     * allows, or of the sizes named. Nothing is sent.
     *
     * @throws ArgumentError if rows times cols is not the number of ranks; `split` makes a communicator of fewer.
     */
    grid(rows?: number, cols?: number): ProcessGrid;
    /**
     * This rank's share of `count` independent pieces of work: those from `from` on, before `to`. Shares differ by one at most.
     *
     * @example
     * const { from, to } = world.share(100_000);
     */
    share(count: number): {
        readonly from: number;
        readonly to: number;
    };
    /** By calls that are awaited, behind the collectives before. */
    private later;
    /** By blocking calls. */
    private now;
    private divided;
    /** Undefined for a message to oneself, of a rank that is alone. */
    private sending;
    private receiving;
    private received;
}
