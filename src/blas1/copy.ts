// Public COPY: arguments, checks, choice of backend. Algorithms: copy.ref.ts, copy.cpu.ts, copy.gpu.ts.
import { bind } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import { arg, only, type RoutineSpec } from '../core/spec.ts';
import type { Queue } from '../runtime/queue.ts';
import { copyCpu } from './copy.cpu.ts';
import { copyGpu } from './copy.gpu.ts';

/** y := x for n elements. */
export interface CopyArgs<P extends Prec> {
  n: number;
  x: Ptr<P>;
  /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
  incx?: number;
  /** Out; not read. May lie in the same buffer as x if the two do not overlap. */
  y: Ptr<NoInfer<P>>;
  /** Default 1; not 0. */
  incy?: number;
}

export const copySpec: RoutineSpec = {
  name: 'copy',
  precs: 'hsd',
  args: {
    n: { kind: 'size' },
    x: { kind: 'vector', length: arg('n'), inc: 'incx', access: 'in' },
    incx: { kind: 'inc', default: 1 },
    y: { kind: 'vector', length: arg('n'), inc: 'incy', access: 'out' },
    incy: { kind: 'inc', default: 1 },
  },
  flops: () => 0,
};

/**
 * y := x.
 *
 * Overwrites y only, bit by bit: NaN and subnormal numbers arrive as they are. No flops. On a GPU context half and single run on the GPU,
 * double on the CPU.
 * Source: BLAS xCOPY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await scopy(ctx.queue, { n: 3, x: A.at(1), incx: lda, y }); // row 1 of A
 */
export async function copy<P extends Prec>(queue: Queue, args: CopyArgs<P>, prec?: P): Promise<void> {
  const a = bind(copySpec, queue.context, args, prec);
  if (a.n === 0) return;
  return queue.run(a, copyCpu, copyGpu);
}

export const hcopy = /* @__PURE__ */ only('h', copy<'h'>);
export const scopy = /* @__PURE__ */ only('s', copy<'s'>);
export const dcopy = /* @__PURE__ */ only('d', copy<'d'>);
