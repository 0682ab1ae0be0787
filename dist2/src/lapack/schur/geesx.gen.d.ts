import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of geesx, by name. */
export interface GeesxArgs<P extends Prec> {
    /** 'v' (default): Schur vectors are wanted; 'n': not. */
    jobvs?: 'v' | 'n';
    /** Eigenvalues that come first, as in gees: 'n' (default) none in particular, 'lhp', 'rhp', 'iuc', 'ouc'. */
    sort?: 'lhp' | 'rhp' | 'iuc' | 'ouc' | 'n';
    /** 'n' (default): no condition numbers; 'e': of the average; 'v': of the subspace; 'b': both. They need another sort than 'n'. */
    sense?: 'b' | 'e' | 'v' | 'n';
    n: number;
    /** In: A. Out: T, with zeros below. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out, one integer: as of gees. May share a buffer with info. */
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
    /** Out, one real number: the reciprocal condition number of the average. Needed with sense 'e' and 'b'. */
    rconde?: Ptr<RealOf<P>>;
    /** Out, one number: that of the invariant subspace. Needed with sense 'v' and 'b'. */
    rcondv?: Ptr<RealOf<P>>;
    /** Out, one integer: as of gees. With 1 to n rconde and rcondv are NaN, with n + 1 they are 0. */
    info: Ptr<'i'>;
}
/**
 * A = Z T Z^H for a general n x n matrix A; all matrices are column-major.
 *
 * Schur form with chosen eigenvalues first, and how well determined their average and their invariant subspace are.
 *
 * Overwrites A, sdim, WR and WI or W, VS and info as gees, and rconde and rcondv if they are asked for. A change of A by E moves the
 * average of the chosen eigenvalues by at most norm(E) / rconde, to first order, and turns their subspace by an angle of about norm(E) /
 * rcondv: s and sep of trsen. Of no eigenvalue, or of all, rconde is 1 and rcondv the one norm of T.
 *
 * On a GPU context operands are read back: all precisions are computed on the CPU, singles in double from the Hessenberg form on. Flops
 * as gees, and about k(n - k)n for rconde of k chosen eigenvalues, ten times that for rcondv. Source: LAPACK xGEESX.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [WR, WI, VS] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('d', n * n)];
 * const [sdim, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [rconde, rcondv] = [ctx.alloc('d', 1), ctx.alloc('d', 1)];
 * const numbers = { sense: 'b', rconde, rcondv } as const;
 * await dgeesx(ctx.queue, { sort: 'lhp', ...numbers, n, A, lda: n, sdim, WR, WI, VS, ldvs: n, info }); // n >= 1
 */
