import { type Picked } from '../autotune/pick.ts';
import type { Mirror } from '../core/matrix.ts';
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { type DeviceType } from '../runtime/representation.ts';
import type { BatchMat } from './deviceBatch.ts';
/** How a matrix of a batch is spread over threads. */
export interface SmallShape {
    /** Threads that share a matrix. */
    readonly LANES: number;
    /** Rows of it in the registers of each. */
    readonly ROWS: number;
    readonly THREADS: number;
    /** Matrices pass through workgroup memory in the order in which they lie: fewer and wider accesses. */
    readonly STAGED: number;
    /** Columns of LU that share their text. */
    readonly BLOCK: number;
    /** Lanes exchange values within a subgroup, not in workgroup memory. */
    readonly SUBGROUPS: number;
}
export interface SmallProblem {
    /** What the kernel has registers for: the order of the matrices, padded. */
    readonly order: number;
    /** Matrices lie one behind the other, and the kernel may stage them. */
    readonly packed: boolean;
    readonly type: DeviceType;
    /** Size of the device's smallest subgroup; 0 without subgroups. */
    readonly lanes: number;
    /** Invocations and bytes that a workgroup may have. */
    readonly threads: number;
    readonly bytes: number;
    /** A software adapter: the order of its accesses costs it nothing, staging does. */
    readonly software: boolean;
}
/** The order whose registers hold matrices of order n: itself up to 8, then multiples of 4. */
export declare const paddedOrder: (n: number) => number;
/** How matrices of this order are spread over threads on this device; `force` names a shape, which must be legal here. */
export declare function pickShape(p: SmallProblem, force?: string): Picked<SmallShape>;
/** The names of all shapes for an order, for tests and tuning. */
export declare const shapeNames: (order: number, type?: DeviceType) => string[];
/** Right-hand sides that a thread holds at a time. */
export declare const rhsWidth: (nrhs: number) => number;
/** The constants of a kernel of this family beside those of its shape. */
export type SmallFlags = Readonly<Record<string, number>>;
/** Those of L D L^H, which of real matrices is L D L^T too, and with 't' of L D L^T of complex ones. */
export declare const ldlFlags: ({ mirror, A }: {
    readonly mirror: Mirror;
    readonly A: BatchMat;
}) => SmallFlags;
/** The parameter record of a variant. */
export declare function smallTuning(kernel: string, N: number | undefined, shape: SmallShape, flags: SmallFlags, type?: DeviceType): Tuning;
/** N is a tunable of its own in these kernels; in the others it is LANES*ROWS. */
export declare const luSmall: Kernel;
export declare const invSmall: Kernel;
export declare const cholSmall: Kernel;
export declare const solveSmall: Kernel;
