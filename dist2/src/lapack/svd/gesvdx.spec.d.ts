import { type RoutineSpec } from '../../core/spec.ts';
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
export declare const gesvdxSpec: RoutineSpec;