export declare const geesx: {
    <P extends Prec>(on: Context | Queue, args: GeesxArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = Z T Z^H for a general n x n matrix A; all matrices are column-major.
 *
 * Schur form with chosen eigenvalues first, and how well determined their average and their invariant subspace are.
 *
 * Overwrites A, sdim, WR and WI or W, VS and info as gees, and rconde and rcondv if they are asked for. A change of A by E moves the
 * average of the chosen eigenvalues by at most norm(E) / rconde, to first order, and turns their subspace by an angle of about norm(E) /
 * rcondv: s and sep of trsen. Of no eigenvalue, or of all, rconde is 1 and rcondv the one norm of T.
 *
 * On a GPU context operands are read back: all precisions are computed on the CPU, singles in double from the Hessenberg form on. Flops
 * as gees, and about k(n - k)n for rconde of k chosen eigenvalues, ten times that for rcondv. Source: LAPACK xGEESX.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [WR, WI, VS] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('d', n * n)];
 * const [sdim, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [rconde, rcondv] = [ctx.alloc('d', 1), ctx.alloc('d', 1)];
 * const numbers = { sense: 'b', rconde, rcondv } as const;
 * await dgeesx(ctx.queue, { sort: 'lhp', ...numbers, n, A, lda: n, sdim, WR, WI, VS, ldvs: n, info }); // n >= 1
 */
export declare const sgeesx: {
    (on: Context | Queue, args: GeesxArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A = Z T Z^H for a general n x n matrix A; all matrices are column-major.
 *
 * Schur form with chosen eigenvalues first, and how well determined their average and their invariant subspace are.
 *
 * Overwrites A, sdim, WR and WI or W, VS and info as gees, and rconde and rcondv if they are asked for. A change of A by E moves the
 * average of the chosen eigenvalues by at most norm(E) / rconde, to first order, and turns their subspace by an angle of about norm(E) /
 * rcondv: s and sep of trsen. Of no eigenvalue, or of all, rconde is 1 and rcondv the one norm of T.
 *
 * On a GPU context operands are read back: all precisions are computed on the CPU, singles in double from the Hessenberg form on. Flops
 * as gees, and about k(n - k)n for rconde of k chosen eigenvalues, ten times that for rcondv. Source: LAPACK xGEESX.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [WR, WI, VS] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('d', n * n)];
 * const [sdim, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [rconde, rcondv] = [ctx.alloc('d', 1), ctx.alloc('d', 1)];
 * const numbers = { sense: 'b', rconde, rcondv } as const;
 * await dgeesx(ctx.queue, { sort: 'lhp', ...numbers, n, A, lda: n, sdim, WR, WI, VS, ldvs: n, info }); // n >= 1
 */
export declare const dgeesx: {
    (on: Context | Queue, args: GeesxArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A = Z T Z^H for a general n x n matrix A; all matrices are column-major.
 *
 * Schur form with chosen eigenvalues first, and how well determined their average and their invariant subspace are.
 *
 * Overwrites A, sdim, WR and WI or W, VS and info as gees, and rconde and rcondv if they are asked for. A change of A by E moves the
 * average of the chosen eigenvalues by at most norm(E) / rconde, to first order, and turns their subspace by an angle of about norm(E) /
 * rcondv: s and sep of trsen. Of no eigenvalue, or of all, rconde is 1 and rcondv the one norm of T.
 *
 * On a GPU context operands are read back: all precisions are computed on the CPU, singles in double from the Hessenberg form on. Flops
 * as gees, and about k(n - k)n for rconde of k chosen eigenvalues, ten times that for rcondv. Source: LAPACK xGEESX.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [WR, WI, VS] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('d', n * n)];
 * const [sdim, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [rconde, rcondv] = [ctx.alloc('d', 1), ctx.alloc('d', 1)];
 * const numbers = { sense: 'b', rconde, rcondv } as const;
 * await dgeesx(ctx.queue, { sort: 'lhp', ...numbers, n, A, lda: n, sdim, WR, WI, VS, ldvs: n, info }); // n >= 1
 */
export declare const cgeesx: {
    (on: Context | Queue, args: GeesxArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = Z T Z^H for a general n x n matrix A; all matrices are column-major.
 *
 * Schur form with chosen eigenvalues first, and how well determined their average and their invariant subspace are.
 *
 * Overwrites A, sdim, WR and WI or W, VS and info as gees, and rconde and rcondv if they are asked for. A change of A by E moves the
 * average of the chosen eigenvalues by at most norm(E) / rconde, to first order, and turns their subspace by an angle of about norm(E) /
 * rcondv: s and sep of trsen. Of no eigenvalue, or of all, rconde is 1 and rcondv the one norm of T.
 *
 * On a GPU context operands are read back: all precisions are computed on the CPU, singles in double from the Hessenberg form on. Flops
 * as gees, and about k(n - k)n for rconde of k chosen eigenvalues, ten times that for rcondv. Source: LAPACK xGEESX.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [WR, WI, VS] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('d', n * n)];
 * const [sdim, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [rconde, rcondv] = [ctx.alloc('d', 1), ctx.alloc('d', 1)];
 * const numbers = { sense: 'b', rconde, rcondv } as const;
 * await dgeesx(ctx.queue, { sort: 'lhp', ...numbers, n, A, lda: n, sdim, WR, WI, VS, ldvs: n, info }); // n >= 1
 */
export declare const zgeesx: {
    (on: Context | Queue, args: GeesxArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
