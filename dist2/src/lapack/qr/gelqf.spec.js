// GELQF: arguments, rules, documentation.
import { flopsGelqf } from '../../core/flops.js';
import { matrix, numbers, positional, shorter, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { nbArg, updateMathArg } from '../factorOptions.js';
/**
 * A = L Q with an orthogonal (unitary) Q; A is m x n, column-major.
 *
 * LQ factorization by Householder reflections from the right, without pivots: the QR factorization of A^H, stored by rows.
 *
 * Overwrites A and tau. It cannot fail: there is no info. Diagonal elements of L are real and may be negative. A NaN or an infinity spoils
 * L from its row on. Workspace is its own affair: A^H is factored there. On a GPU context single and complex single run on the GPU, double
 * and complex double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops 2m^2 (n - m/3) for n >= m, of
 * complex numbers four times as many, to leading order. Source: LAPACK xGELQF.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const tau = ctx.alloc('d', m);
 * await dgelqf(ctx.queue, { m, n, A, lda: m, tau }); // m <= n
 * await dtrsm(ctx.queue, { side: 'l', uplo: 'l', m, n: nrhs, alpha: 1, A, lda: m, B, ldb: n }); // L y = b
 * await dlaset(ctx.queue, { uplo: 'f', m: n - m, n: nrhs, alpha: 0, beta: 0, A: B.at(m), lda: n });
 * await dormlq(ctx.queue, { side: 'l', trans: 't', m: n, n: nrhs, k: m, A, lda: m, tau, C: B, ldc: n }); // the shortest x with A x = b
 */
export const gelqfSpec = {
    name: 'gelqf',
    precs: 'sdcz',
    doubles: 'dz',
    args: positional({
        m: size,
        n: size,
        /**
         * In: A. Out: L on and below the diagonal, m x min(m, n); right of it, row i holds v(i)^H without the zeros and the 1 that it begins
         * with: Q = H(min(m, n))^H ... H(2)^H H(1)^H, H(i) = I - tau(i) v(i) v(i)^H.
         */
        A: matrix('m', 'n', 'inout'),
        /** Out, min(m, n) elements, each 0 or in 1..2; of complex numbers its real part is. May lie in A's buffer, apart from A. */
        tau: numbers(shorter, 'out'),
        /** How the GPU computes the updates behind a block, as in gemm: 'strict' (default), 'split' or 'fast'. */
        math: updateMathArg,
        /** Rows of a block; 0 (default) leaves it to the routine. On the CPU at most 32 are used. */
        nb: nbArg,
    }),
    nothing: (a) => a.m === 0 || a.n === 0,
    flops: (a) => flopsGelqf(num(a, 'm'), num(a, 'n')),
};
