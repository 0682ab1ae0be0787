import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The kernels, for tests. */
export interface DsKernels {
    readonly product: Kernel;
    readonly residual: Kernel;
    readonly correct: Kernel;
}
export declare const DS_KERNELS: DsKernels;
export interface DeviceDsResidual {
    readonly m: number;
    readonly n: number;
    readonly columns: number;
    /** A = H + L, two matrices of singles, as pairsOf splits one of doubles. */
    readonly H: DeviceMat;
    readonly L: DeviceMat;
    /** Matrices of pairs of singles whose sum is the element; offsets and leading dimensions count pairs. */
    readonly X: DeviceMat;
    readonly B: DeviceMat;
    readonly R: DeviceMat;
    /** What provenDoubleSingle has found. */
    readonly form: Tuning;
    /** A word for each column: where it is 0 R stays as it is, and A is not read for it. All columns, if absent. */
    readonly wanted?: DeviceBuffer<'i'>;
}
/** Singles of workspace that enqueueDsResidual takes. */
export declare function dsWorkspace(m: number, n: number, columns: number): number;
/**
 * Enqueues R := B - A X, in sums of three singles, so that what is lost is what pairs lose of A, X, B and the products: 2^-48 or so of each
 * term, however many there are. R and B are different buffers; numbers must be far from the ends of the range of singles.
 */
export declare function enqueueDsResidual(queue: Queue, s: DeviceDsResidual, kernels?: DsKernels): void;
export interface DeviceDsCorrection {
    readonly n: number;
    readonly columns: number;
    /** Pairs of singles, from the buffer's beginning. */
    readonly X: DeviceMat;
    /** Singles, from the buffer's beginning. */
    readonly D: DeviceMat;
    /** A word for each column: 0 leaves it alone. */
    readonly wanted: DeviceBuffer<'i'>;
    /** Two words for each column, which become 0. */
    readonly facts: DeviceBuffer<'i'>;
    readonly form: Tuning;
}
/** Enqueues X := X + D in the columns that are wanted. */
export declare function enqueueDsCorrection(queue: Queue, s: DeviceDsCorrection, kernels?: DsKernels): void;
export interface DeviceDsJudge {
    readonly n: number;
    readonly columns: number;
    /** Pairs of singles, from the buffers' beginning. */
    readonly R: DeviceMat;
    readonly X: DeviceMat;
    /** Singles, from the buffer's beginning. */
    readonly D: DeviceMat;
    /** Of each column the bits of the largest |r| and |x|, if they are 0 before. */
    readonly facts: DeviceBuffer<'i'>;
}
/** Enqueues D := R in singles, and what the host wants to know of R and X. */
export declare function enqueueDsJudge(queue: Queue, { n, columns, R, X, D, facts }: DeviceDsJudge): void;
/** Where the words of `outcome` in DeviceDsDecision stand, and what the first of them may be. */
export declare const OUTCOME: {
    readonly state: 0;
    readonly step: 1;
    readonly worst: 2;
    readonly norm: 3;
    readonly info: 4;
    readonly iters: 5;
};
export declare const STATE: {
    readonly going: 0;
    readonly converged: 1;
    readonly stopped: 2;
};
/** The words that `outcome` has before the first step. */
export declare function firstOutcome(columns: number): Int32Array;
export interface DeviceDsDecision {
    readonly columns: number;
    /** As of enqueueDsJudge. */
    readonly facts: DeviceBuffer<'i'>;
    /** The bits of what the elements of a column of X must stay below. */
    readonly ends: DeviceBuffer<'i'>;
    /** The norm of A, and the info of its factorization. */
    readonly norm: DeviceBuffer<'s'>;
    readonly info: DeviceMat;
    /** 1 for each column that is still to be corrected. */
    readonly wanted: DeviceBuffer<'i'>;
    /** OUTCOME.iters words and one for each column, firstOutcome before the first step. */
    readonly outcome: DeviceBuffer<'i'>;
    readonly rules: {
        /** The number of the last step, the first being 0. */
        readonly last: number;
        /** Norms of A beyond which nothing is decided. */
        readonly norms: Readonly<Record<'least' | 'most', number>>;
        /** A column has converged where |r| <= factor ||A|| |x|, in largest elements. */
        readonly factor: number;
        /** A step that leaves more than this of the residual is the last. */
        readonly progress: number;
    };
}
/** Enqueues the judgement of a step: `wanted` and `outcome`, which stay as they are once there is no other step. */
export declare function enqueueDsDecision(queue: Queue, d: DeviceDsDecision): void;
