import { type RoutineSpec } from '../../core/spec.ts';
/** Which singular vectors: 'n' none, 's' those of the min(m, n) singular values, 'a' as many more as make a square orthogonal matrix. */
export type VectorJob = 'n' | 's' | 'a';
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; A is m x n; all matrices are column-major.
 *
 * Singular value decomposition: A = U S V^H.
 *
 * Overwrites A, S, info, and U and V^H as their jobs say. A is brought to bidiagonal form by reflections, in blocks, a tall or wide one
 * after a QR factorization; QR iteration with implicit shifts makes that diagonal, and its rotations are applied to the vectors many at a
 * time. Singular values are good to some eps times the largest one. A whose largest element's square would leave the range is scaled by a
 * power of two on the way. The signs of a pair u(i), v(i), of complex ones their phase, are anybody's, and so are vectors of equal singular
 * values.
 *
 * Computed on the CPU, on any context: half of the work are products of a matrix with a vector, and iteration is
 * sequential. On a GPU context operands are read back. QR iteration runs in double for singles too. Flops to leading order, for m >= n:
 * 4n^2 (m - n/3) for S alone, at most 2n^2 (m + n) if m is much larger; the vectors take about 12n^3 more. Source: LAPACK xGESVD, xGEBRD,
 * xBDSQR; J. Demmel, W. Kahan, Accurate singular values of bidiagonal matrices, SIAM J. Sci. Stat. Comput. 11 (1990). Unlike there no
 * vectors overwrite A, and A with NaN is found at once.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const k = Math.min(m, n);
 * const [S, U, VT] = [ctx.alloc('d', k), ctx.alloc('d', m * k), ctx.alloc('d', k * n)];
 * const info = ctx.alloc('i', 1);
 * await dgesvd(ctx.queue, { m, n, A, lda: m, S, U, ldu: m, VT, ldvt: k, info }); // m, n >= 1
 * const [norm] = await ctx.download(S); // ||A||_2
 */
export declare const gesvdSpec: RoutineSpec;
