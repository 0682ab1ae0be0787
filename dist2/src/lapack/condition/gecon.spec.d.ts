import { type RoutineSpec } from '../../core/spec.ts';
/**
 * rcond := 1 / (||A|| ||A^-1||), estimated from P A = L U of getrf; A is n x n, column-major.
 *
 * Estimates the reciprocal condition number of a general matrix from its LU factorization.
 *
 * Overwrites rcond, which stays on the device. The estimate is not below the true value, apart from rounding, and nearly always less than
 * three times it. 1 if A is empty; 0 if U has a zero on its diagonal, if the condition number overflows, or if anorm is 0 or infinite; NaN
 * if anorm is, or a factor has NaN. On a GPU context singles, also complex, are computed on the GPU, always with three solves by A and two
 * by A^H and without a readback, and doubles on the CPU, with as many as the estimate needs, mostly four or five. Sums are of moduli.
 * Doubles that live on the GPU (createContext) are computed there, as singles are. Flops about 10n^2. Source: LAPACK xGECON.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * singular A: rcond is then 0.
 * @example
 * const anorm = await slange(ctx.queue, { norm: '1', m: n, n, A, lda: n });
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * const rcond = ctx.alloc('s', 1);
 * await sgecon(ctx.queue, { norm: '1', n, A, lda: n, anorm: anorm!, rcond });
 * const [reciprocal] = await ctx.download(rcond);
 */
export declare const geconSpec: RoutineSpec;
