// TPSV: arguments, rules, documentation.
import { diag, numbers, positional, size, strided, trans, uplo } from '../core/kinds.js';
import { num, packedTriangle } from '../core/spec.js';
/**
 * x := op(A)^-1 x, A triangular. op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A has order n, packed.
 *
 * Overwrites x only. Whether A is singular is not tested: a zero on the diagonal gives infinities and NaN in x. On a GPU context singles,
 * also complex, are computed on the GPU, doubles where they live. No quotient of complex numbers overflows on its way. Flops n^2, complex
 * 4n^2. A workspace of 256 n numbers. Source: BLAS xTPSV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stpsv(ctx.queue, { uplo: 'l', n, AP: L, x });
 */
export const tpsvSpec = {
    name: 'tpsv',
    precs: 'sdcz',
    doubles: 'dz',
    args: positional({
        /** Which triangle of A is stored, 'l' or 'u'. */
        uplo,
        trans,
        /** Default 'n'. With 'u' the diagonal of A is taken as ones and not used. */
        diag,
        n: size,
        /** n(n+1)/2 elements: the columns of the triangle, one behind the other. */
        AP: numbers(packedTriangle('n'), 'in'),
        /** In: the vector. Out: the solution. May lie in the same buffer as AP if it shares no element with it. */
        x: strided('n', 'inout'),
    }),
    nothing: (a) => a.n === 0,
    flops: (a) => num(a, 'n') ** 2,
};
