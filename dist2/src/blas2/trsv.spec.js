// TRSV: arguments, rules, documentation.
import { diag, matrix, positional, size, strided, trans, uplo } from '../core/kinds.js';
import { num } from '../core/spec.js';
/**
 * x := op(A)^-1 x, A triangular. op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A has order n, column-major.
 *
 * Overwrites x only. Whether A is singular is not tested: a zero on the diagonal gives infinities and NaN in x. On a GPU context singles,
 * also complex, are computed on the GPU, doubles where they live. No quotient of complex numbers overflows on its way. Flops n^2, complex
 * 4n^2.
 * Source: BLAS xTRSV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await strsv(ctx.queue, { uplo: 'l', n, A: L, lda: n, x });
 */
export const trsvSpec = {
    name: 'trsv',
    precs: 'sdcz',
    doubles: 'dz',
    serial: (a) => 8 + num(a, 'n') / 32,
    args: positional({
        /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
        uplo,
        trans,
        /** Default 'n'. With 'u' the diagonal of A is taken as ones and not used. */
        diag,
        n: size,
        A: matrix('n', 'n', 'in'),
        /** In: the vector. Out: the solution. May lie in the same buffer as A if it shares no element with it. */
        x: strided('n', 'inout'),
    }),
    nothing: (a) => a.n === 0,
    flops: (a) => num(a, 'n') ** 2,
};
