// GEMV: arguments, rules, documentation.
import { isOne, isZero } from '../core/complex.js';
import { flopsGemv } from '../core/flops.js';
import { matrix, positional, scalar, size, strided, trans } from '../core/kinds.js';
import { num, scalarOf } from '../core/spec.js';
const lenX = (a) => num(a, a.trans === 'n' ? 'n' : 'm');
const lenY = (a) => num(a, a.trans === 'n' ? 'm' : 'n');
/**
 * y := alpha op(A) x + beta y, op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A is m x n, column-major; x has n elements
 * and y m if trans = 'n', else the other way round.
 *
 * Overwrites y only. With m = 0 or n = 0 it does nothing, as in BLAS: y is not even scaled. Half is computed in single and rounded once:
 * what is too large becomes infinite. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live.
 * Flops 2mn, complex 8mn. Source: BLAS xGEMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgemv(ctx.queue, { m, n, A, lda: m, x, y });
 * const product = await ctx.download(y);
 */
export const gemvSpec = {
    name: 'gemv',
    precs: 'hsdcz',
    doubles: 'dz',
    args: positional({
        trans,
        m: size,
        n: size,
        /** Default 1. With alpha = 0 neither A nor x is read. */
        alpha: scalar(1),
        A: matrix('m', 'n', 'in'),
        x: strided(lenX, 'in'),
        /** Default 0. With beta = 0, y is not read. */
        beta: scalar(0),
        /** In and out. May lie in the same buffer as A or x if it shares no element with them. */
        y: strided(lenY, 'inout'),
    }),
    nothing: (a) => a.m === 0 || a.n === 0 || (isZero(scalarOf(a, 'alpha')) && isOne(scalarOf(a, 'beta'))),
    flops: (a) => flopsGemv(num(a, 'm'), num(a, 'n')),
};
