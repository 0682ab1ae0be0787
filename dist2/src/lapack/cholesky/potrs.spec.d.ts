import { type RoutineSpec } from '../../core/spec.ts';
/**
 * B := A^-1 B from A = L L^T ('l') or A = U^T U ('u') of potrf; A is n x n, B is n x nrhs; both column-major.
 *
 * Overwrites B only. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on the GPU
 * (createContext) are computed there. Flops 2n^2 nrhs. Source: LAPACK xPOTRS.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dpotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * await dpotrs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export declare const potrsSpec: RoutineSpec;
