import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A := A^-1, A triangular, n x n, column-major.
 *
 * Inverts a triangular matrix in place, unless an element on its diagonal is exactly zero.
 *
 * Overwrites info and, if info = 0, the triangle. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU; the
 * GPU keeps a copy of A, n^2 elements, to put back. Doubles that live on the GPU (createContext) are computed there. Flops n^3/3, to
 * leading order. To solve with a triangle, trsm and trtrs are faster and more accurate than a product with its inverse. Source: LAPACK
 * xTRTRI.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: read info, or pass it to mustSucceed().
 * @example
 * const info = ctx.alloc('i', 1);
 * await strtri(ctx.queue, { uplo: 'u', n, A: R, lda: n, info });
 * mustSucceed('strtri', (await ctx.download(info))[0]!);
 */
export declare const trtriSpec: RoutineSpec;
