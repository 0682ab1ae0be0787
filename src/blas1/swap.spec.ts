// SWAP: arguments, rules, documentation.
import type { Prec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import { arg, type RoutineSpec } from '../core/spec.ts';

/** x and y change places for n elements. */
export interface SwapArgs<P extends Prec> {
  n: number;
  /** In and out. */
  x: Ptr<P>;
  /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
  incx?: number;
  /** In and out. May lie in the same buffer as x if the two do not overlap. */
  y: Ptr<NoInfer<P>>;
  /** Default 1; not 0. */
  incy?: number;
}

/**
 * x and y change places.
 *
 * Overwrites x and y, bit by bit. No flops. On a GPU context half and single run on the GPU, double on the CPU.
 * Source: BLAS xSWAP.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sswap(ctx.queue, { n: m, x: A.at(0), y: A.at(2 * lda) }); // columns 0 and 2 of A
 */
export const swapSpec: RoutineSpec = {
  name: 'swap',
  precs: 'hsd',
  args: {
    n: { kind: 'size' },
    x: { kind: 'vector', length: arg('n'), inc: 'incx', access: 'inout' },
    incx: { kind: 'inc', default: 1 },
    y: { kind: 'vector', length: arg('n'), inc: 'incy', access: 'inout' },
    incy: { kind: 'inc', default: 1 },
  },
  nothing: (a) => a.n === 0,
  flops: () => 0,
};
