import type { Activation } from '../blas3/products/gemmFused.spec.ts';
import type { Uplo } from '../core/matrix.ts';
import type { UpdateMath } from '../lapack/factorOptions.ts';
import { type Windows } from '../nn/convolution/windows.ts';
import type { TensorInfo } from './peers.ts';
/** How products are computed on a GPU. */
export type ProductMath = 'auto' | UpdateMath;
/** Behind a product: the bias has an element for each column of the result, low and high are bounds of 'clamp'. */
export interface Epilogue {
    readonly bias?: TensorInfo | undefined;
    readonly activation: Activation;
    readonly low: number;
    readonly high: number;
}
/** `count` matrices of each operand at equal distances, from these elements on. */
export interface Run {
    readonly count: number;
    readonly offA: number;
    readonly strideA: number;
    readonly offB: number;
    readonly strideB: number;
    readonly offC: number;
    readonly strideC: number;
}
/** C := op(A) op(B), all by rows: op(A) is rows x depth, op(B) depth x cols. No size is 0. */
export interface Product {
    /** Says all sizes, flags and runs. */
    readonly name: string;
    readonly rows: number;
    readonly cols: number;
    readonly depth: number;
    readonly transA: boolean;
    readonly transB: boolean;
    readonly a: TensorInfo;
    readonly b: TensorInfo;
    readonly runs: readonly Run[];
    /** Of one run of one matrix only. */
    readonly epilogue?: Epilogue | undefined;
}
/** A complex tensor, whose parts are tensors of their own. */
export interface Parts {
    readonly real: TensorInfo;
    readonly imag: TensorInfo;
}
export interface Convolution {
    readonly windows: Windows;
    readonly x: TensorInfo;
    readonly filter: TensorInfo;
    readonly epilogue?: Epilogue | undefined;
}
/** Whether the windows are the image itself, pixel by pixel: nothing has to be gathered. */
export declare const isPointwise: (w: Windows) => boolean;
/** Windows are gathered in slices of up to so many elements. Tests lower it. */
export declare const limits: {
    slice: number;
};
export declare const windowsPerSlice: (w: Windows) => number;
/** Calls `work` for all windows, slice by slice: from window `first` on `count` of them. */
export declare function eachSlice(w: Windows, work: (first: number, count: number) => void): void;
/** The sizes of `count` square systems with `nrhs` right-hand sides each. */
export interface Systems {
    readonly count: number;
    readonly n: number;
    readonly nrhs: number;
}
/** Every tensor returned is new and belongs to the caller. All operands are of type float32, info of int32, no size is 0. */
export interface Compute {
    product(p: Product, shape: number[]): TensorInfo;
    /** The same of complex numbers, by four products of their parts: the multiplications of one product of pairs, without copies. */
    complexProduct(p: Omit<Product, 'a' | 'b' | 'epilogue'>, a: Parts, b: Parts, shape: number[]): Parts;
    convolve(c: Convolution, shape: number[]): TensorInfo;
    /** The gradient of a convolution by its filter, from that by its result. */
    filterGradient(w: Windows, x: TensorInfo, dy: TensorInfo, shape: number[]): TensorInfo;
    /** The gradient by its images; undefined where it is left to the stock kernel. */
    inputGradient(w: Windows, dy: TensorInfo, filter: TensorInfo, shape: number[]): TensorInfo | undefined;
    /** A X = B; of a singular A the X is NaN and info says where. */
    solve(s: Systems, a: TensorInfo, b: TensorInfo): {
        readonly x: TensorInfo;
        readonly info: TensorInfo;
    };
    /** op(A) X = B with a triangle of A. */
    solveTriangle(s: Systems, uplo: Uplo, transposed: boolean, a: TensorInfo, b: TensorInfo): TensorInfo;
    /** A = L L^T; L lies in the lower triangle, which is NaN where info is not 0, and the upper one holds what it likes. */
    cholesky(count: number, n: number, a: TensorInfo): {
        readonly l: TensorInfo;
        readonly info: TensorInfo;
    };
    /** A = Q R, k = min(m, n). */
    qr(count: number, m: number, n: number, a: TensorInfo): {
        readonly q: TensorInfo;
        readonly r: TensorInfo;
    };
}
