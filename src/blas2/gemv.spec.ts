// GEMV: arguments, rules, documentation.

import { flopsGemv } from '../core/flops.ts';
import { matrix, positional, scalar, size, strided, trans } from '../core/kinds.ts';
import { num, type RoutineSpec, type Values } from '../core/spec.ts';

const lenX = (a: Values) => num(a, a.trans === 'n' ? 'n' : 'm');

const lenY = (a: Values) => num(a, a.trans === 'n' ? 'm' : 'n');

/**
 * y := alpha op(A) x + beta y, op(A) = A ('n') or A^T ('t', and 'c' for real numbers). A is m x n, column-major; x has n elements and y m
 * if trans = 'n', else the other way round.
 *
 * Overwrites y only. With m = 0 or n = 0 it does nothing, as in BLAS: y is not even scaled. Half is computed in single and rounded once:
 * what is too large becomes infinite. On a GPU context half and single run on the GPU, double on the CPU. Flops 2mn. Source: BLAS xGEMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgemv(ctx.queue, { m, n, A, lda: m, x, y });
 * const product = await ctx.download(y);
 */
export const gemvSpec: RoutineSpec = {
  name: 'gemv',
  precs: 'hsd',
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
  nothing: (a) => a.m === 0 || a.n === 0 || (a.alpha === 0 && a.beta === 1),
  flops: (a) => flopsGemv(num(a, 'm'), num(a, 'n')),
};
