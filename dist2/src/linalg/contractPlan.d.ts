import type { ArrayOf } from '../core/field.ts';
import type { Trans } from '../core/matrix.ts';
import { type Contraction, type Elements } from './contraction.ts';
import type { Real } from './operands.ts';
/** An array as a matrix for each step of the batch: its own rows or columns and the depth, one of the two running fastest. */
export interface Arranged {
    /** Whether the depth runs fastest. */
    readonly depthLast: boolean;
    /** Elements from one row of what runs fastest to the next. */
    readonly ld: number;
    readonly length: number;
    /** Elements from one matrix to the next, for each axis of the batch. */
    readonly strides: readonly number[];
    /** Copies the elements to a place in an array. */
    readonly fill: (target: ArrayOf<Real>, at: number) => void;
    /** The same of `count` matrices from number `first` on, where there is one axis of the batch, along which they vary. */
    readonly fillSome: (target: ArrayOf<Real>, at: number, first: number, count: number) => void;
    /** Singles as they are, if they lie like that. */
    readonly singles: () => Float32Array | undefined;
    /** The array itself. */
    readonly from: Elements;
    /** Whether a context has it, and gemm can take it as it lies: nothing is then copied. */
    readonly isThere: boolean;
    /** Its axes as the copy has them, and their steps in the array. */
    readonly sizes: readonly number[];
    readonly steps: readonly number[];
}
/** Products of matrices that are a contraction. Rows first are columns of the transpose: C^T = B^T A^T, and B is gemm's first factor. */
export interface Plan {
    readonly A: Arranged;
    readonly B: Arranged;
    /** Arguments of each gemm. */
    readonly call: {
        readonly transA: Trans;
        readonly transB: Trans;
        readonly m: number;
        readonly n: number;
        readonly k: number;
        readonly lda: number;
        readonly ldb: number;
        readonly ldc: number;
    };
    /** Elements of C. */
    readonly length: number;
    /** Where products begin in A, B and C. */
    readonly starts: readonly (readonly [a: number, b: number, c: number])[];
    /** What is a batch from there on; undefined where each is one product. */
    readonly inner: Loop | undefined;
    /** Whether `inner` is the result from its first product to its last. */
    readonly whole: boolean;
    /** Axes of the result, and their steps in C as it is computed, where that is in another order. */
    readonly reorder: Order | undefined;
}
interface Order {
    readonly sizes: readonly number[];
    readonly steps: readonly number[];
}
/** The plan of a contraction with something to sum over. */
export declare function planOf(c: Contraction): Plan;
export interface Loop {
    readonly size: number;
    readonly a: number;
    readonly b: number;
    readonly c: number;
}
/** result := C as it is computed. */
export declare function putInOrder({ reorder }: Plan, result: ArrayOf<Real>, computed: ArrayOf<Real>): void;
export {};
