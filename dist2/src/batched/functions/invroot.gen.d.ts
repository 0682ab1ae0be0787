import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of invroot, by name. */
export interface InvrootArgs<P extends Prec> {
    /** At least 1, which makes the inverse. */
    p: number;
    /** Default 0, at least 0. lambda is what 16 steps of the power method estimate it to be. */
    epsilon?: number;
    n: number;
    /** In: A. Out: its root; where info is not 0, as it was. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out, one integer. 0: done. i > 0: the iteration was given up in step i: A has an eigenvalue that is not positive, or is not finite. */
    info: Ptr<'i'>;
    /** Out, one integer, if given: the steps of the iteration that were done. */
    iter?: Ptr<'i'>;
    /** Out, one number, if given: ||I - C^p A||_F as the iteration has it. */
    error?: Ptr<RealOf<P>>;
}
/**
 * A := (A + epsilon lambda I)^(-1/p) for a symmetric (Hermitian) positive definite n x n matrix A, column-major, lambda being its largest
 * eigenvalue: the inverse p-th root that is itself positive definite. All of A is read.
 *
 * The coupled Newton iteration of Guo and Higham, as invrootStridedBatched does it, of which this is the one for a single matrix: products
 * only, about 4 and log(cond(A)) / (p log(1 + 1/p)) steps. On a GPU context single and complex single precision run there, complex matrices
 * as real ones of twice the order; doubles run on the CPU.
 *
 * Overwrites info, what is given of iter and error, and, where info is 0, A. The relative error of the root is some eps cond(A) at worst; a
 * matrix whose condition number is beyond 1/eps counts as singular. Flops 2n^3 for each product, of which a step has 4 for p = 4, 3 for p =
 * 2. Source: C.-H. Guo and N. J. Higham, SIAM J. Matrix Anal. Appl. 28 (2006) 788; R. Anil et al., Scalable second order optimization
 * (2020).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dinvroot(ctx.queue, { p: 2, n, A, lda: n, info }); // A := A^(-1/2)
 */
export declare const invroot: {
    <P extends Prec>(on: Context | Queue, args: InvrootArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := (A + epsilon lambda I)^(-1/p) for a symmetric (Hermitian) positive definite n x n matrix A, column-major, lambda being its largest
 * eigenvalue: the inverse p-th root that is itself positive definite. All of A is read.
 *
 * The coupled Newton iteration of Guo and Higham, as invrootStridedBatched does it, of which this is the one for a single matrix: products
 * only, about 4 and log(cond(A)) / (p log(1 + 1/p)) steps. On a GPU context single and complex single precision run there, complex matrices
 * as real ones of twice the order; doubles run on the CPU.
 *
 * Overwrites info, what is given of iter and error, and, where info is 0, A. The relative error of the root is some eps cond(A) at worst; a
 * matrix whose condition number is beyond 1/eps counts as singular. Flops 2n^3 for each product, of which a step has 4 for p = 4, 3 for p =
 * 2. Source: C.-H. Guo and N. J. Higham, SIAM J. Matrix Anal. Appl. 28 (2006) 788; R. Anil et al., Scalable second order optimization
 * (2020).
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dinvroot(ctx.queue, { p: 2, n, A, lda: n, info }); // A := A^(-1/2)
 */
export declare const sinvroot: {
    (on: Context | Queue, args: InvrootArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := (A + epsilon lambda I)^(-1/p) for a symmetric (Hermitian) positive definite n x n matrix A, column-major, lambda being its largest
 * eigenvalue: the inverse p-th root that is itself positive definite. All of A is read.
 *
 * The coupled Newton iteration of Guo and Higham, as invrootStridedBatched does it, of which this is the one for a single matrix: products
 * only, about 4 and log(cond(A)) / (p log(1 + 1/p)) steps. On a GPU context single and complex single precision run there, complex matrices
 * as real ones of twice the order; doubles run on the CPU.
 *
 * Overwrites info, what is given of iter and error, and, where info is 0, A. The relative error of the root is some eps cond(A) at worst; a
 * matrix whose condition number is beyond 1/eps counts as singular. Flops 2n^3 for each product, of which a step has 4 for p = 4, 3 for p =
 * 2. Source: C.-H. Guo and N. J. Higham, SIAM J. Matrix Anal. Appl. 28 (2006) 788; R. Anil et al., Scalable second order optimization
 * (2020).
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dinvroot(ctx.queue, { p: 2, n, A, lda: n, info }); // A := A^(-1/2)
 */
export declare const dinvroot: {
    (on: Context | Queue, args: InvrootArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A := (A + epsilon lambda I)^(-1/p) for a symmetric (Hermitian) positive definite n x n matrix A, column-major, lambda being its largest
 * eigenvalue: the inverse p-th root that is itself positive definite. All of A is read.
 *
 * The coupled Newton iteration of Guo and Higham, as invrootStridedBatched does it, of which this is the one for a single matrix: products
 * only, about 4 and log(cond(A)) / (p log(1 + 1/p)) steps. On a GPU context single and complex single precision run there, complex matrices
 * as real ones of twice the order; doubles run on the CPU.
 *
 * Overwrites info, what is given of iter and error, and, where info is 0, A. The relative error of the root is some eps cond(A) at worst; a
 * matrix whose condition number is beyond 1/eps counts as singular. Flops 2n^3 for each product, of which a step has 4 for p = 4, 3 for p =
 * 2. Source: C.-H. Guo and N. J. Higham, SIAM J. Matrix Anal. Appl. 28 (2006) 788; R. Anil et al., Scalable second order optimization
 * (2020).
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dinvroot(ctx.queue, { p: 2, n, A, lda: n, info }); // A := A^(-1/2)
 */
export declare const cinvroot: {
    (on: Context | Queue, args: InvrootArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := (A + epsilon lambda I)^(-1/p) for a symmetric (Hermitian) positive definite n x n matrix A, column-major, lambda being its largest
 * eigenvalue: the inverse p-th root that is itself positive definite. All of A is read.
 *
 * The coupled Newton iteration of Guo and Higham, as invrootStridedBatched does it, of which this is the one for a single matrix: products
 * only, about 4 and log(cond(A)) / (p log(1 + 1/p)) steps. On a GPU context single and complex single precision run there, complex matrices
 * as real ones of twice the order; doubles run on the CPU.
 *
 * Overwrites info, what is given of iter and error, and, where info is 0, A. The relative error of the root is some eps cond(A) at worst; a
 * matrix whose condition number is beyond 1/eps counts as singular. Flops 2n^3 for each product, of which a step has 4 for p = 4, 3 for p =
 * 2. Source: C.-H. Guo and N. J. Higham, SIAM J. Matrix Anal. Appl. 28 (2006) 788; R. Anil et al., Scalable second order optimization
 * (2020).
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dinvroot(ctx.queue, { p: 2, n, A, lda: n, info }); // A := A^(-1/2)
 */
export declare const zinvroot: {
    (on: Context | Queue, args: InvrootArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
