import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A := P A: for i = k1, ..., k2 exchange rows i and ipiv(i) of A (m x n, column-major); for i = k2, ..., k1 with direction 'b'. Rows and
 * pivots count from 1, as in LAPACK. Unlike LAPACK's xLASWP it takes the rows m of A, and a direction instead of INCX.
 *
 * A := P A or P^T A, P the product of the row exchanges in ipiv.
 *
 * Overwrites A only. No flops: it moves at most 4n(k2 - k1 + 1) elements. On a GPU context singles, also complex, are
 * computed on the GPU, doubles where they live.
 * Source: LAPACK xLASWP.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info });
 * await slaswp(ctx.queue, { m: n, n: nrhs, A: B, lda: n, k1: 1, k2: n, ipiv });
 */
export declare const laswpSpec: RoutineSpec;
