import type { BatchStorage, Integers, OnFailure } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface GeevStridedBatchedArgs<P extends Prec> {
    /** Left eigenvectors; default 'v'. */
    jobvl?: 'v' | 'n';
    /** Right eigenvectors; default 'v'. */
    jobvr?: 'v' | 'n';
    n: number;
    /** In, n x n. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Elements from one matrix of A to the next; 0 gives all the same one. */
    strideA: number;
    /** Out, n elements of each real matrix, one behind the other: the real parts of the eigenvalues. */
    WR?: Ptr<NoInfer<P>>;
    /** At least the rows of WR, and 1. */
    strideWR?: number;
    /** Out, n elements of each real matrix: the imaginary parts. */
    WI?: Ptr<NoInfer<P>>;
    /** At least the rows of WI, and 1. */
    strideWI?: number;
    /** Out, n elements of each complex matrix, in place of WR and WI: the eigenvalues. */
    W?: Ptr<NoInfer<P>>;
    /** At least the rows of W, and 1. */
    strideW?: number;
    /** Out, n x n: the left eigenvectors. Not needed with jobvl 'n'. */
    VL?: Ptr<NoInfer<P>>;
    /** At least the rows of VL, and 1. */
    ldvl?: number;
    /** Elements from one matrix of VL to the next. */
    strideVL?: number;
    /** Out, n x n: the right eigenvectors. Not needed with jobvr 'n'. */
    VR?: Ptr<NoInfer<P>>;
    /** At least the rows of VR, and 1. */
    ldvr?: number;
    /** Elements from one matrix of VR to the next. */
    strideVR?: number;
    /**
     * Out, one integer for each matrix. 0: done. i in 1 .. n - 1: QR iteration has not converged; the eigenvalues behind the first i are
     * right, others are NaN, and so are VL and VR. n: A has a NaN or an infinity, or no eigenvalue was found; all results are NaN.
     */
    info: Ptr<'i'>;
    /** With 0 nothing is done. */
    batchCount: number;
    /**
     * Default 'col': column-major, leading dimensions are distances of columns. 'row': row-major, they are distances of rows, at least the
     * number of columns. On a GPU nothing is copied for it.
     */
    layout?: BatchStorage;
    /**
     * Default 'info': info says which matrices failed. 'nan': besides, all that the call writes of such a problem, but its pivots, is filled
     * with NaN. 'throw': the call waits for the results, the only option that does, and rejects with an error that names the first matrix
     * that failed and how many did; the results are as with info.
     */
    onFailure?: OnFailure;
    /** Out, if given, one integer for each matrix: 1 where A had a NaN or an infinity in the part that is read, else 0. */
    nonfinite?: Ptr<'i'>;
}
/**
 * A v(j) = w(j) v(j) and u(j)^H A = w(j) u(j)^H for many general n x n matrices of one size at equal distances.
 *
 * Eigenvalues of general matrices, and right and left eigenvectors.
 *
 * Overwrites WR, WI, info, and VL and VR as their jobs say; A is only read, and may be the same for all. w(j) = WR(j) + i WI(j). Complex
 * eigenvalues come in pairs, side by side, the one with the positive imaginary part first; for such a pair in j and j + 1, v(j) = VR(:,j)
 * + i VR(:,j+1), and v(j+1) is its conjugate. Vectors have Euclidean norm 1, and their largest element is real. Of a matrix that lacks
 * eigenvectors some are nearly parallel.
 *
 * Every matrix is scaled and balanced by powers of two and a permutation, and reduced to Hessenberg form by reflections; double-shift QR
 * iteration brings that to Schur form, and vectors are found by substitution and multiplied back. On a GPU context single precision runs on
 * the GPU up to order 128, with a workgroup to each matrix. Larger matrices, doubles and complex ones run on the CPU: small real ones, up
 * to order 98, without vectors 128, side by side, one in each lane of the processor's vectors, larger ones one after the other, singles in
 * double from the Hessenberg form on. Without vectors the work is about a third. A result depends on its own matrix alone, to the last bit:
 * not on the others, nor on their number.
 *
 * Flops to leading order: 10n^3/3 for the Hessenberg form, 4n^3/3 for its orthogonal factor, about 4n^3/3 for a side's vectors; iteration
 * takes about 10n^3 more, with vectors 25n^3, and is not counted. Source: LAPACK xGEEV; G. Golub, C. Van Loan, Matrix Computations,
 * section 7.5.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For what is in A
 * only with `onFailure: 'throw'`: else read info.
 * @example
 * // Eigenvalues and right vectors of a thousand matrices of order 3, packed one behind the other.
 * const [WR, WI, VR, info] = [ctx.alloc('s', 3000), ctx.alloc('s', 3000), ctx.alloc('s', 9000), ctx.alloc('i', 1000)];
 * const each = { lda: 3, strideA: 9, strideWR: 3, strideWI: 3, ldvr: 3, strideVR: 9 };
 * await sgeevStridedBatched(ctx.queue, { jobvl: 'n', n: 3, A, WR, WI, VR, info, ...each, batchCount: 1000 });
 */
