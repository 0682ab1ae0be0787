// ORMLQ: arguments, rules, documentation.
import { flopsOrmqr } from '../../core/flops.js';
import { matrix, numbers, positional, side, size, transQ } from '../../core/kinds.js';
import { complexly, num } from '../../core/spec.js';
import { nbArg, updateMathArg } from '../factorOptions.js';
const orderOfQ = (a) => num(a, a['side'] === 'l' ? 'm' : 'n');
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of gelqf. Column-major.
 *
 * Multiplies by the orthogonal factor of an LQ factorization, without writing it out. Of complex numbers, as in LAPACK, it is unmlq.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU.
 * Doubles that live on the GPU (createContext) are computed there. Flops 2nk (2m - k) with side 'l', 2mk (2n - k) with 'r', of complex
 * numbers four times as many, to leading order. Source: LAPACK xORMLQ, xUNMLQ.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgelqf(ctx.queue, { m, n, A, lda: m, tau }); // m <= n
 * await sormlq(ctx.queue, { side: 'l', trans: 'n', m: n, n: nrhs, k: m, A, lda: m, tau, C, ldc: n }); // C := Q C
 */
export const ormlqSpec = {
    name: 'ormlq',
    named: complexly('unmlq'),
    precs: 'sdcz',
    doubles: 'dz',
    args: positional({
        /** 'l': op(Q) from the left, Q is m x m. 'r': from the right, Q is n x n. */
        side,
        /** 'n': Q. 'c': Q^H, which of real numbers is Q^T and may be called 't'. */
        trans: transQ,
        m: size,
        n: size,
        /** Reflectors whose product Q is: Q = H(k)^H ... H(1)^H. At most m with side 'l', at most n with 'r'. */
        k: { kind: 'index', from: () => 0, to: orderOfQ, rule: "must be an integer in 0..m with side 'l', 0..n with 'r'" },
        /**
         * k x m with side 'l', k x n with 'r': the v's as gelqf leaves them in its first k rows. What lies on and below the diagonal is not
         * used.
         */
        A: matrix('k', orderOfQ, 'in'),
        /** k elements, as gelqf leaves them. */
        tau: numbers('k', 'in'),
        /** In and out. May lie in the same buffer as A and tau if it shares no element with them. */
        C: matrix('m', 'n', 'inout'),
        /** How the GPU computes products, as in gemm: 'strict' (default), 'split' or 'fast'. */
        math: updateMathArg,
        /** Reflectors that are applied together; 0 (default) leaves it to the routine. On the CPU at most 32 are. */
        nb: nbArg,
    }),
    nothing: (a) => a.m === 0 || a.n === 0 || a.k === 0,
    // The same products as ormqr's.
    flops: (a) => flopsOrmqr(a['side'], num(a, 'm'), num(a, 'n'), num(a, 'k')),
};
