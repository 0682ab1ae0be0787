// SCAL: arguments, rules, documentation.
import type { Prec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../core/spec.ts';

/** x := alpha x for n elements. */
export interface ScalArgs<P extends Prec> {
  n: number;
  alpha: number;
  /** In and out. */
  x: Ptr<P>;
  /** Default 1; not 0. The sign does not matter here; BLAS's xSCAL does nothing where incx < 0. */
  incx?: number;
}

/**
 * x := alpha x.
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
  args: {
    n: { kind: 'size' },
    alpha: { kind: 'scalar' },
    x: { kind: 'vector', length: arg('n'), inc: 'incx', access: 'inout' },
    incx: { kind: 'inc', default: 1 },
  },
  nothing: (a) => a.n === 0 || a.alpha === 1,
  flops: (a) => num(a, 'n'),
};
