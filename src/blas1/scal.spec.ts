// SCAL: arguments, rules, documentation.
import { positional, scalar, size, strided } from '../core/kinds.ts';
import { num, type RoutineSpec } from '../core/spec.ts';

/**
 * x := alpha x for n elements.
 *
 * Overwrites x only. With alpha = 0, NaN and infinities become NaN. Flops n. Half is computed in single and rounded once: what is too
 * large becomes infinite. On a GPU context half and single run on the GPU, double on the CPU.
 * Source: BLAS xSCAL.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sscal(ctx.queue, { n, alpha: 0.5, x });
 */
export const scalSpec: RoutineSpec = {
  name: 'scal',
  precs: 'hsd',
  args: positional({
    n: size,
    alpha: scalar(),
    /** In and out. incx: The sign does not matter here; BLAS's xSCAL does nothing where incx < 0. */
    x: strided('n', 'inout'),
  }),
  nothing: (a) => a.n === 0 || a.alpha === 1,
  flops: (a) => num(a, 'n'),
};
