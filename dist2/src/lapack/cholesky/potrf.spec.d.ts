import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A = L L^T ('l') or A = U^T U ('u') for a symmetric positive definite A, n x n, column-major.
 *
 * Cholesky factorization of a symmetric, or of complex numbers Hermitian, positive definite matrix.
 *
 * Overwrites one triangle of A, and info, the latter also for an empty A. On a GPU context singles, also complex, are computed on the GPU,
 * doubles on the CPU. Workspace: potrfWorkspace. Doubles that live on the GPU (createContext) are computed there. Flops n^3/3, to leading
 * order. Source: LAPACK xPOTRF.
 *
 * Of a matrix with infinities only those on the diagonal pass for positive: info may be 0 then, and the factor is not finite.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for an A
 * that is not positive definite: read info.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dpotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * const [failed] = await ctx.download(info);
 */
export declare const potrfSpec: RoutineSpec;
