// CHOLQR: arguments, rules, documentation.
import { flopsGemm, flopsPotrf, flopsSyrk, flopsTrsm, sum } from '../../core/flops.js';
import { integers, matrix, positional, size } from '../../core/kinds.js';
import { arg, num } from '../../core/spec.js';
const withColumns = (name) => (a) => num(a, 'nrhs') > 0 && a[name] === undefined ? 'must be given if nrhs > 0' : undefined;
/**
 * A = Q R with n orthonormal columns in Q, m x n like A, and R n x n; for m much larger than n. Column-major.
 *
 * QR factorization of a tall matrix by Cholesky factorizations of A^H A (CholeskyQR2): all work on m rows is products, several times
 * faster than reflections.
 *
 * R1^H R1 = A^H A, Q1 = A R1^-1, and the same of Q1: Q = Q1 R2^-1 and R = R2 R1 have the accuracy of Householder's as long as Q1 is
 * anything like orthogonal, that is up to a condition number of about 1 / sqrt(eps), 3e3 in single and 6e7 in double. That is checked:
 * ||Q1^H Q1 - I||_F <= 1/4. Where it fails, A^H A is shifted by a small multiple of the unit matrix, which needs a third pass and goes up
 * to about 1 / eps; where that fails too, or A has a NaN, an infinity or elements whose squares leave the range, Householder reflections do
 * it.
 *
 * Overwrites R, passes, C and with job 'q' A. On a GPU context single and complex single run on the GPU, double and complex double on the
 * CPU. With fallback the GPU waits for the host once, to see whether two passes were enough; calls made later wait for this one. On the GPU
 * up to n = 32 two passes read a real A twice and write nothing of its size; forming Q is one more read and one write. Workspace,
 * otherwise: m n elements. Flops 4 m n^2, with job 'r' 3 m n^2, for two passes, of complex numbers four times as many. Source: Y. Yamamoto
 * et al., ETNA 44, 2015; T. Fukaya et al., SIAM J. Sci. Comput. 42, 2020.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * matrix of deficient rank: R then has a small or zero element on its diagonal, and passes is 0.
 * @example
 * const [R, passes] = [ctx.alloc('s', n * n), ctx.alloc('i', 1)];
 * await scholqr(ctx.queue, { m, n, A, lda: m, R, ldr: n, passes }); // A := Q
 */
export const cholqrSpec = {
    name: 'cholqr',
    precs: 'sdcz',
    args: positional({
        /** 'q' (default): Q takes A's place. 'r': A stays, Q is not formed. */
        job: { kind: 'flag', values: ['q', 'r'], default: 'q' },
        m: size,
        /** At most m. */
        n: { kind: 'index', from: () => 0, to: arg('m'), rule: 'must be an integer in 0..m' },
        /** Columns of B and C; default 0. */
        nrhs: { kind: 'size', default: 0 },
        /** In: A. Out: Q with job 'q', else as it was. */
        A: matrix('m', 'n', 'inout'),
        /** Out: the upper triangle R, zeros below it. Its diagonal is real, and positive if passes is. */
        R: matrix('n', 'n', 'out'),
        /** In, m x nrhs; may be left out with nrhs = 0. */
        B: matrix('m', 'nrhs', 'in', { optional: true, also: withColumns('B') }),
        /** Out, n x nrhs: Q^H B, with which R X = C gives least squares. May be left out with nrhs = 0. */
        C: matrix('n', 'nrhs', 'out', { optional: true, also: withColumns('C') }),
        /**
         * false: two passes and no more, so that nothing waits for the host on a GPU. true (default): where those lose orthogonality three
         * with a shift, and where that is not enough either Householder reflections.
         */
        fallback: { kind: 'switch', default: true },
        /**
         * Out, one integer. 2, 3: passes of Cholesky that were made. 0: by Householder reflections. -1: two were too few, without fallback:
         * Q, R, C are of no use.
         */
        passes: integers(1, 'out'),
    }),
    // Two passes; without Q the second solve is left out.
    flops(a) {
        const [m, n] = [num(a, 'm'), num(a, 'n')];
        const pass = sum(flopsSyrk(m, n), flopsPotrf(n));
        const solve = flopsTrsm('r', m, n);
        const solves = a['job'] === 'r' ? solve : sum(solve, solve);
        return sum(pass, pass, solves, flopsGemm(n, num(a, 'nrhs'), m));
    },
};
