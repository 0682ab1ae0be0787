import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of gesvdx, by name. */
export interface GesvdxArgs<P extends Prec> {
    /** 'v' (default): the columns of U that belong to the values. 'n': none. */
    jobu?: 'v' | 'n';
    /** 'v' (default): the rows of V^H that belong to the values. 'n': none. */
    jobvt?: 'v' | 'n';
    /** Which values: 'a' (default) all, 'v' those in (vl, vu], 'i' the il-th to the iu-th in descending order, counted from 1. */
    range?: 'a' | 'v' | 'i';
    m: number;
    n: number;
    /** In: A. Out: of no use. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** With range 'v', at least 0. Default 0. */
    vl?: number;
    /** With range 'v', greater than vl. Default 0. */
    vu?: number;
    /** With range 'i', in 1..min(m, n); 1 if that is 0. Default 1. */
    il?: number;
    /** With range 'i', in il..min(m, n); 0 if that is 0. Default 0. */
    iu?: number;
    /** Out, one integer: how many values have been found. */
    ns: Ptr<'i'>;
    /** min(m, n) real numbers, or iu - il + 1 with range 'i'. Out: the values, ns of them, the largest first. */
    S: Ptr<RealOf<P>>;
    /** m rows, as many columns as S has elements. Out: the left vectors, ns columns. Not needed with 'n'. */
    U?: Ptr<NoInfer<P>>;
    /** At least the rows of U, and 1. */
    ldu?: number;
    /** As many rows as S has elements, n columns. Out: the right vectors, ns rows. Not needed with 'n'. */
    VT?: Ptr<NoInfer<P>>;
    /** At least the rows of VT, and 1. */
    ldvt?: number;
    /**
     * Out, one integer. 0: done. 1 .. min(m, n) - 1: QR iteration has not converged; S, U and V^H are of no use. min(m, n): A has a NaN or
     * an infinity; ns is 0, S, U and V^H are NaN.
     */
    info: Ptr<'i'>;
}
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S, of which some values and vectors are wanted; A is m x n; all matrices
 * are column-major.
 *
 * Singular values in an interval, or with given indices, and their vectors.
 *
 * Overwrites A, ns, S, info, and U and V^H as their jobs say. A is brought to bidiagonal form, of which divide and conquer finds all
 * vectors (without vectors QR iteration all values); those that are wanted are chosen, and only these multiplied by the reflectors. So
 * vectors of close values are as orthogonal as gesdd's, which those of bisection and inverse iteration are not always; a few of them take
 * about half as long as all. A whose largest element's square would leave the range is scaled by a power of two on the way.
 *
 * Computed on the CPU, on any context. Flops to leading order, for m >= n: 4n^2 (m - n/3), with vectors 8n^3/3 more, and 4n (m + n) for
 * each one. Source: LAPACK xGESVDX for the interface, xGESDD for the algorithm.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [ns, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [S, U, VT] = [ctx.alloc('d', 2), ctx.alloc('d', 2 * m), ctx.alloc('d', 2 * n)];
 * const two = { range: 'i', il: 1, iu: 2 } as const; // the two largest; m, n >= 2
 * await dgesvdx(ctx.queue, { ...two, m, n, A, lda: m, ns, S, U, ldu: m, VT, ldvt: 2, info });
 */
export declare const gesvdx: {
    <P extends Prec>(on: Context | Queue, args: GesvdxArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S, of which some values and vectors are wanted; A is m x n; all matrices
 * are column-major.
 *
 * Singular values in an interval, or with given indices, and their vectors.
 *
 * Overwrites A, ns, S, info, and U and V^H as their jobs say. A is brought to bidiagonal form, of which divide and conquer finds all
 * vectors (without vectors QR iteration all values); those that are wanted are chosen, and only these multiplied by the reflectors. So
 * vectors of close values are as orthogonal as gesdd's, which those of bisection and inverse iteration are not always; a few of them take
 * about half as long as all. A whose largest element's square would leave the range is scaled by a power of two on the way.
 *
 * Computed on the CPU, on any context. Flops to leading order, for m >= n: 4n^2 (m - n/3), with vectors 8n^3/3 more, and 4n (m + n) for
 * each one. Source: LAPACK xGESVDX for the interface, xGESDD for the algorithm.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [ns, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [S, U, VT] = [ctx.alloc('d', 2), ctx.alloc('d', 2 * m), ctx.alloc('d', 2 * n)];
 * const two = { range: 'i', il: 1, iu: 2 } as const; // the two largest; m, n >= 2
 * await dgesvdx(ctx.queue, { ...two, m, n, A, lda: m, ns, S, U, ldu: m, VT, ldvt: 2, info });
 */
export declare const sgesvdx: {
    (on: Context | Queue, args: GesvdxArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S, of which some values and vectors are wanted; A is m x n; all matrices
 * are column-major.
 *
 * Singular values in an interval, or with given indices, and their vectors.
 *
 * Overwrites A, ns, S, info, and U and V^H as their jobs say. A is brought to bidiagonal form, of which divide and conquer finds all
 * vectors (without vectors QR iteration all values); those that are wanted are chosen, and only these multiplied by the reflectors. So
 * vectors of close values are as orthogonal as gesdd's, which those of bisection and inverse iteration are not always; a few of them take
 * about half as long as all. A whose largest element's square would leave the range is scaled by a power of two on the way.
 *
 * Computed on the CPU, on any context. Flops to leading order, for m >= n: 4n^2 (m - n/3), with vectors 8n^3/3 more, and 4n (m + n) for
 * each one. Source: LAPACK xGESVDX for the interface, xGESDD for the algorithm.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [ns, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [S, U, VT] = [ctx.alloc('d', 2), ctx.alloc('d', 2 * m), ctx.alloc('d', 2 * n)];
 * const two = { range: 'i', il: 1, iu: 2 } as const; // the two largest; m, n >= 2
 * await dgesvdx(ctx.queue, { ...two, m, n, A, lda: m, ns, S, U, ldu: m, VT, ldvt: 2, info });
 */
export declare const dgesvdx: {
    (on: Context | Queue, args: GesvdxArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S, of which some values and vectors are wanted; A is m x n; all matrices
 * are column-major.
 *
 * Singular values in an interval, or with given indices, and their vectors.
 *
 * Overwrites A, ns, S, info, and U and V^H as their jobs say. A is brought to bidiagonal form, of which divide and conquer finds all
 * vectors (without vectors QR iteration all values); those that are wanted are chosen, and only these multiplied by the reflectors. So
 * vectors of close values are as orthogonal as gesdd's, which those of bisection and inverse iteration are not always; a few of them take
 * about half as long as all. A whose largest element's square would leave the range is scaled by a power of two on the way.
 *
 * Computed on the CPU, on any context. Flops to leading order, for m >= n: 4n^2 (m - n/3), with vectors 8n^3/3 more, and 4n (m + n) for
 * each one. Source: LAPACK xGESVDX for the interface, xGESDD for the algorithm.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [ns, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [S, U, VT] = [ctx.alloc('d', 2), ctx.alloc('d', 2 * m), ctx.alloc('d', 2 * n)];
 * const two = { range: 'i', il: 1, iu: 2 } as const; // the two largest; m, n >= 2
 * await dgesvdx(ctx.queue, { ...two, m, n, A, lda: m, ns, S, U, ldu: m, VT, ldvt: 2, info });
 */
export declare const cgesvdx: {
    (on: Context | Queue, args: GesvdxArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S, of which some values and vectors are wanted; A is m x n; all matrices
 * are column-major.
 *
 * Singular values in an interval, or with given indices, and their vectors.
 *
 * Overwrites A, ns, S, info, and U and V^H as their jobs say. A is brought to bidiagonal form, of which divide and conquer finds all
 * vectors (without vectors QR iteration all values); those that are wanted are chosen, and only these multiplied by the reflectors. So
 * vectors of close values are as orthogonal as gesdd's, which those of bisection and inverse iteration are not always; a few of them take
 * about half as long as all. A whose largest element's square would leave the range is scaled by a power of two on the way.
 *
 * Computed on the CPU, on any context. Flops to leading order, for m >= n: 4n^2 (m - n/3), with vectors 8n^3/3 more, and 4n (m + n) for
 * each one. Source: LAPACK xGESVDX for the interface, xGESDD for the algorithm.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [ns, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [S, U, VT] = [ctx.alloc('d', 2), ctx.alloc('d', 2 * m), ctx.alloc('d', 2 * n)];
 * const two = { range: 'i', il: 1, iu: 2 } as const; // the two largest; m, n >= 2
 * await dgesvdx(ctx.queue, { ...two, m, n, A, lda: m, ns, S, U, ldu: m, VT, ldvt: 2, info });
 */
export declare const zgesvdx: {
    (on: Context | Queue, args: GesvdxArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
