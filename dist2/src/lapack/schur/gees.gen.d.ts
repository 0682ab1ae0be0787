import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { SchurSort } from './gees.spec.ts';
/** The arguments of gees, by name. */
export interface GeesArgs<P extends Prec> {
    /** 'v' (default): Schur vectors are wanted; 'n': not. */
    jobvs?: 'v' | 'n';
    /**
     * Eigenvalues that come first: 'n' (default) none in particular, 'lhp' with a negative real part, 'rhp' with another one, 'iuc' with
     * |w| <= 1, 'ouc' with |w| > 1.
     */
    sort?: 'n' | 'lhp' | 'rhp' | 'iuc' | 'ouc';
    n: number;
    /** In: A. Out: T, with zeros below. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out, one integer: how many eigenvalues are chosen, both of a pair; 0 with sort 'n'. May share a buffer with info. */
    sdim: Ptr<'i'>;
    /** Out, n elements, of real matrices: the real parts of the eigenvalues. */
    WR?: Ptr<NoInfer<P>>;
    /** Out, n elements, of real matrices: the imaginary parts. */
    WI?: Ptr<NoInfer<P>>;
    /** Out, n elements, of complex matrices in place of WR and WI: the eigenvalues. */
    W?: Ptr<NoInfer<P>>;
    /** Out, n x n: Z. Not needed with jobvs 'n'. */
    VS?: Ptr<NoInfer<P>>;
    /** At least the rows of VS, and 1. */
    ldvs?: number;
    /**
     * Out, one integer. 0: done. i in 1 .. n - 1: QR iteration has not converged; the eigenvalues behind the first i are right, others are
     * NaN, and A = Z T Z^H with a T that is not finished. n: A has a NaN or an infinity, and the results are NaN, or no eigenvalue was
     * found. n + 1: eigenvalues were too near to each other to change places: T is a Schur form in another order. n + 2: rounding has moved
     * eigenvalues over the line that they are chosen by, and some that are chosen now stand behind others.
     */
    info: Ptr<'i'>;
}
/**
 * A = Z T Z^H for a general n x n matrix A; all matrices are column-major.
 *
 * Schur form: Z is orthogonal (unitary), T upper triangular but, of a real A, for blocks of order 2 on its diagonal.
 *
 * Overwrites A with T, sdim, WR and WI, or W, info, and VS with Z as jobvs says. Eigenvalues of a complex A stand on T's diagonal, and in W
 * in that order. A real eigenvalue of a real A stands on T's diagonal; a pair of complex
 * ones is a block [a b; c a] with b c < 0, whose eigenvalues are a +- i sqrt(-b c). WR(j) + i WI(j) are the eigenvalues in that order, of
 * a pair the one with the positive imaginary part first. With `sort` the chosen eigenvalues come first, and the first sdim columns of VS
 * span their invariant subspace. Which order others have is anybody's.
 *
 * A is permuted, reduced to Hessenberg form by reflections, in blocks, and QR iteration brings that to Schur form; blocks change places by
 * direct swapping. On a GPU context operands are read back: all precisions are computed on the CPU, singles in double from the
 * Hessenberg form on; that form, and its factor, of single and complex single matrices of order 512 or more are made on a GPU that is no
 * software adapter. Flops to leading order: 10n^3/3, with vectors 14n^3/3, and what iteration takes, some 10n^3 to 25n^3, which is not
 * counted.
 *
 * Source: LAPACK xGEES, whose SELECT is a function; here the choices that control theory makes have names, SciPy's. Unlike there A with NaN
 * is found at once.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [WR, WI, VS] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('d', n * n)];
 * const [sdim, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dgees(ctx.queue, { sort: 'lhp', n, A, lda: n, sdim, WR, WI, VS, ldvs: n, info }); // n >= 1
 * const [stable] = await ctx.download(sdim);
 */
