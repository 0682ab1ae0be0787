// GESVDR: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { flopsGesvdr } from '../../core/flops.js';
import { integers, matrix, numbers, positional, shorter, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
const wanted = (job) => (a) => a[job] === 'n' ? 0 : num(a, 'k');
const given = (name, job) => (a) => a[job] !== 'n' && a[name] === undefined ? `must be given unless ${job} is 'n'` : undefined;
const JOBS = ['s', 'n'];
/**
 * A ~ U S V^H: the first k singular values and vectors of A, which is m x n; all matrices are column-major.
 *
 * Randomised singular value decomposition, for few values of a large matrix: A is read 2 + 2 niters times.
 *
 * Overwrites S, info, and U and V^H as their jobs say; A stays. Y, m x (k + p), is A times random numbers, made orthonormal; each power
 * iteration multiplies it by A A^H and makes it orthonormal again, on both sides. What is left is the decomposition of the small A^H Y. U
 * and V have orthonormal columns whatever A is; the values are too small, those that are far above sigma(k + p + 1) by little: on average
 * ||A - U S V^H|| is within a factor of (1 + c)^(1 / (2 niters + 1)) of the best there is, c being some sqrt(min(m, n)), which for values
 * that decay is nearly 1. Where values do not decay at all, as in noise, more iterations are needed, and gesdd may be the better choice.
 * The same seed gives the same result on the same backend.
 *
 * On a GPU context single runs on the GPU, but for the decomposition of an order of k + p, which the CPU computes while the GPU waits,
 * once; near the ends of the range, and where A has a lower rank than k + p, each basis is looked at too. Of complex single
 * the bases are made by reflectors. Double runs on the CPU.
 *
 * Flops 4 (1 + niters) m n (k + p), to leading order. Source: N. Halko, P. Martinsson, J. Tropp, Finding structure with randomness, SIAM
 * Review 53 (2011).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [S, U, VT] = [ctx.alloc('s', k), ctx.alloc('s', m * k), ctx.alloc('s', k * n)];
 * const info = ctx.alloc('i', 1);
 * await sgesvdr(ctx.queue, { m, n, k, A, lda: m, S, U, ldu: m, VT, ldvt: k, info }); // 1 <= k <= min(m, n)
 */
export const gesvdrSpec = {
    name: 'gesvdr',
    precs: 'sdcz',
    args: positional({
        /** 's' (default): U is wanted. 'n': it is not. */
        jobu: { kind: 'flag', values: JOBS, default: 's' },
        /** 's' (default): V^H is wanted. 'n': it is not. */
        jobvt: { kind: 'flag', values: JOBS, default: 's' },
        m: size,
        n: size,
        /** Values that are wanted. */
        k: { kind: 'index', from: () => 0, to: shorter, rule: 'must be an integer in 0..min(m, n)' },
        /** How many columns more than k are sampled; default 10. min(m, n) in all are the most. */
        p: { kind: 'size', default: 10 },
        /** Power iterations; default 2. */
        niters: { kind: 'size', default: 2 },
        /** Of the random numbers; default 0. */
        seed: { kind: 'size', default: 0 },
        /** Is not changed. */
        A: matrix('m', 'n', 'in'),
        /** Out, k real numbers: singular values, none negative, the largest first. */
        S: numbers('k', 'out', { type: realOf }),
        /** Out, m x k. Not needed with 'n'. */
        U: matrix('m', wanted('jobu'), 'out', { optional: true, also: given('U', 'jobu') }),
        /** Out: V^H, k x n. Not needed with 'n'. */
        VT: matrix(wanted('jobvt'), 'n', 'out', { optional: true, also: given('VT', 'jobvt') }),
        /**
         * Out, one integer. 0: done. 1 .. k + p - 1: the small decomposition has not converged. min(m, n): A has a NaN or an infinity; S, U and
         * V^H are NaN.
         */
        info: integers(1, 'out'),
    }),
    flops: (a) => flopsGesvdr(num(a, 'm'), num(a, 'n'), Math.min(num(a, 'k') + num(a, 'p'), shorter(a)), num(a, 'niters')),
};
