import { type Picked } from '../../autotune/pick.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
/** Rows and columns of T, and columns of B at a time, padded. */
export interface GelsExtent {
    readonly rows: number;
    readonly columns: number;
    readonly sides: number;
}
/** How a problem is spread over threads. */
interface GelsShape {
    /** Threads that share a problem, and rows of it in the registers of each. */
    readonly LANES: number;
    readonly ROWS: number;
    readonly RHS: number;
    readonly THREADS: number;
    /** Matrices pass through workgroup memory in the order in which they lie. */
    readonly STAGED: number;
    /** Columns that share their text. */
    readonly BLOCK: number;
    /** Lanes exchange values within a subgroup, not in workgroup memory. */
    readonly SUBGROUPS: number;
}
/** How matrices without gaps lie: WORDS each, `stride` from one to the next, and T(i, j) at i*DOWN + j*RIGHT. */
export interface Dense {
    readonly WORDS: number;
    readonly stride: number;
    readonly DOWN: number;
    readonly RIGHT: number;
}
/** What the choice of a shape depends on. */
interface GelsProblem {
    readonly extent: GelsExtent;
    /** Absent where the kernel may not stage the matrices. */
    readonly dense?: Dense | undefined;
    /** Size of the device's smallest subgroup; 0 without subgroups. */
    readonly lanes: number;
    /** Invocations and bytes that a workgroup may have. */
    readonly threads: number;
    readonly bytes: number;
    /** A software adapter: staging costs it more than it saves. */
    readonly software: boolean;
}
/** What more columns of B than this cost, factoring anew for each block of them, is more than keeping the factors. */
export declare const MOST_SIDES = 32;
/** The larger and the smaller size of a problem, padded: those of like extents run together. */
export declare const paddedTall: (m: number, n: number) => readonly [rows: number, columns: number];
/** Whether the problems of a class fit into registers. */
export declare function fitsGelsSmall(m: number, n: number): boolean;
/** `exact`: all problems have these sizes, and columns up to 16 need not be padded. */
export declare function gelsExtent(m: number, n: number, nrhs: number, exact: boolean): GelsExtent;
/** How problems are spread over threads on this device; `force` names a shape, which must be legal here. */
export declare function pickGelsShape(p: GelsProblem, force?: string): Picked<GelsShape>;
/** The names of all shapes, for tests and tuning. */
export declare const gelsShapeNames: (m: number, n: number, nrhs: number) => string[];
/** What a kernel does, and what it is given. */
export interface GelsFlags {
    readonly EDGE: number;
    readonly LISTED: number;
    readonly MINIMIZES: number;
    readonly B_IN_A: number;
    readonly NONFINITE: number;
    readonly RANK: number;
    readonly RSS: number;
}
/** The parameter record of a variant; one object per variant, because pipelines are found by identity. */
export declare function gelsTuning(extent: GelsExtent, shape: GelsShape, flags: GelsFlags, dense?: Dense): Tuning;
export declare const gelsSmall: Kernel;
export {};
