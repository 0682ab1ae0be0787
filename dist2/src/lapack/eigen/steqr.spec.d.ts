import { type RoutineSpec } from '../../core/spec.ts';
/** Which vectors: 'n' none, 'i' those of the tridiagonal matrix, 'v' those of the matrix that Z has brought to this form. */
export type TridiagonalJob = 'n' | 'i' | 'v';
/**
 * T = Q D Q^T with orthogonal Q, where T is the symmetric tridiagonal matrix with diagonal D and off-diagonal E.
 *
 * Eigenvalues and eigenvectors of a symmetric tridiagonal matrix: implicit QL and QR iteration.
 *
 * Overwrites D, E, info and, unless compz is 'n', Z: with 'i' by Q, with 'v' by Z Q, which are the eigenvectors of Z T Z^H. T and Q are
 * real: of complex precisions Z alone is complex, with 'v' for instance what ungtr has written, with 'i' Q with imaginary parts of 0. Z and
 * D are good to some eps ||T||. Rotations are kept and applied to Z many sweeps at a time, by all threads. Blocks whose squares would leave
 * the range are scaled by powers of two. The signs of vectors are anybody's.
 *
 * Computed on the CPU, on any context, values in double for singles too. Flops: about 5 n^3 with vectors, else 17 n^2; what it takes
 * depends on the numbers. Source: LAPACK xSTEQR; F. Van Zee, R. van de Geijn, G. Quintana-Orti, Restructuring the tridiagonal and
 * bidiagonal QR algorithms for performance, ACM Trans. Math. Softw. 40 (2014).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * D, E and Z.
 * @example
 * const [D, E] = [ctx.upload('d', Float64Array.of(2, 2, 2)), ctx.upload('d', Float64Array.of(-1, -1))];
 * const [Z, info] = [ctx.alloc('d', 9), ctx.alloc('i', 1)];
 * await dsteqr(ctx.queue, { compz: 'i', n: 3, D, E, Z, ldz: 3, info });
 * const lowest = (await ctx.download(Z)).subarray(0, 3); // 1/2, sqrt(1/2), 1/2, or their negatives
 */
export declare const steqrSpec: RoutineSpec;