export declare const geevStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: GeevStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * A v(j) = w(j) v(j) and u(j)^H A = w(j) u(j)^H for many general n x n matrices of one size at equal distances.
 *
 * Eigenvalues of general matrices, and right and left eigenvectors.
 *
 * Overwrites WR, WI, info, and VL and VR as their jobs say; A is only read, and may be the same for all. w(j) = WR(j) + i WI(j). Complex
 * eigenvalues come in pairs, side by side, the one with the positive imaginary part first; for such a pair in j and j + 1, v(j) = VR(:,j)
 * + i VR(:,j+1), and v(j+1) is its conjugate. Vectors have Euclidean norm 1, and their largest element is real. Of a matrix that lacks
 * eigenvectors some are nearly parallel.
 *
 * Every matrix is scaled and balanced by powers of two and a permutation, and reduced to Hessenberg form by reflections; double-shift QR
 * iteration brings that to Schur form, and vectors are found by substitution and multiplied back. On a GPU context single precision runs on
 * the GPU up to order 128, with a workgroup to each matrix. Larger matrices, doubles and complex ones run on the CPU: small real ones, up
 * to order 98, without vectors 128, side by side, one in each lane of the processor's vectors, larger ones one after the other, singles in
 * double from the Hessenberg form on. Without vectors the work is about a third. A result depends on its own matrix alone, to the last bit:
 * not on the others, nor on their number.
 *
 * Flops to leading order: 10n^3/3 for the Hessenberg form, 4n^3/3 for its orthogonal factor, about 4n^3/3 for a side's vectors; iteration
 * takes about 10n^3 more, with vectors 25n^3, and is not counted. Source: LAPACK xGEEV; G. Golub, C. Van Loan, Matrix Computations,
 * section 7.5.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For what is in A
 * only with `onFailure: 'throw'`: else read info.
 * @example
 * // Eigenvalues and right vectors of a thousand matrices of order 3, packed one behind the other.
 * const [WR, WI, VR, info] = [ctx.alloc('s', 3000), ctx.alloc('s', 3000), ctx.alloc('s', 9000), ctx.alloc('i', 1000)];
 * const each = { lda: 3, strideA: 9, strideWR: 3, strideWI: 3, ldvr: 3, strideVR: 9 };
 * await sgeevStridedBatched(ctx.queue, { jobvl: 'n', n: 3, A, WR, WI, VR, info, ...each, batchCount: 1000 });
 */
