import { type Picked } from '../../autotune/pick.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { type SingleType } from '../../runtime/representation.ts';
/** The registers that a kernel has: rows and columns of the largest matrix, padded. */
export interface QrExtent {
    readonly rows: number;
    readonly columns: number;
}
/** How a matrix is spread over threads. */
interface QrShape {
    /** Threads that share a matrix, and rows of it in the registers of each. */
    readonly LANES: number;
    readonly ROWS: number;
    readonly THREADS: number;
    /** Matrices pass through workgroup memory in the order in which they lie. */
    readonly STAGED: number;
    /** So do Q and R, where they lie likewise. */
    readonly OUT: number;
    /** Columns that share their text. */
    readonly BLOCK: number;
    /** Lanes exchange values within a subgroup, not in workgroup memory. */
    readonly SUBGROUPS: number;
}
/** What the choice of a shape depends on. */
interface QrProblem extends QrExtent {
    readonly type: SingleType;
    /** Matrices are square and lie one behind the other, and the kernel may stage them. */
    readonly packed: boolean;
    /** Size of the device's smallest subgroup; 0 without subgroups. */
    readonly lanes: number;
    /** Invocations and bytes that a workgroup may have. */
    readonly threads: number;
    readonly bytes: number;
    /** A software adapter: staging costs it more than it saves. */
    readonly software: boolean;
}
type Flags = Readonly<Record<string, number>>;
export declare const qrExtent: (m: number, n: number) => QrExtent;
/** How matrices of this extent are spread over threads on this device; `force` names a shape, which must be legal here. */
export declare function pickQrShape(p: QrProblem, force?: string): Picked<QrShape>;
/** The names of all shapes for m x n matrices, for tests and tuning. */
export declare const qrShapeNames: (m: number, n: number, type?: SingleType) => string[];
/** The parameter record of a variant. */
export declare const qrTuning: (of: QrExtent, shape: QrShape, flags: Flags, type?: SingleType) => Tuning;
export declare const qrSmall: Kernel;
export {};
