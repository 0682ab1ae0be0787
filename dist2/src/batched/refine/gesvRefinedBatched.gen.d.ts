import type { AtOffsets, AtPlaces, AtStrides, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { GesvRefinedProblems } from './gesvRefinedBatched.spec.ts';
import type { GesvRefinedProblems } from './gesvRefinedBatched.spec.ts';
/** Problems of one size, their operands at equal distances. */
export type GesvRefinedStridedBatchedArgs<P extends Prec> = GesvRefinedProblems<P, number> & AtStrides<'A' | 'B' | 'X'>;
/**
 * Solves many systems of one size at equal distances by LU factorization, and improves the solutions until their backward errors are
 * rounding errors.
 *
 * A solution is corrected until its componentwise backward error is down to the unit roundoff, or no longer halves, at most five times, as
 * LAPACK's xGERFS does; each right-hand side by itself. A system that is done does not change any more, whatever the others need, and no
 * more work is done for it. A right-hand side of zeros has berr 1, as LAPACK has it.
 *
 * Magnitudes of complex numbers are |Re| + |Im|, of which berr and ferr are real numbers. On a GPU context single and complex single run on
 * the GPU, with residuals of twice the precision: berr is then the backward error itself, not the rounding errors of computing it. All
 * steps of a system are one workgroup's, in one dispatch, and nothing is read back; orders above 1024, complex ones above 512 (or what a
 * workgroup of the device has) run on the CPU. So do doubles, with residuals in working precision. A result depends on its own matrices
 * alone, to the last bit.
 *
 * Overwrites X, info, and iter, berr and ferr if given; the factors are in workspace, n^2 elements a system. Flops (2n^3/3 + 8n^2 nrhs)
 * batchCount, to leading order, with one correction. Source: LAPACK xGESV, xGERFS; J. W. Demmel et al., Error bounds from
 * extra-precise iterative refinement, ACM TOMS 32 (2006).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that could not be factored only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const [info, iter, berr] = [ctx.alloc('i', 1000), ctx.alloc('i', 1000), ctx.alloc('s', 1000)];
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16, ldx: 16, strideX: 16, batchCount: 1000 };
 * await sgesvRefinedStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, B, X, info, iter, berr, ...each });
 */
export declare const gesvRefinedStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: GesvRefinedStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * Solves many systems of one size at equal distances by LU factorization, and improves the solutions until their backward errors are
 * rounding errors.
 *
 * A solution is corrected until its componentwise backward error is down to the unit roundoff, or no longer halves, at most five times, as
 * LAPACK's xGERFS does; each right-hand side by itself. A system that is done does not change any more, whatever the others need, and no
 * more work is done for it. A right-hand side of zeros has berr 1, as LAPACK has it.
 *
 * Magnitudes of complex numbers are |Re| + |Im|, of which berr and ferr are real numbers. On a GPU context single and complex single run on
 * the GPU, with residuals of twice the precision: berr is then the backward error itself, not the rounding errors of computing it. All
 * steps of a system are one workgroup's, in one dispatch, and nothing is read back; orders above 1024, complex ones above 512 (or what a
 * workgroup of the device has) run on the CPU. So do doubles, with residuals in working precision. A result depends on its own matrices
 * alone, to the last bit.
 *
 * Overwrites X, info, and iter, berr and ferr if given; the factors are in workspace, n^2 elements a system. Flops (2n^3/3 + 8n^2 nrhs)
 * batchCount, to leading order, with one correction. Source: LAPACK xGESV, xGERFS; J. W. Demmel et al., Error bounds from
 * extra-precise iterative refinement, ACM TOMS 32 (2006).
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that could not be factored only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const [info, iter, berr] = [ctx.alloc('i', 1000), ctx.alloc('i', 1000), ctx.alloc('s', 1000)];
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16, ldx: 16, strideX: 16, batchCount: 1000 };
 * await sgesvRefinedStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, B, X, info, iter, berr, ...each });
 */
