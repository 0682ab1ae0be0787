// QRADD: arguments, rules, documentation.
import { flopsGeqrf } from '../../core/flops.js';
import { matrix, positional, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
const order = (a) => num(a, 'n') + num(a, 'nrhs');
/**
 * R := the triangular factor of [sqrt(forget) R; A B]: more rows for a QR factorization whose Q nobody needs. A is m x n, B m x nrhs, R
 * of order n + nrhs; all column-major.
 *
 * Adds rows to a QR factorization of which only R is kept: least squares with more rows than fit into memory.
 *
 * With right-hand sides R is [R1 C; 0 S]: R1 X = C gives the least-squares solution for all rows so far, and the squares of the moduli of a
 * column of S sum up to its residual. Solve with trtrs, or where the rank is in doubt with gelsy, which takes R1 and C as they are. Any
 * number of rows may come at a time; R does not depend on how they are divided, up to rounding and the signs of its rows (their phases, of
 * complex numbers).
 *
 * Overwrites the upper triangle of R. The diagonal of R is real. On a GPU context single and complex single run on the GPU, without a
 * readback, double and complex double on the CPU. Workspace is (m + n + nrhs)(n + nrhs) elements. It cannot fail: there is no info. NaN and
 * infinities stay in R for good. Flops 2 (n + nrhs)^2 (m + 2 (n + nrhs) / 3), of complex numbers four times as many, to leading order.
 * Source: C. Lawson and R. Hanson, Solving Least Squares Problems, 1974, chapter 27.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const R = ctx.alloc('s', (n + 1) ** 2); // zeros
 * for (const { m, A, B } of blocks) {
 *   await sqradd(ctx.queue, { m, n, nrhs: 1, R, ldr: n + 1, A, lda: m, B, ldb: m });
 * }
 */
export const qraddSpec = {
    name: 'qradd',
    precs: 'sdcz',
    args: positional({
        /** Rows that are added. */
        m: size,
        n: size,
        /** Columns of B; default 0. */
        nrhs: { kind: 'size', default: 0 },
        /**
         * In and out: an upper triangle of order n + nrhs; zeros to begin with. What is below its diagonal is neither read nor written.
         */
        R: matrix(order, order, 'inout'),
        /** In. */
        A: matrix('m', 'n', 'in'),
        /** In; may be left out with nrhs = 0. */
        B: matrix('m', 'nrhs', 'in', {
            optional: true,
            also: (a) => (num(a, 'nrhs') > 0 && a['B'] === undefined ? 'must be given if nrhs > 0' : undefined),
        }),
        /** What the squares of all rows added so far are multiplied with, not negative; default 1. */
        forget: {
            kind: 'scalar',
            real: true,
            default: 1,
            also: (a) => num(a, 'forget') >= 0 && num(a, 'forget') < Infinity ? undefined : 'must be a finite number, not negative',
        },
    }),
    nothing: (a) => num(a, 'n') + num(a, 'nrhs') === 0,
    flops: (a) => flopsGeqrf(num(a, 'm') + order(a), order(a)),
};
