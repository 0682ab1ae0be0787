// ORMBR: arguments, rules, documentation.
import { flopsOrmqr } from '../../core/flops.js';
import { matrix, numbers, positional, side, size, transQ } from '../../core/kinds.js';
import { complexly, num } from '../../core/spec.js';
const order = (a) => num(a, a['side'] === 'l' ? 'm' : 'n');
const reflectors = (a) => Math.min(order(a), num(a, 'k'));
const rowsOfA = Object.assign((a) => (a['vect'] === 'q' ? order(a) : reflectors(a)), {
    words: `(N if vect = 'q', else min(N, k), N being m if side = 'l', else n)`,
});
const colsOfA = Object.assign((a) => (a['vect'] === 'q' ? reflectors(a) : order(a)), {
    words: `(min(N, k) if vect = 'q', else N)`,
});
/**
 * C := op(Q) C or op(P) C (side 'l'), C := C op(Q) or C op(P) ('r'); C is m x n, Q and P are the factors of gebrd. Column-major.
 *
 * Multiplies by an orthogonal, or unitary, factor of a reduction to bidiagonal form, A = Q B P^H, without writing it out: what turns
 * singular vectors of B into those of A.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2nk (2m - k)
 * with side 'l', 2mk (2n - k) with 'r', to leading order. Source: LAPACK xORMBR; for complex matrices xUNMBR, whose name it has there.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgebrd(ctx.queue, { m, n, A, lda: m, D, E, tauQ, tauP });
 * await dormbr(ctx.queue, { vect: 'q', side: 'l', trans: 't', m, n: nrhs, k: n, A, lda: m, tau: tauQ, C, ldc: m }); // C := Q^T C
 */
export const ormbrSpec = {
    name: 'ormbr',
    named: complexly('unmbr'),
    precs: 'sdcz',
    args: positional({
        /** 'q': Q. 'p': P. */
        vect: { kind: 'flag', values: ['q', 'p'] },
        /** 'l': the factor is m x m and stands on the left. 'r': it is n x n, on the right. */
        side,
        /** 'n': the factor itself. 'c', and 't' for real numbers: its adjoint. */
        trans: transQ,
        m: size,
        n: size,
        /** Columns of the matrix that gebrd has reduced with 'q', its rows with 'p'. */
        k: size,
        /**
         * With 'q' as many rows as the factor has, and at most k columns of what gebrd leaves; with 'p' at most k rows, and as many columns.
         */
        A: matrix(rowsOfA, colsOfA, 'in'),
        /** tauQ or tauP as gebrd leaves it: k elements, or the order of the factor, if that is less. */
        tau: numbers(reflectors, 'in'),
        /** In and out. May lie in the same buffer as A and tau if it shares no element with them. */
        C: matrix('m', 'n', 'inout'),
    }),
    nothing: (a) => a.m === 0 || a.n === 0 || reflectors(a) === 0,
    flops: (a) => flopsOrmqr(a['side'], num(a, 'm'), num(a, 'n'), reflectors(a)),
};