export declare const sgesvRefinedStridedBatched: {
    (on: Context | Queue, args: GesvRefinedStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * Solves many systems of one size at equal distances by LU factorization, and improves the solutions until their backward errors are
 * rounding errors.
 *
 * A solution is corrected until its componentwise backward error is down to the unit roundoff, or no longer halves, at most five times, as
 * LAPACK's xGERFS does; each right-hand side by itself. A system that is done does not change any more, whatever the others need, and no
 * more work is done for it. A right-hand side of zeros has berr 1, as LAPACK has it.
 *
 * Magnitudes of complex numbers are |Re| + |Im|, of which berr and ferr are real numbers. On a GPU context single and complex single run on
 * the GPU, with residuals of twice the precision: berr is then the backward error itself, not the rounding errors of computing it. All
 * steps of a system are one workgroup's, in one dispatch, and nothing is read back; orders above 1024, complex ones above 512 (or what a
 * workgroup of the device has) run on the CPU. So do doubles, with residuals in working precision. A result depends on its own matrices
 * alone, to the last bit.
 *
 * Overwrites X, info, and iter, berr and ferr if given; the factors are in workspace, n^2 elements a system. Flops (2n^3/3 + 8n^2 nrhs)
 * batchCount, to leading order, with one correction. Source: LAPACK xGESV, xGERFS; J. W. Demmel et al., Error bounds from
 * extra-precise iterative refinement, ACM TOMS 32 (2006).
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that could not be factored only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const [info, iter, berr] = [ctx.alloc('i', 1000), ctx.alloc('i', 1000), ctx.alloc('s', 1000)];
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16, ldx: 16, strideX: 16, batchCount: 1000 };
 * await sgesvRefinedStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, B, X, info, iter, berr, ...each });
 */
export declare const dgesvRefinedStridedBatched: {
    (on: Context | Queue, args: GesvRefinedStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * Solves many systems of one size at equal distances by LU factorization, and improves the solutions until their backward errors are
 * rounding errors.
 *
 * A solution is corrected until its componentwise backward error is down to the unit roundoff, or no longer halves, at most five times, as
 * LAPACK's xGERFS does; each right-hand side by itself. A system that is done does not change any more, whatever the others need, and no
 * more work is done for it. A right-hand side of zeros has berr 1, as LAPACK has it.
 *
 * Magnitudes of complex numbers are |Re| + |Im|, of which berr and ferr are real numbers. On a GPU context single and complex single run on
 * the GPU, with residuals of twice the precision: berr is then the backward error itself, not the rounding errors of computing it. All
 * steps of a system are one workgroup's, in one dispatch, and nothing is read back; orders above 1024, complex ones above 512 (or what a
 * workgroup of the device has) run on the CPU. So do doubles, with residuals in working precision. A result depends on its own matrices
 * alone, to the last bit.
 *
 * Overwrites X, info, and iter, berr and ferr if given; the factors are in workspace, n^2 elements a system. Flops (2n^3/3 + 8n^2 nrhs)
 * batchCount, to leading order, with one correction. Source: LAPACK xGESV, xGERFS; J. W. Demmel et al., Error bounds from
 * extra-precise iterative refinement, ACM TOMS 32 (2006).
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that could not be factored only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const [info, iter, berr] = [ctx.alloc('i', 1000), ctx.alloc('i', 1000), ctx.alloc('s', 1000)];
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16, ldx: 16, strideX: 16, batchCount: 1000 };
 * await sgesvRefinedStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, B, X, info, iter, berr, ...each });
 */
export declare const cgesvRefinedStridedBatched: {
    (on: Context | Queue, args: GesvRefinedStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * Solves many systems of one size at equal distances by LU factorization, and improves the solutions until their backward errors are
 * rounding errors.
 *
 * A solution is corrected until its componentwise backward error is down to the unit roundoff, or no longer halves, at most five times, as
 * LAPACK's xGERFS does; each right-hand side by itself. A system that is done does not change any more, whatever the others need, and no
 * more work is done for it. A right-hand side of zeros has berr 1, as LAPACK has it.
 *
 * Magnitudes of complex numbers are |Re| + |Im|, of which berr and ferr are real numbers. On a GPU context single and complex single run on
 * the GPU, with residuals of twice the precision: berr is then the backward error itself, not the rounding errors of computing it. All
 * steps of a system are one workgroup's, in one dispatch, and nothing is read back; orders above 1024, complex ones above 512 (or what a
 * workgroup of the device has) run on the CPU. So do doubles, with residuals in working precision. A result depends on its own matrices
 * alone, to the last bit.
 *
 * Overwrites X, info, and iter, berr and ferr if given; the factors are in workspace, n^2 elements a system. Flops (2n^3/3 + 8n^2 nrhs)
 * batchCount, to leading order, with one correction. Source: LAPACK xGESV, xGERFS; J. W. Demmel et al., Error bounds from
 * extra-precise iterative refinement, ACM TOMS 32 (2006).
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that could not be factored only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const [info, iter, berr] = [ctx.alloc('i', 1000), ctx.alloc('i', 1000), ctx.alloc('s', 1000)];
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16, ldx: 16, strideX: 16, batchCount: 1000 };
 * await sgesvRefinedStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, B, X, info, iter, berr, ...each });
 */
