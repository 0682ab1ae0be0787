// SPR: arguments, rules, documentation.
import { numbers, positional, scalar, size, strided, uplo } from '../core/kinds.ts';
import { num, packedTriangle, type RoutineSpec } from '../core/spec.ts';

/**
 * A := alpha x x^T + A, A symmetric. A has order n, packed.
 *
 * Overwrites AP only. On a GPU context single runs on the GPU, double on the CPU. Flops n^2. Source: BLAS xSPR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sspr(ctx.queue, { uplo: 'l', n, x, AP });
 */
export const sprSpec: RoutineSpec = {
  name: 'spr',
  precs: 'sd',
  args: positional({
    /** Which triangle of A is stored, 'l' or 'u'. */
    uplo,
    n: size,
    /** Default 1. With alpha = 0 nothing is read. */
    alpha: scalar(1),
    x: strided('n', 'in'),
    /**
     * In and out. n(n+1)/2 elements: the columns of the triangle, one behind the other. May lie in the same buffer as x if it shares no
     * element with it.
     */
    AP: numbers(packedTriangle('n'), 'inout'),
  }),
  nothing: (a) => a.n === 0 || a.alpha === 0,
  flops: (a) => num(a, 'n') * (num(a, 'n') + 1),
};