export declare const sgeevStridedBatched: {
    (on: Context | Queue, args: GeevStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A v(j) = w(j) v(j) and u(j)^H A = w(j) u(j)^H for many general n x n matrices of one size at equal distances.
 *
 * Eigenvalues of general matrices, and right and left eigenvectors.
 *
 * Overwrites WR, WI, info, and VL and VR as their jobs say; A is only read, and may be the same for all. w(j) = WR(j) + i WI(j). Complex
 * eigenvalues come in pairs, side by side, the one with the positive imaginary part first; for such a pair in j and j + 1, v(j) = VR(:,j)
 * + i VR(:,j+1), and v(j+1) is its conjugate. Vectors have Euclidean norm 1, and their largest element is real. Of a matrix that lacks
 * eigenvectors some are nearly parallel.
 *
 * Every matrix is scaled and balanced by powers of two and a permutation, and reduced to Hessenberg form by reflections; double-shift QR
 * iteration brings that to Schur form, and vectors are found by substitution and multiplied back. On a GPU context single precision runs on
 * the GPU up to order 128, with a workgroup to each matrix. Larger matrices, doubles and complex ones run on the CPU: small real ones, up
 * to order 98, without vectors 128, side by side, one in each lane of the processor's vectors, larger ones one after the other, singles in
 * double from the Hessenberg form on. Without vectors the work is about a third. A result depends on its own matrix alone, to the last bit:
 * not on the others, nor on their number.
 *
 * Flops to leading order: 10n^3/3 for the Hessenberg form, 4n^3/3 for its orthogonal factor, about 4n^3/3 for a side's vectors; iteration
 * takes about 10n^3 more, with vectors 25n^3, and is not counted. Source: LAPACK xGEEV; G. Golub, C. Van Loan, Matrix Computations,
 * section 7.5.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For what is in A
 * only with `onFailure: 'throw'`: else read info.
 * @example
 * // Eigenvalues and right vectors of a thousand matrices of order 3, packed one behind the other.
 * const [WR, WI, VR, info] = [ctx.alloc('s', 3000), ctx.alloc('s', 3000), ctx.alloc('s', 9000), ctx.alloc('i', 1000)];
 * const each = { lda: 3, strideA: 9, strideWR: 3, strideWI: 3, ldvr: 3, strideVR: 9 };
 * await sgeevStridedBatched(ctx.queue, { jobvl: 'n', n: 3, A, WR, WI, VR, info, ...each, batchCount: 1000 });
 */
export declare const dgeevStridedBatched: {
    (on: Context | Queue, args: GeevStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A v(j) = w(j) v(j) and u(j)^H A = w(j) u(j)^H for many general n x n matrices of one size at equal distances.
 *
 * Eigenvalues of general matrices, and right and left eigenvectors.
 *
 * Overwrites WR, WI, info, and VL and VR as their jobs say; A is only read, and may be the same for all. w(j) = WR(j) + i WI(j). Complex
 * eigenvalues come in pairs, side by side, the one with the positive imaginary part first; for such a pair in j and j + 1, v(j) = VR(:,j)
 * + i VR(:,j+1), and v(j+1) is its conjugate. Vectors have Euclidean norm 1, and their largest element is real. Of a matrix that lacks
 * eigenvectors some are nearly parallel.
 *
 * Every matrix is scaled and balanced by powers of two and a permutation, and reduced to Hessenberg form by reflections; double-shift QR
 * iteration brings that to Schur form, and vectors are found by substitution and multiplied back. On a GPU context single precision runs on
 * the GPU up to order 128, with a workgroup to each matrix. Larger matrices, doubles and complex ones run on the CPU: small real ones, up
 * to order 98, without vectors 128, side by side, one in each lane of the processor's vectors, larger ones one after the other, singles in
 * double from the Hessenberg form on. Without vectors the work is about a third. A result depends on its own matrix alone, to the last bit:
 * not on the others, nor on their number.
 *
 * Flops to leading order: 10n^3/3 for the Hessenberg form, 4n^3/3 for its orthogonal factor, about 4n^3/3 for a side's vectors; iteration
 * takes about 10n^3 more, with vectors 25n^3, and is not counted. Source: LAPACK xGEEV; G. Golub, C. Van Loan, Matrix Computations,
 * section 7.5.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For what is in A
 * only with `onFailure: 'throw'`: else read info.
 * @example
 * // Eigenvalues and right vectors of a thousand matrices of order 3, packed one behind the other.
 * const [WR, WI, VR, info] = [ctx.alloc('s', 3000), ctx.alloc('s', 3000), ctx.alloc('s', 9000), ctx.alloc('i', 1000)];
 * const each = { lda: 3, strideA: 9, strideWR: 3, strideWI: 3, ldvr: 3, strideVR: 9 };
 * await sgeevStridedBatched(ctx.queue, { jobvl: 'n', n: 3, A, WR, WI, VR, info, ...each, batchCount: 1000 });
 */
export declare const cgeevStridedBatched: {
    (on: Context | Queue, args: GeevStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A v(j) = w(j) v(j) and u(j)^H A = w(j) u(j)^H for many general n x n matrices of one size at equal distances.
 *
 * Eigenvalues of general matrices, and right and left eigenvectors.
 *
 * Overwrites WR, WI, info, and VL and VR as their jobs say; A is only read, and may be the same for all. w(j) = WR(j) + i WI(j). Complex
 * eigenvalues come in pairs, side by side, the one with the positive imaginary part first; for such a pair in j and j + 1, v(j) = VR(:,j)
 * + i VR(:,j+1), and v(j+1) is its conjugate. Vectors have Euclidean norm 1, and their largest element is real. Of a matrix that lacks
 * eigenvectors some are nearly parallel.
 *
 * Every matrix is scaled and balanced by powers of two and a permutation, and reduced to Hessenberg form by reflections; double-shift QR
 * iteration brings that to Schur form, and vectors are found by substitution and multiplied back. On a GPU context single precision runs on
 * the GPU up to order 128, with a workgroup to each matrix. Larger matrices, doubles and complex ones run on the CPU: small real ones, up
 * to order 98, without vectors 128, side by side, one in each lane of the processor's vectors, larger ones one after the other, singles in
 * double from the Hessenberg form on. Without vectors the work is about a third. A result depends on its own matrix alone, to the last bit:
 * not on the others, nor on their number.
 *
 * Flops to leading order: 10n^3/3 for the Hessenberg form, 4n^3/3 for its orthogonal factor, about 4n^3/3 for a side's vectors; iteration
 * takes about 10n^3 more, with vectors 25n^3, and is not counted. Source: LAPACK xGEEV; G. Golub, C. Van Loan, Matrix Computations,
 * section 7.5.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For what is in A
 * only with `onFailure: 'throw'`: else read info.
 * @example
 * // Eigenvalues and right vectors of a thousand matrices of order 3, packed one behind the other.
 * const [WR, WI, VR, info] = [ctx.alloc('s', 3000), ctx.alloc('s', 3000), ctx.alloc('s', 9000), ctx.alloc('i', 1000)];
 * const each = { lda: 3, strideA: 9, strideWR: 3, strideWI: 3, ldvr: 3, strideVR: 9 };
 * await sgeevStridedBatched(ctx.queue, { jobvl: 'n', n: 3, A, WR, WI, VR, info, ...each, batchCount: 1000 });
 */
export declare const zgeevStridedBatched: {
    (on: Context | Queue, args: GeevStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface GeevBatchedArgs<P extends Prec> {
    /** Left eigenvectors; default 'v'. */
    jobvl?: 'v' | 'n';
    /** Right eigenvectors; default 'v'. */
    jobvr?: 'v' | 'n';
    n: number;
    /** In, n x n. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsA: Ptr<'i'>;
    /** Out, n elements of each real matrix, one behind the other: the real parts of the eigenvalues. */
    WR?: Ptr<NoInfer<P>>;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsWR?: Ptr<'i'>;
    /** Out, n elements of each real matrix: the imaginary parts. */
    WI?: Ptr<NoInfer<P>>;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsWI?: Ptr<'i'>;
    /** Out, n elements of each complex matrix, in place of WR and WI: the eigenvalues. */
    W?: Ptr<NoInfer<P>>;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsW?: Ptr<'i'>;
    /** Out, n x n: the left eigenvectors. Not needed with jobvl 'n'. */
    VL?: Ptr<NoInfer<P>>;
    /** At least the rows of VL, and 1. */
    ldvl?: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsVL?: Ptr<'i'>;
    /** Out, n x n: the right eigenvectors. Not needed with jobvr 'n'. */
    VR?: Ptr<NoInfer<P>>;
    /** At least the rows of VR, and 1. */
    ldvr?: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsVR?: Ptr<'i'>;
    /**
     * Out, one integer for each matrix. 0: done. i in 1 .. n - 1: QR iteration has not converged; the eigenvalues behind the first i are
     * right, others are NaN, and so are VL and VR. n: A has a NaN or an infinity, or no eigenvalue was found; all results are NaN.
     */
    info: Ptr<'i'>;
    /** With 0 nothing is done. */
    batchCount: number;
    /**
     * Default 'col': column-major, leading dimensions are distances of columns. 'row': row-major, they are distances of rows, at least the
     * number of columns. On a GPU nothing is copied for it.
     */
    layout?: BatchStorage;
    /**
     * Default 'info': info says which matrices failed. 'nan': besides, all that the call writes of such a problem, but its pivots, is filled
     * with NaN. 'throw': the call waits for the results, the only option that does, and rejects with an error that names the first matrix
     * that failed and how many did; the results are as with info.
     */
    onFailure?: OnFailure;
    /** Out, if given, one integer for each matrix: 1 where A had a NaN or an infinity in the part that is read, else 0. */
    nonfinite?: Ptr<'i'>;
}
/**
 * geevStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For what is in A
 * only with `onFailure: 'throw'`: else read info.
 * @example
 * // The eigenvalues of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA, offsetsWR: offsetsW, offsetsWI: offsetsW };
 * await sgeevBatched(ctx.queue, { jobvl: 'n', jobvr: 'n', n: 4, A, WR, WI, ...places, info, batchCount: 2 });
 */
export declare const geevBatched: {
    <P extends Prec>(on: Context | Queue, args: GeevBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * geevStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For what is in A
 * only with `onFailure: 'throw'`: else read info.
 * @example
 * // The eigenvalues of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA, offsetsWR: offsetsW, offsetsWI: offsetsW };
 * await sgeevBatched(ctx.queue, { jobvl: 'n', jobvr: 'n', n: 4, A, WR, WI, ...places, info, batchCount: 2 });
 */
export declare const sgeevBatched: {
    (on: Context | Queue, args: GeevBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * geevStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For what is in A
 * only with `onFailure: 'throw'`: else read info.
 * @example
 * // The eigenvalues of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA, offsetsWR: offsetsW, offsetsWI: offsetsW };
 * await sgeevBatched(ctx.queue, { jobvl: 'n', jobvr: 'n', n: 4, A, WR, WI, ...places, info, batchCount: 2 });
 */
export declare const dgeevBatched: {
    (on: Context | Queue, args: GeevBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * geevStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For what is in A
 * only with `onFailure: 'throw'`: else read info.
 * @example
 * // The eigenvalues of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA, offsetsWR: offsetsW, offsetsWI: offsetsW };
 * await sgeevBatched(ctx.queue, { jobvl: 'n', jobvr: 'n', n: 4, A, WR, WI, ...places, info, batchCount: 2 });
 */
export declare const cgeevBatched: {
    (on: Context | Queue, args: GeevBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * geevStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For what is in A
 * only with `onFailure: 'throw'`: else read info.
 * @example
 * // The eigenvalues of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA, offsetsWR: offsetsW, offsetsWI: offsetsW };
 * await sgeevBatched(ctx.queue, { jobvl: 'n', jobvr: 'n', n: 4, A, WR, WI, ...places, info, batchCount: 2 });
 */
export declare const zgeevBatched: {
    (on: Context | Queue, args: GeevBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface GeevVbatchedArgs<P extends Prec> {
    /** Left eigenvectors; default 'v'. */
    jobvl?: 'v' | 'n';
    /** Right eigenvectors; default 'v'. */
    jobvr?: 'v' | 'n';
    n: Integers;
    /** In, n x n. */
    A: Ptr<P>;
    lda: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsA: Integers;
    /** Out, n elements of each real matrix, one behind the other: the real parts of the eigenvalues. */
    WR?: Ptr<NoInfer<P>>;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsWR?: Integers;
    /** Out, n elements of each real matrix: the imaginary parts. */
    WI?: Ptr<NoInfer<P>>;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsWI?: Integers;
    /** Out, n elements of each complex matrix, in place of WR and WI: the eigenvalues. */
    W?: Ptr<NoInfer<P>>;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsW?: Integers;
    /** Out, n x n: the left eigenvectors. Not needed with jobvl 'n'. */
    VL?: Ptr<NoInfer<P>>;
    ldvl?: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsVL?: Integers;
    /** Out, n x n: the right eigenvectors. Not needed with jobvr 'n'. */
    VR?: Ptr<NoInfer<P>>;
    ldvr?: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsVR?: Integers;
    /**
     * Out, one integer for each matrix. 0: done. i in 1 .. n - 1: QR iteration has not converged; the eigenvalues behind the first i are
     * right, others are NaN, and so are VL and VR. n: A has a NaN or an infinity, or no eigenvalue was found; all results are NaN.
     */
    info: Ptr<'i'>;
    /**
     * Default 'col': column-major, leading dimensions are distances of columns. 'row': row-major, they are distances of rows, at least the
     * number of columns. On a GPU nothing is copied for it.
     */
    layout?: BatchStorage;
    /**
     * Default 'info': info says which matrices failed. 'nan': besides, all that the call writes of such a problem, but its pivots, is filled
     * with NaN. 'throw': the call waits for the results, the only option that does, and rejects with an error that names the first matrix
     * that failed and how many did; the results are as with info.
     */
    onFailure?: OnFailure;
    /** Out, if given, one integer for each matrix: 1 where A had a NaN or an infinity in the part that is read, else 0. */
    nonfinite?: Ptr<'i'>;
}
/**
 * geevStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For what is in A
 * only with `onFailure: 'throw'`: else read info.
 * @example
 * // The eigenvalues of a matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsWR: [0, 3], offsetsWI: [0, 3] };
 * await sgeevVbatched(ctx.queue, { jobvl: 'n', jobvr: 'n', n: [3, 2], A, WR, WI, ...places, info });
 */
export declare const geevVbatched: {
    <P extends Prec>(on: Context | Queue, args: GeevVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * geevStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For what is in A
 * only with `onFailure: 'throw'`: else read info.
 * @example
 * // The eigenvalues of a matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsWR: [0, 3], offsetsWI: [0, 3] };
 * await sgeevVbatched(ctx.queue, { jobvl: 'n', jobvr: 'n', n: [3, 2], A, WR, WI, ...places, info });
 */
export declare const sgeevVbatched: {
    (on: Context | Queue, args: GeevVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * geevStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For what is in A
 * only with `onFailure: 'throw'`: else read info.
 * @example
 * // The eigenvalues of a matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsWR: [0, 3], offsetsWI: [0, 3] };
 * await sgeevVbatched(ctx.queue, { jobvl: 'n', jobvr: 'n', n: [3, 2], A, WR, WI, ...places, info });
 */
export declare const dgeevVbatched: {
    (on: Context | Queue, args: GeevVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * geevStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For what is in A
 * only with `onFailure: 'throw'`: else read info.
 * @example
 * // The eigenvalues of a matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsWR: [0, 3], offsetsWI: [0, 3] };
 * await sgeevVbatched(ctx.queue, { jobvl: 'n', jobvr: 'n', n: [3, 2], A, WR, WI, ...places, info });
 */
export declare const cgeevVbatched: {
    (on: Context | Queue, args: GeevVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * geevStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For what is in A
 * only with `onFailure: 'throw'`: else read info.
 * @example
 * // The eigenvalues of a matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsWR: [0, 3], offsetsWI: [0, 3] };
 * await sgeevVbatched(ctx.queue, { jobvl: 'n', jobvr: 'n', n: [3, 2], A, WR, WI, ...places, info });
 */
export declare const zgeevVbatched: {
    (on: Context | Queue, args: GeevVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