export declare const zgesvRefinedStridedBatched: {
    (on: Context | Queue, args: GesvRefinedStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export type GesvRefinedBatchedArgs<P extends Prec> = GesvRefinedProblems<P, number> & AtOffsets<'A' | 'B' | 'X', never>;
/**
 * gesvRefinedStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that could not be factored only with `onFailure: 'throw'`: else read info.
 * @example
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides and solutions at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, ldx: 4, offsetsX: offsetsB, batchCount: 2 };
 * await sgesvRefinedBatched(ctx.queue, { n: 4, nrhs: 1, A, B, X, info, ...places });
 */
export declare const gesvRefinedBatched: {
    <P extends Prec>(on: Context | Queue, args: GesvRefinedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gesvRefinedStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that could not be factored only with `onFailure: 'throw'`: else read info.
 * @example
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides and solutions at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, ldx: 4, offsetsX: offsetsB, batchCount: 2 };
 * await sgesvRefinedBatched(ctx.queue, { n: 4, nrhs: 1, A, B, X, info, ...places });
 */
export declare const sgesvRefinedBatched: {
    (on: Context | Queue, args: GesvRefinedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gesvRefinedStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that could not be factored only with `onFailure: 'throw'`: else read info.
 * @example
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides and solutions at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, ldx: 4, offsetsX: offsetsB, batchCount: 2 };
 * await sgesvRefinedBatched(ctx.queue, { n: 4, nrhs: 1, A, B, X, info, ...places });
 */
export declare const dgesvRefinedBatched: {
    (on: Context | Queue, args: GesvRefinedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gesvRefinedStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that could not be factored only with `onFailure: 'throw'`: else read info.
 * @example
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides and solutions at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, ldx: 4, offsetsX: offsetsB, batchCount: 2 };
 * await sgesvRefinedBatched(ctx.queue, { n: 4, nrhs: 1, A, B, X, info, ...places });
 */
export declare const cgesvRefinedBatched: {
    (on: Context | Queue, args: GesvRefinedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gesvRefinedStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that could not be factored only with `onFailure: 'throw'`: else read info.
 * @example
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides and solutions at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, ldx: 4, offsetsX: offsetsB, batchCount: 2 };
 * await sgesvRefinedBatched(ctx.queue, { n: 4, nrhs: 1, A, B, X, info, ...places });
 */
export declare const zgesvRefinedBatched: {
    (on: Context | Queue, args: GesvRefinedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export type GesvRefinedVbatchedArgs<P extends Prec> = GesvRefinedProblems<P, Integers> & AtPlaces<'A' | 'B' | 'X'>;
/**
 * gesvRefinedStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that could not be factored only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2], ldx: [3, 2] };
 * const offsets = { offsetsA: [0, 9], offsetsB: [0, 3], offsetsX: [0, 3] };
 * await sgesvRefinedVbatched(ctx.queue, { ...sizes, A, B, X, info, ...offsets });
 */
export declare const gesvRefinedVbatched: {
    <P extends Prec>(on: Context | Queue, args: GesvRefinedVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gesvRefinedStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that could not be factored only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2], ldx: [3, 2] };
 * const offsets = { offsetsA: [0, 9], offsetsB: [0, 3], offsetsX: [0, 3] };
 * await sgesvRefinedVbatched(ctx.queue, { ...sizes, A, B, X, info, ...offsets });
 */
export declare const sgesvRefinedVbatched: {
    (on: Context | Queue, args: GesvRefinedVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gesvRefinedStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that could not be factored only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2], ldx: [3, 2] };
 * const offsets = { offsetsA: [0, 9], offsetsB: [0, 3], offsetsX: [0, 3] };
 * await sgesvRefinedVbatched(ctx.queue, { ...sizes, A, B, X, info, ...offsets });
 */
export declare const dgesvRefinedVbatched: {
    (on: Context | Queue, args: GesvRefinedVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gesvRefinedStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that could not be factored only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2], ldx: [3, 2] };
 * const offsets = { offsetsA: [0, 9], offsetsB: [0, 3], offsetsX: [0, 3] };
 * await sgesvRefinedVbatched(ctx.queue, { ...sizes, A, B, X, info, ...offsets });
 */
export declare const cgesvRefinedVbatched: {
    (on: Context | Queue, args: GesvRefinedVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gesvRefinedStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that could not be factored only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2], ldx: [3, 2] };
 * const offsets = { offsetsA: [0, 9], offsetsB: [0, 3], offsetsX: [0, 3] };
 * await sgesvRefinedVbatched(ctx.queue, { ...sizes, A, B, X, info, ...offsets });
 */
export declare const zgesvRefinedVbatched: {
    (on: Context | Queue, args: GesvRefinedVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
