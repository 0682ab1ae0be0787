import type { BatchStorage, Integers, OnFailure } from '../../core/batchForms.ts';
import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface StedcStridedBatchedArgs<P extends Prec> {
    /** Vectors: 'i' those of T, the default; 'v' those of the matrices that Z have brought to this form; 'n' none. */
    compz?: 'i' | 'v' | 'n';
    n: number;
    /** n real elements of each matrix, one behind the other. In: the diagonal. Out: the eigenvalues, in ascending order. */
    D: Ptr<RealOf<P>>;
    /** At least the rows of D, and 1. */
    strideD: number;
    /** n - 1 real elements of each. In: those beside the diagonal. Out: zeros. */
    E: Ptr<RealOf<P>>;
    /** At least the rows of E, and 1. */
    strideE: number;
    /**
     * n x n. In, with 'v': Z, orthogonal or unitary. Out: the vectors, as columns in the order of D; with 'i' in complex calls, whose T is
     * real, with imaginary parts of 0. Not needed with 'n'.
     */
    Z?: Ptr<P>;
    /** At least the rows of Z, and 1. */
    ldz?: number;
    /** Elements from one matrix of Z to the next. */
    strideZ?: number;
    /**
     * Out, one integer for each matrix. 0: done. n: T has a NaN or an infinity; D, E and Z are NaN. Others
     * above 0: an iteration has not converged; D and Z are of no use.
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
 * T = Z D Z^T with orthogonal Z for many symmetric tridiagonal matrices T of one size at equal distances.
 *
 * Eigenvalues and vectors of many symmetric tridiagonal matrices: on the CPU by divide and conquer, one after the other.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU. There values alone are found by bisection, a thread to an
 * eigenvalue; with vectors orders up to 32 by QL and QR iteration, a thread to a matrix, whose rotations another launch applies to the
 * vectors; larger ones by divide and conquer, leaves by QL, every level of all problems in three launches. Nothing waits for the host.
 * There steqr is the same routine. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number. The
 * signs of vectors are anybody's, and so are vectors of equal eigenvalues.
 *
 * With compz 'v' the vectors are those of A = Z T Z^H: Z becomes Z times those of T, by a product. Overwrites D, E, info and, unless
 * compz is 'n', the Z. Z and D are good to some eps ||T||. Flops: at most 4/3 n^3 batchCount to leading order, with 'v' 10/3, if nothing
 * falls away. Source: LAPACK xSTEDC; M. Gu, S. Eisenstat, A divide-and-conquer algorithm for the symmetric tridiagonal
 * eigenproblem, SIAM J. Matrix Anal. Appl. 16 (1995).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 64, diagonals and what is beside them packed one behind the other.
 * const [Z, info] = [ctx.alloc('s', 64 * 64 * 1000), ctx.alloc('i', 1000)];
 * const each = { strideD: 64, strideE: 63, ldz: 64, strideZ: 64 * 64, batchCount: 1000 };
 * await sstedcStridedBatched(ctx.queue, { n: 64, D, E, Z, info, ...each });
 */
export declare const stedcStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: StedcStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * T = Z D Z^T with orthogonal Z for many symmetric tridiagonal matrices T of one size at equal distances.
 *
 * Eigenvalues and vectors of many symmetric tridiagonal matrices: on the CPU by divide and conquer, one after the other.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU. There values alone are found by bisection, a thread to an
 * eigenvalue; with vectors orders up to 32 by QL and QR iteration, a thread to a matrix, whose rotations another launch applies to the
 * vectors; larger ones by divide and conquer, leaves by QL, every level of all problems in three launches. Nothing waits for the host.
 * There steqr is the same routine. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number. The
 * signs of vectors are anybody's, and so are vectors of equal eigenvalues.
 *
 * With compz 'v' the vectors are those of A = Z T Z^H: Z becomes Z times those of T, by a product. Overwrites D, E, info and, unless
 * compz is 'n', the Z. Z and D are good to some eps ||T||. Flops: at most 4/3 n^3 batchCount to leading order, with 'v' 10/3, if nothing
 * falls away. Source: LAPACK xSTEDC; M. Gu, S. Eisenstat, A divide-and-conquer algorithm for the symmetric tridiagonal
 * eigenproblem, SIAM J. Matrix Anal. Appl. 16 (1995).
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 64, diagonals and what is beside them packed one behind the other.
 * const [Z, info] = [ctx.alloc('s', 64 * 64 * 1000), ctx.alloc('i', 1000)];
 * const each = { strideD: 64, strideE: 63, ldz: 64, strideZ: 64 * 64, batchCount: 1000 };
 * await sstedcStridedBatched(ctx.queue, { n: 64, D, E, Z, info, ...each });
 */
export declare const sstedcStridedBatched: {
    (on: Context | Queue, args: StedcStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * T = Z D Z^T with orthogonal Z for many symmetric tridiagonal matrices T of one size at equal distances.
 *
 * Eigenvalues and vectors of many symmetric tridiagonal matrices: on the CPU by divide and conquer, one after the other.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU. There values alone are found by bisection, a thread to an
 * eigenvalue; with vectors orders up to 32 by QL and QR iteration, a thread to a matrix, whose rotations another launch applies to the
 * vectors; larger ones by divide and conquer, leaves by QL, every level of all problems in three launches. Nothing waits for the host.
 * There steqr is the same routine. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number. The
 * signs of vectors are anybody's, and so are vectors of equal eigenvalues.
 *
 * With compz 'v' the vectors are those of A = Z T Z^H: Z becomes Z times those of T, by a product. Overwrites D, E, info and, unless
 * compz is 'n', the Z. Z and D are good to some eps ||T||. Flops: at most 4/3 n^3 batchCount to leading order, with 'v' 10/3, if nothing
 * falls away. Source: LAPACK xSTEDC; M. Gu, S. Eisenstat, A divide-and-conquer algorithm for the symmetric tridiagonal
 * eigenproblem, SIAM J. Matrix Anal. Appl. 16 (1995).
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 64, diagonals and what is beside them packed one behind the other.
 * const [Z, info] = [ctx.alloc('s', 64 * 64 * 1000), ctx.alloc('i', 1000)];
 * const each = { strideD: 64, strideE: 63, ldz: 64, strideZ: 64 * 64, batchCount: 1000 };
 * await sstedcStridedBatched(ctx.queue, { n: 64, D, E, Z, info, ...each });
 */
export declare const dstedcStridedBatched: {
    (on: Context | Queue, args: StedcStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * T = Z D Z^T with orthogonal Z for many symmetric tridiagonal matrices T of one size at equal distances.
 *
 * Eigenvalues and vectors of many symmetric tridiagonal matrices: on the CPU by divide and conquer, one after the other.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU. There values alone are found by bisection, a thread to an
 * eigenvalue; with vectors orders up to 32 by QL and QR iteration, a thread to a matrix, whose rotations another launch applies to the
 * vectors; larger ones by divide and conquer, leaves by QL, every level of all problems in three launches. Nothing waits for the host.
 * There steqr is the same routine. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number. The
 * signs of vectors are anybody's, and so are vectors of equal eigenvalues.
 *
 * With compz 'v' the vectors are those of A = Z T Z^H: Z becomes Z times those of T, by a product. Overwrites D, E, info and, unless
 * compz is 'n', the Z. Z and D are good to some eps ||T||. Flops: at most 4/3 n^3 batchCount to leading order, with 'v' 10/3, if nothing
 * falls away. Source: LAPACK xSTEDC; M. Gu, S. Eisenstat, A divide-and-conquer algorithm for the symmetric tridiagonal
 * eigenproblem, SIAM J. Matrix Anal. Appl. 16 (1995).
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 64, diagonals and what is beside them packed one behind the other.
 * const [Z, info] = [ctx.alloc('s', 64 * 64 * 1000), ctx.alloc('i', 1000)];
 * const each = { strideD: 64, strideE: 63, ldz: 64, strideZ: 64 * 64, batchCount: 1000 };
 * await sstedcStridedBatched(ctx.queue, { n: 64, D, E, Z, info, ...each });
 */
export declare const cstedcStridedBatched: {
    (on: Context | Queue, args: StedcStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * T = Z D Z^T with orthogonal Z for many symmetric tridiagonal matrices T of one size at equal distances.
 *
 * Eigenvalues and vectors of many symmetric tridiagonal matrices: on the CPU by divide and conquer, one after the other.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU. There values alone are found by bisection, a thread to an
 * eigenvalue; with vectors orders up to 32 by QL and QR iteration, a thread to a matrix, whose rotations another launch applies to the
 * vectors; larger ones by divide and conquer, leaves by QL, every level of all problems in three launches. Nothing waits for the host.
 * There steqr is the same routine. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number. The
 * signs of vectors are anybody's, and so are vectors of equal eigenvalues.
 *
 * With compz 'v' the vectors are those of A = Z T Z^H: Z becomes Z times those of T, by a product. Overwrites D, E, info and, unless
 * compz is 'n', the Z. Z and D are good to some eps ||T||. Flops: at most 4/3 n^3 batchCount to leading order, with 'v' 10/3, if nothing
 * falls away. Source: LAPACK xSTEDC; M. Gu, S. Eisenstat, A divide-and-conquer algorithm for the symmetric tridiagonal
 * eigenproblem, SIAM J. Matrix Anal. Appl. 16 (1995).
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 64, diagonals and what is beside them packed one behind the other.
 * const [Z, info] = [ctx.alloc('s', 64 * 64 * 1000), ctx.alloc('i', 1000)];
 * const each = { strideD: 64, strideE: 63, ldz: 64, strideZ: 64 * 64, batchCount: 1000 };
 * await sstedcStridedBatched(ctx.queue, { n: 64, D, E, Z, info, ...each });
 */
export declare const zstedcStridedBatched: {
    (on: Context | Queue, args: StedcStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface StedcBatchedArgs<P extends Prec> {
    /** Vectors: 'i' those of T, the default; 'v' those of the matrices that Z have brought to this form; 'n' none. */
    compz?: 'i' | 'v' | 'n';
    n: number;
    /** n real elements of each matrix, one behind the other. In: the diagonal. Out: the eigenvalues, in ascending order. */
    D: Ptr<RealOf<P>>;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsD: Ptr<'i'>;
    /** n - 1 real elements of each. In: those beside the diagonal. Out: zeros. */
    E: Ptr<RealOf<P>>;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsE: Ptr<'i'>;
    /**
     * n x n. In, with 'v': Z, orthogonal or unitary. Out: the vectors, as columns in the order of D; with 'i' in complex calls, whose T is
     * real, with imaginary parts of 0. Not needed with 'n'.
     */
    Z?: Ptr<P>;
    /** At least the rows of Z, and 1. */
    ldz?: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsZ?: Ptr<'i'>;
    /**
     * Out, one integer for each matrix. 0: done. n: T has a NaN or an infinity; D, E and Z are NaN. Others
     * above 0: an iteration has not converged; D and Z are of no use.
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
 * stedcStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Eigenvalues alone of two matrices of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * await sstedcBatched(ctx.queue, { compz: 'n', n: 4, D, offsetsD: at, E, offsetsE: at, info, batchCount: 2 });
 */
export declare const stedcBatched: {
    <P extends Prec>(on: Context | Queue, args: StedcBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * stedcStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Eigenvalues alone of two matrices of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * await sstedcBatched(ctx.queue, { compz: 'n', n: 4, D, offsetsD: at, E, offsetsE: at, info, batchCount: 2 });
 */
export declare const sstedcBatched: {
    (on: Context | Queue, args: StedcBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * stedcStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Eigenvalues alone of two matrices of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * await sstedcBatched(ctx.queue, { compz: 'n', n: 4, D, offsetsD: at, E, offsetsE: at, info, batchCount: 2 });
 */
export declare const dstedcBatched: {
    (on: Context | Queue, args: StedcBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * stedcStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Eigenvalues alone of two matrices of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * await sstedcBatched(ctx.queue, { compz: 'n', n: 4, D, offsetsD: at, E, offsetsE: at, info, batchCount: 2 });
 */
export declare const cstedcBatched: {
    (on: Context | Queue, args: StedcBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * stedcStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Eigenvalues alone of two matrices of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * await sstedcBatched(ctx.queue, { compz: 'n', n: 4, D, offsetsD: at, E, offsetsE: at, info, batchCount: 2 });
 */
export declare const zstedcBatched: {
    (on: Context | Queue, args: StedcBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface StedcVbatchedArgs<P extends Prec> {
    /** Vectors: 'i' those of T, the default; 'v' those of the matrices that Z have brought to this form; 'n' none. */
    compz?: 'i' | 'v' | 'n';
    n: Integers;
    /** n real elements of each matrix, one behind the other. In: the diagonal. Out: the eigenvalues, in ascending order. */
    D: Ptr<RealOf<P>>;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsD: Integers;
    /** n - 1 real elements of each. In: those beside the diagonal. Out: zeros. */
    E: Ptr<RealOf<P>>;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsE: Integers;
    /**
     * n x n. In, with 'v': Z, orthogonal or unitary. Out: the vectors, as columns in the order of D; with 'i' in complex calls, whose T is
     * real, with imaginary parts of 0. Not needed with 'n'.
     */
    Z?: Ptr<P>;
    ldz?: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsZ?: Integers;
    /**
     * Out, one integer for each matrix. 0: done. n: T has a NaN or an infinity; D, E and Z are NaN. Others
     * above 0: an iteration has not converged; D and Z are of no use.
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
 * stedcStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { offsetsD: [0, 3], offsetsE: [0, 2], ldz: [3, 2], offsetsZ: [0, 9] };
 * await sstedcVbatched(ctx.queue, { n: [3, 2], D, E, Z, info, ...places });
 */
export declare const stedcVbatched: {
    <P extends Prec>(on: Context | Queue, args: StedcVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * stedcStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { offsetsD: [0, 3], offsetsE: [0, 2], ldz: [3, 2], offsetsZ: [0, 9] };
 * await sstedcVbatched(ctx.queue, { n: [3, 2], D, E, Z, info, ...places });
 */
export declare const sstedcVbatched: {
    (on: Context | Queue, args: StedcVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * stedcStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { offsetsD: [0, 3], offsetsE: [0, 2], ldz: [3, 2], offsetsZ: [0, 9] };
 * await sstedcVbatched(ctx.queue, { n: [3, 2], D, E, Z, info, ...places });
 */
export declare const dstedcVbatched: {
    (on: Context | Queue, args: StedcVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * stedcStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { offsetsD: [0, 3], offsetsE: [0, 2], ldz: [3, 2], offsetsZ: [0, 9] };
 * await sstedcVbatched(ctx.queue, { n: [3, 2], D, E, Z, info, ...places });
 */
export declare const cstedcVbatched: {
    (on: Context | Queue, args: StedcVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * stedcStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { offsetsD: [0, 3], offsetsE: [0, 2], ldz: [3, 2], offsetsZ: [0, 9] };
 * await sstedcVbatched(ctx.queue, { n: [3, 2], D, E, Z, info, ...places });
 */
export declare const zstedcVbatched: {
    (on: Context | Queue, args: StedcVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
