// GBMV: arguments, rules, documentation.
import { isOne, isZero } from '../core/complex.js';
import { flopsGbmv } from '../core/flops.js';
import { matrix, positional, scalar, size, strided, trans } from '../core/kinds.js';
import { num, scalarOf } from '../core/spec.js';
const lenX = (a) => num(a, a.trans === 'n' ? 'n' : 'm');
const lenY = (a) => num(a, a.trans === 'n' ? 'm' : 'n');
/**
 * y := alpha op(A) x + beta y, op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A is m x n and zero but for kl diagonals
 * below the main one, ku above it and the main one itself. x has n elements and y m if trans = 'n', else the other way round.
 *
 * Overwrites y only. With m = 0 or n = 0 it does nothing, as in BLAS: y is not even scaled. On a GPU context singles, also complex, are
 * computed on the GPU, doubles where they live. Flops two per element of the band. Source: BLAS xGBMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgbmv(ctx.queue, { m: n, n, kl: 1, ku: 1, A: diagonals, lda: 3, x, y });
 */
export const gbmvSpec = {
    name: 'gbmv',
    precs: 'sdcz',
    doubles: 'dz',
    args: positional({
        trans,
        m: size,
        n: size,
        kl: size,
        ku: size,
        /** Default 1. With alpha = 0 neither A nor x is read. */
        alpha: scalar(1),
        /**
         * Band storage, (kl + ku + 1) x n: a(i, j) is in row ku + i - j of column j, so that diagonals are rows. The places in the corners,
         * which no a(i, j) has, are not used.
         */
        A: matrix((a) => num(a, 'kl') + num(a, 'ku') + 1, 'n', 'in'),
        x: strided(lenX, 'in'),
        /** Default 0. With beta = 0, y is not read. */
        beta: scalar(0),
        /** In and out. May lie in the same buffer as A or x if it shares no element with them. */
        y: strided(lenY, 'inout'),
    }),
    nothing: (a) => a.m === 0 || a.n === 0 || (isZero(scalarOf(a, 'alpha')) && isOne(scalarOf(a, 'beta'))),
    flops: (a) => flopsGbmv(num(a, 'm'), num(a, 'n'), num(a, 'kl'), num(a, 'ku')),
};
