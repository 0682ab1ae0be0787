import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { SINGLES } from '../../runtime/representation.ts';
/** NaN, which no text of a kernel can say. */
export declare const NAN_BITS = 2143289344;
/** How a matrix is spread over threads: svd_jacobi.wgsl. */
export interface JacobiShape {
    readonly N: number;
    readonly PARTS: number;
    readonly ROWS: number;
    readonly LANES: number;
    readonly GROUP: number;
    readonly CHUNK: number;
    readonly SUBGROUPS: number;
    readonly SHUFFLES: number;
}
/** What a kernel has registers for: sizes of the largest matrix, padded. */
export interface JacobiExtent {
    readonly rows: number;
    readonly columns: number;
}
/** Element types that the kernels have. */
export type SvdType = keyof typeof SINGLES;
interface JacobiProblem extends JacobiExtent {
    readonly type: SvdType;
    /** Size of the device's smallest subgroup; 0 without subgroups. */
    readonly lanes: number;
    /** Invocations and bytes that a workgroup may have. */
    readonly threads: number;
    readonly bytes: number;
}
/** The registers for m x n matrices, m >= n: the same for all of a class. */
export declare function jacobiExtent(m: number, n: number): JacobiExtent;
/** How matrices of this extent are spread over threads, if the device can hold them; `force` names a shape, for tests and tuning. */
export declare const pickJacobi: (p: JacobiProblem, force?: string) => JacobiShape | undefined;
/** The names of all shapes for an extent, the one that is chosen first. */
export declare const jacobiNames: (p: JacobiProblem) => string[];
/** Which of the buffers that are written each operand is in; 3: it is not wanted, or, of A, it is in none of them. */
export interface Slots {
    readonly left: number;
    readonly right: number;
    readonly values: number;
}
export declare const jacobiTuning: (s: JacobiShape, type: SvdType, slots: Slots, inA: number, listed: boolean) => Tuning;
export declare const REPORT_THREADS = 64;
export declare const reportTuning: (type: SvdType, slots: Slots, listed: boolean) => Tuning;
/** How many problems a workgroup looks at: where most lack nothing many, else one. */
export declare const completeTiles: {
    readonly few: {
        readonly PER: 16;
    };
    readonly all: {
        readonly PER: 1;
    };
};
export declare const completeVariants: import("../../runtime/variants.ts").Variants<"LISTED", {
    readonly PER: number;
}>;
export declare const RECORD_THREADS = 64;
export declare const recordsTuning: Tuning;
export declare const svdJacobi: Kernel;
export declare const svdComplete: Kernel;
export declare const svdReport: Kernel;
export declare const svdRecords: Kernel;
export {};
