import type { Mat, Side, Trans } from '../../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
/**
 * Moduli with which a product of factors errs by no more than 2^-54, the norms of a row of one and of a column of the other being `size` at
 * most, one times the other. What corrects by little may be computed with few.
 */
export declare const moduliFor: (size: number) => number;
/** What the host sees of a matrix. */
export interface Sums {
    /** The Frobenius norm of what counts. */
    readonly norm: number;
    /** Of complex numbers |Re| + |Im|. */
    readonly largest: number;
    readonly diagonal: Float64Array;
}
/** What stands for a block on the diagonal: its first row, and its order, 0 if it is not wanted. */
export interface Block {
    readonly from: number;
    readonly order: number;
}
/** Elements of doubles on the GPU, until the end of a call. */
export declare class ZoomDevice {
    readonly queue: Queue;
    readonly type: 'd' | 'z';
    /** Numbers of an element. */
    readonly parts: 1 | 2;
    private readonly taken;
    constructor(queue: Queue, type: 'd' | 'z');
    private lease;
    /** An m x n matrix with anything in it. */
    matrix(m: number, n?: number): DeviceMat;
    /** The same in single precision. */
    singles(m: number, n: number): DeviceMat;
    /** The same of another type. */
    other<E extends 's' | 'c' | 'i'>(type: E, m: number, n?: number): Mat<DeviceBuffer<E>>;
    dispose(): void;
    /** All elements of a matrix of order n. */
    values(n: number, { data }: DeviceMat): Promise<Float64Array>;
    setValues(values: Float64Array, { data }: DeviceMat): void;
    /** C := alpha op(A) B + beta C of order n, with so many moduli. */
    multiply(trans: Trans, n: number, alpha: number, A: DeviceMat, B: DeviceMat, beta: number, C: DeviceMat, moduli?: number): void;
    copy(n: number, A: DeviceMat, B: DeviceMat): void;
    /** SA := A in single precision. */
    demote(n: number, A: DeviceMat, SA: DeviceMat): void;
    /** A := SA. */
    promote(n: number, SA: DeviceMat, A: DeviceMat): void;
    /** Of all of an m x n M, or of what is beside its diagonal; `halves`: of (I - M) / 2, which M becomes. */
    sums(m: number, n: number, M: DeviceMat, what: 'all' | 'beside' | 'halves'): Promise<Sums>;
    /** Y := M, m x n, with columns from `order`, and with `rows` rows too; where signs turn: kernels/lapack/mixed/zoom_order. */
    reorder(m: number, order: DeviceMat, M: DeviceMat, Y: DeviceMat, { rows, signs }?: {
        readonly rows?: boolean;
        readonly signs?: 'none' | 'columns' | 'rows';
    }): void;
    /** Y := diag(phases) M, or M diag(phases), for complex numbers of which the phases are pairs. */
    turnPhases(side: Side, n: number, phases: Float64Array<ArrayBuffer>, M: DeviceMat, Y: DeviceMat): void;
    /** Integers on the GPU, as a vector. */
    integers(values: Int32Array): DeviceMat;
    /** F := what makes the symmetric or Hermitian S diagonal between groups, to first order. */
    turn(n: number, S: DeviceMat, groups: DeviceMat, F: DeviceMat): void;
    /** F and G := what makes S diagonal between groups, from the left and from the right. */
    turns(n: number, S: DeviceMat, groups: DeviceMat, F: DeviceMat, G: DeviceMat): void;
    /** B := 2^exponent (S - mu I) for the symmetric or Hermitian part of a block of S, which has n rows. */
    closer(n: number, { from, order }: Block, S: DeviceMat, mu: number, exponent: number, B: DeviceMat): void;
    /** Blocks on the diagonal of S, one behind the other. */
    pack(n: number, blocks: DeviceMat, length: number, S: DeviceMat): Promise<Float64Array>;
    /** Q := a matrix with these blocks on its diagonal, and ones where there are none. */
    spread(n: number, blocks: DeviceMat, values: Float64Array, Q: DeviceMat): void;
}