export declare const gees: {
    <P extends Prec>(on: Context | Queue, args: GeesArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = Z T Z^H for a general n x n matrix A; all matrices are column-major.
 *
 * Schur form: Z is orthogonal (unitary), T upper triangular but, of a real A, for blocks of order 2 on its diagonal.
 *
 * Overwrites A with T, sdim, WR and WI, or W, info, and VS with Z as jobvs says. Eigenvalues of a complex A stand on T's diagonal, and in W
 * in that order. A real eigenvalue of a real A stands on T's diagonal; a pair of complex
 * ones is a block [a b; c a] with b c < 0, whose eigenvalues are a +- i sqrt(-b c). WR(j) + i WI(j) are the eigenvalues in that order, of
 * a pair the one with the positive imaginary part first. With `sort` the chosen eigenvalues come first, and the first sdim columns of VS
 * span their invariant subspace. Which order others have is anybody's.
 *
 * A is permuted, reduced to Hessenberg form by reflections, in blocks, and QR iteration brings that to Schur form; blocks change places by
 * direct swapping. On a GPU context operands are read back: all precisions are computed on the CPU, singles in double from the
 * Hessenberg form on; that form, and its factor, of single and complex single matrices of order 512 or more are made on a GPU that is no
 * software adapter. Flops to leading order: 10n^3/3, with vectors 14n^3/3, and what iteration takes, some 10n^3 to 25n^3, which is not
 * counted.
 *
 * Source: LAPACK xGEES, whose SELECT is a function; here the choices that control theory makes have names, SciPy's. Unlike there A with NaN
 * is found at once.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [WR, WI, VS] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('d', n * n)];
 * const [sdim, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dgees(ctx.queue, { sort: 'lhp', n, A, lda: n, sdim, WR, WI, VS, ldvs: n, info }); // n >= 1
 * const [stable] = await ctx.download(sdim);
 */
export declare const sgees: {
    (on: Context | Queue, args: GeesArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A = Z T Z^H for a general n x n matrix A; all matrices are column-major.
 *
 * Schur form: Z is orthogonal (unitary), T upper triangular but, of a real A, for blocks of order 2 on its diagonal.
 *
 * Overwrites A with T, sdim, WR and WI, or W, info, and VS with Z as jobvs says. Eigenvalues of a complex A stand on T's diagonal, and in W
 * in that order. A real eigenvalue of a real A stands on T's diagonal; a pair of complex
 * ones is a block [a b; c a] with b c < 0, whose eigenvalues are a +- i sqrt(-b c). WR(j) + i WI(j) are the eigenvalues in that order, of
 * a pair the one with the positive imaginary part first. With `sort` the chosen eigenvalues come first, and the first sdim columns of VS
 * span their invariant subspace. Which order others have is anybody's.
 *
 * A is permuted, reduced to Hessenberg form by reflections, in blocks, and QR iteration brings that to Schur form; blocks change places by
 * direct swapping. On a GPU context operands are read back: all precisions are computed on the CPU, singles in double from the
 * Hessenberg form on; that form, and its factor, of single and complex single matrices of order 512 or more are made on a GPU that is no
 * software adapter. Flops to leading order: 10n^3/3, with vectors 14n^3/3, and what iteration takes, some 10n^3 to 25n^3, which is not
 * counted.
 *
 * Source: LAPACK xGEES, whose SELECT is a function; here the choices that control theory makes have names, SciPy's. Unlike there A with NaN
 * is found at once.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [WR, WI, VS] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('d', n * n)];
 * const [sdim, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dgees(ctx.queue, { sort: 'lhp', n, A, lda: n, sdim, WR, WI, VS, ldvs: n, info }); // n >= 1
 * const [stable] = await ctx.download(sdim);
 */
export declare const dgees: {
    (on: Context | Queue, args: GeesArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A = Z T Z^H for a general n x n matrix A; all matrices are column-major.
 *
 * Schur form: Z is orthogonal (unitary), T upper triangular but, of a real A, for blocks of order 2 on its diagonal.
 *
 * Overwrites A with T, sdim, WR and WI, or W, info, and VS with Z as jobvs says. Eigenvalues of a complex A stand on T's diagonal, and in W
 * in that order. A real eigenvalue of a real A stands on T's diagonal; a pair of complex
 * ones is a block [a b; c a] with b c < 0, whose eigenvalues are a +- i sqrt(-b c). WR(j) + i WI(j) are the eigenvalues in that order, of
 * a pair the one with the positive imaginary part first. With `sort` the chosen eigenvalues come first, and the first sdim columns of VS
 * span their invariant subspace. Which order others have is anybody's.
 *
 * A is permuted, reduced to Hessenberg form by reflections, in blocks, and QR iteration brings that to Schur form; blocks change places by
 * direct swapping. On a GPU context operands are read back: all precisions are computed on the CPU, singles in double from the
 * Hessenberg form on; that form, and its factor, of single and complex single matrices of order 512 or more are made on a GPU that is no
 * software adapter. Flops to leading order: 10n^3/3, with vectors 14n^3/3, and what iteration takes, some 10n^3 to 25n^3, which is not
 * counted.
 *
 * Source: LAPACK xGEES, whose SELECT is a function; here the choices that control theory makes have names, SciPy's. Unlike there A with NaN
 * is found at once.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [WR, WI, VS] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('d', n * n)];
 * const [sdim, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dgees(ctx.queue, { sort: 'lhp', n, A, lda: n, sdim, WR, WI, VS, ldvs: n, info }); // n >= 1
 * const [stable] = await ctx.download(sdim);
 */
export declare const cgees: {
    (on: Context | Queue, args: GeesArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = Z T Z^H for a general n x n matrix A; all matrices are column-major.
 *
 * Schur form: Z is orthogonal (unitary), T upper triangular but, of a real A, for blocks of order 2 on its diagonal.
 *
 * Overwrites A with T, sdim, WR and WI, or W, info, and VS with Z as jobvs says. Eigenvalues of a complex A stand on T's diagonal, and in W
 * in that order. A real eigenvalue of a real A stands on T's diagonal; a pair of complex
 * ones is a block [a b; c a] with b c < 0, whose eigenvalues are a +- i sqrt(-b c). WR(j) + i WI(j) are the eigenvalues in that order, of
 * a pair the one with the positive imaginary part first. With `sort` the chosen eigenvalues come first, and the first sdim columns of VS
 * span their invariant subspace. Which order others have is anybody's.
 *
 * A is permuted, reduced to Hessenberg form by reflections, in blocks, and QR iteration brings that to Schur form; blocks change places by
 * direct swapping. On a GPU context operands are read back: all precisions are computed on the CPU, singles in double from the
 * Hessenberg form on; that form, and its factor, of single and complex single matrices of order 512 or more are made on a GPU that is no
 * software adapter. Flops to leading order: 10n^3/3, with vectors 14n^3/3, and what iteration takes, some 10n^3 to 25n^3, which is not
 * counted.
 *
 * Source: LAPACK xGEES, whose SELECT is a function; here the choices that control theory makes have names, SciPy's. Unlike there A with NaN
 * is found at once.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [WR, WI, VS] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('d', n * n)];
 * const [sdim, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dgees(ctx.queue, { sort: 'lhp', n, A, lda: n, sdim, WR, WI, VS, ldvs: n, info }); // n >= 1
 * const [stable] = await ctx.download(sdim);
 */
export declare const zgees: {
    (on: Context | Queue, args: GeesArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
