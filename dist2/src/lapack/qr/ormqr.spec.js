// ORMQR: arguments, rules, documentation.
import { flopsOrmqr } from '../../core/flops.js';
import { matrix, numbers, positional, side, size, transQ } from '../../core/kinds.js';
import { complexly, num } from '../../core/spec.js';
import { nbArg, updateMathArg } from '../factorOptions.js';
const rowsOfQ = (a) => num(a, a['side'] === 'l' ? 'm' : 'n');
/**
 * C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal (unitary) factor of geqrf. Column-major.
 *
 * Multiplies by the orthogonal factor of a QR factorization, without writing it out. Of complex numbers, as in LAPACK, it is unmqr.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Doubles that live on
 * the GPU (createContext) are computed there. Flops 2nk (2m - k) with side 'l', 2mk (2n - k) with 'r', of complex numbers four times as
 * many, to leading order. Source: LAPACK xORMQR, xUNMQR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeqrf(ctx.queue, { m, n, A, lda: m, tau });
 * await sormqr(ctx.queue, { side: 'l', trans: 't', m, n: nrhs, k: n, A, lda: m, tau, C, ldc: m }); // C := Q^T C
 */
export const ormqrSpec = {
    name: 'ormqr',
    named: complexly('unmqr'),
    precs: 'sdcz',
    doubles: 'dz',
    serial: (a) => 8 + num(a, 'k') / 4,
    args: positional({
        /** 'l': op(Q) from the left, Q is m x m. 'r': from the right, Q is n x n. */
        side,
        /** 'n': Q. 'c': Q^H, which of real numbers is Q^T and may be called 't'. */
        trans: transQ,
        m: size,
        n: size,
        /** Reflectors whose product Q is: Q = H(1) ... H(k). At most m with side 'l', at most n with 'r'. */
        k: { kind: 'index', from: () => 0, to: rowsOfQ, rule: "must be an integer in 0..m with side 'l', 0..n with 'r'" },
        /**
         * m x k with side 'l', n x k with 'r': the v's as geqrf leaves them in its first k columns. What lies on and above the diagonal is
         * not used.
         */
        A: matrix(rowsOfQ, 'k', 'in'),
        /** k elements, as geqrf leaves them. */
        tau: numbers('k', 'in'),
        /** In and out. May lie in the same buffer as A and tau if it shares no element with them. */
        C: matrix('m', 'n', 'inout'),
        /** How the GPU computes products, as in gemm: 'strict' (default), 'split' or 'fast'. */
        math: updateMathArg,
        /** Reflectors that are applied together; 0 (default) leaves it to the routine. On the CPU at most 32 are. */
        nb: nbArg,
    }),
    nothing: (a) => a.m === 0 || a.n === 0 || a.k === 0,
    flops: (a) => flopsOrmqr(a['side'], num(a, 'm'), num(a, 'n'), num(a, 'k')),
};
