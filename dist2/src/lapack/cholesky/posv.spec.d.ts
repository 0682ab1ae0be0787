import { type RoutineSpec } from '../../core/spec.ts';
/**
 * B := A^-1 B by A = L L^H ('l') or A = U^H U ('u'); A is n x n, B is n x nrhs; both column-major.
 *
 * Solves A X = B for a symmetric, or of complex numbers Hermitian, positive definite A by Cholesky factorization. Imaginary parts of the
 * diagonal of A are taken for 0, and are 0 in the factor.
 *
 * Overwrites one triangle of A, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is
 * empty. On a GPU context singles, also complex, are computed on the GPU, with a copy of B as workspace, doubles on the CPU; `mode` can
 * bring the CPU in for real singles too, as in potrf. Doubles that live on the GPU (createContext) are computed there. Flops n^3/3 + 2n^2
 * nrhs, to leading order. Source: LAPACK xPOSV.
 *
 * An infinity on the diagonal of A passes for positive, as in potrf: info may be 0 then, and X, finite or not, is of no use.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for an A
 * that is not positive definite: read info.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dposv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n, info });
 * const [failed] = await ctx.download(info);
 * const x = await ctx.download(B);
 */
export declare const posvSpec: RoutineSpec;
