import { type RoutineSpec } from '../../core/spec.ts';
/**
 * B := alpha op(A) B (side 'l') or B := alpha B op(A) (side 'r'), op(A) = A ('n'), A^T ('t') or A^H ('c'). A is
 * triangular of order m (side 'l') or n (side 'r'), B is m x n; both column-major.
 *
 * Overwrites B only. On a GPU context singles, also complex, are computed on the GPU, with a workspace of the size of B, and a NaN or
 * infinity in B may spread to results that the triangle keeps apart, because zeros are multiplied too; doubles are computed on the CPU.
 * Doubles that live on the GPU (createContext) are computed there, with zeros multiplied likewise. Flops n m^2 (side 'l') or m n^2 (side
 * 'r'), of complex numbers four times as many. Source: BLAS xTRMM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await strmm(ctx.queue, { side: 'l', uplo: 'l', m: n, n: nrhs, A: L, lda: n, B, ldb: n });
 * const b = await ctx.download(B);
 */
export declare const trmmSpec: RoutineSpec;
