import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import { type Uplo } from '../../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type Workspace } from '../../runtime/workspace.ts';
import type { SytrdArgs } from './routines.gen.ts';
export interface DeviceSytrd {
    readonly uplo: Uplo;
    readonly n: number;
    readonly A: DeviceMat;
    /**
     * The diagonal, n elements, what is beside it, real numbers, and the factors of the reflectors, n - 1 each. They may lie in A's buffer.
     */
    readonly D: DeviceMat;
    readonly E: DeviceMat;
    readonly tau: DeviceMat;
    /** Columns of a panel, a multiple of four up to 64; absent or 0: own choice. */
    readonly nb?: number | undefined;
    /** Name of a rule in sytrd.kernels.ts, or 'steps', 'steps/40' for the last 40 rows, for tests and tuning. */
    readonly force?: string | undefined;
}
export declare function sytrdGpu(queue: Queue, a: Bound<SytrdArgs<Prec>>): void;
/** Columns of a panel: they are read twice for each column of it, and the update behind it is a product of twice this depth. */
export declare const sytrdBlock: ({ n, nb }: {
    readonly n: number;
    readonly nb?: number | undefined;
}) => number;
/** Enqueues A = Q T Q^H: T and the vectors of Q's reflectors in place of the triangle, D, E, tau. */
export declare function enqueueSytrd(queue: Queue, f: DeviceSytrd): void;
/** A stored triangle as the lower one of a matrix: the upper one from its end, or turned over. */
export interface Triangle {
    readonly A: DeviceMat;
    readonly places: {
        readonly offA: number;
        readonly rs: number;
        readonly cs: number;
    };
    /** Whether it is the conjugate of what is stored. */
    readonly turned?: boolean;
}
/** A reduction under way and done, in workspace. */
export interface Reduction {
    readonly n: number;
    readonly nb: number;
    /** The whole matrix, of an order that is a multiple of four; in the end the reflectors' vectors are below its first subdiagonal. */
    readonly S: DeviceMat;
    /** D and E, S.ld elements of each, real numbers that are scaled as S is; and tau, if S is real. */
    readonly T: DeviceBuffer;
    /** n - 1 elements. */
    readonly tau: DeviceMat;
    /** The largest magnitude in A, which says by what. */
    readonly largest: DeviceBuffer;
    /** In two stages: the bandwidth between them, and the reflectors of the second one if they are kept. Those of the first are in S. */
    readonly chased?: {
        readonly kd: number;
        readonly V: DeviceMat | undefined;
    };
}
/** Of the whole matrix. */
export declare const wholeBytes: (n: number, prec: Prec) => number;
/** Of the matrix with its panel, the largest piece of workspace. */
export declare const reductionBytes: (n: number, prec: Prec) => number;
export declare function takeReduction(ws: Workspace, like: DeviceMat, n: number, nb: number): Reduction;
/** By what D and E are multiplied, as sytrd_scale has it, from the largest magnitude of A; NaN if that is not finite. */
export declare function scaleOfReduction(largest: number): number;
/** Enqueues what a reduction begins with: the largest magnitude, and S, whole and scaled. */
export declare function enqueueSpread(queue: Queue, uplo: Uplo, { A, places, turned }: Triangle, { n, S, largest }: Reduction): void;
/** Enqueues the reduction of a matrix of which a triangle is given, the lower one as `given` has it. */
export declare function enqueueReduction(queue: Queue, uplo: Uplo, given: Triangle, r: Reduction, force?: string): void;
/** Enqueues out := D (k = 0), E (1), both scaled back, or tau (2), of which there are `count`. */
export declare function enqueueValues(queue: Queue, r: Reduction, k: number, count: number, out: DeviceMat): void;
