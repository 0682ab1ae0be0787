import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Workspace } from '../../runtime/workspace.ts';
/** What the host knows of a merge, see laed2.ref.ts and lasd2.ref.ts, and in which units the device computes it. */
export interface DeviceMerge {
    readonly first: number;
    readonly n1: number;
    readonly n2: number;
    readonly k: number;
    readonly top: number;
    readonly dense: number;
    readonly poles: Float64Array;
    readonly z: Float64Array;
    readonly places: Int32Array;
    readonly columns: Int32Array;
    readonly rotations: {
        readonly count: number;
        readonly x: Int32Array;
        readonly y: Int32Array;
        readonly c: Float64Array;
        readonly s: Float64Array;
    };
    /** Of poles, and what elements of z are divided by. */
    readonly unit: number;
    readonly zUnit: number;
    /** What stands before the sum over the poles. */
    readonly constant: number;
    /** Of a bidiagonal matrix whose last column has no row: c and s that turn the vectors that both halves take to zero. */
    readonly turn?: readonly [number, number] | undefined;
    /** Whether the last column has no row, so that the second half has a left vector less than right ones. */
    readonly extra?: boolean;
}
/** A power of two above a magnitude. */
export declare const unitOf: (most: number) => number;
export declare class HalvesOnDevice {
    private readonly queue;
    private readonly n;
    /** Kinds of vectors: those of a bidiagonal matrix are left ones, and right ones n columns behind. */
    private readonly sides;
    private readonly secular;
    /** Fractions of a pole's integer: as lib/stedc_merge.wgsl has them. */
    private readonly pole;
    private readonly Z;
    private readonly Q;
    private readonly S;
    /** Pole and distance of roots, z of the next level, weights. */
    private readonly found;
    private readonly words;
    private readonly host;
    private readonly numbers;
    private readonly rows;
    /** What was read back last: poles and distances of roots, and elements of z. */
    readonly origins: Int32Array<ArrayBuffer>;
    readonly distances: Float32Array<ArrayBuffer>;
    readonly elements: Float32Array<ArrayBuffer>;
    /** Z: n columns, of a bidiagonal matrix 2n. `rows`: of each level the row that each column is read in, or -1. */
    constructor(queue: Queue, ws: Workspace, n: number, Z: DeviceMat, rows: readonly Int32Array<ArrayBuffer>[], sides: 1 | 2);
    private write;
    /**
     * Z := the vectors of leaves, of each first row and order; T: the diagonal, and what is beside it, n of each, no element above 1. The
     * values take the place of distances, and where a leaf has not converged an origin is not 0.
     */
    solveLeaves(ws: Workspace, [kernel, tuning]: readonly [Kernel, Tuning], leaves: readonly (readonly [number, number])[], T: Float32Array<ArrayBuffer>): void;
    /** Merges a level's halves. */
    merge(merges: readonly DeviceMerge[], together?: number): void;
    /** The vectors of a merge, the left ones first. */
    private sidesOf;
    private multiply;
    /** Writes what the kernels are told of the merges; returns how many chains of rotations there are, and where they and these begin. */
    private describe;
    /** A merge's poles, elements of z, places and columns among the words; returns the sum of the elements' squares. */
    private list;
    private rotate;
    /** Q := Z's columns in their new order, or Z's last ones := Q's. */
    private move;
    /** Reads back what the level has found, and, if there is a next one, the rows that it needs. */
    read(next: number | undefined): Promise<void>;
    /** The columns of Z in an order. */
    ordered(columns: Int32Array): DeviceMat;
}
