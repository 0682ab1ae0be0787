// Public LANSY: arguments, checks, choice of backend. Algorithms: lange.ref.ts, lansy.cpu.ts, lansy.gpu.ts.
import { type Bound, bind } from '../../core/args.ts';
import { type Prec, type SumOf, sumType } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import { arg, num, only, type RoutineSpec } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { lansyCpu } from './lansy.cpu.ts';
import { lansyGpu } from './lansy.gpu.ts';
import { deliver, NORMS, type Norm } from './norm.ts';

/** The norm of a symmetric matrix A of order n, column-major, of which one triangle is read. */
export interface LansyArgs<P extends Prec> {
  /** 'm' largest magnitude, 'o' or '1' largest column sum, 'i' largest row sum, 'f' or 'e' Frobenius. */
  norm: Norm;
  /** The triangle of A that is read. */
  uplo: Uplo;
  n: number;
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: number;
  /** A place for the norm on the device, of a single for halves. With it nothing is read back and the promise resolves to undefined. */
  result?: Ptr<SumOf<P>>;
}

export const lansySpec: RoutineSpec = {
  name: 'lansy',
  precs: 'hsd',
  args: {
    norm: { kind: 'flag', values: NORMS },
    uplo: { kind: 'flag', values: ['l', 'u'] },
    n: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'lda', access: 'in' },
    lda: { kind: 'ld', of: 'A' },
    result: { kind: 'vector', optional: true, length: () => 1, type: sumType, access: 'out' },
  },
  flops: (a) => num(a, 'n') ** 2,
};

/**
 * A norm of a symmetric matrix: max, one (the same as infinity) or Frobenius.
 *
 * Resolves to the norm, unless `result` says where to leave it: then nothing waits for the device. NaN in any element that is read gives
 * NaN; sums of squares neither overflow nor underflow unless the norm does. The same call gives the same bits. Half is summed in single,
 * and so is its result. On a GPU context half and single run on the GPU, double on the CPU. Flops about one per element. Source: LAPACK
 * xLANSY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const norm = await slansy(ctx.queue, { norm: '1', uplo: 'l', n, A, lda: n });
 */
export async function lansy<P extends Prec>(queue: Queue, args: LansyArgs<P>, prec?: P): Promise<number | undefined> {
  const a: Bound<LansyArgs<Prec>> = bind(lansySpec, queue.context, args as LansyArgs<Prec>, prec);
  return deliver(queue.context, a.prec, a.result, (result) => queue.run({ ...a, result }, lansyCpu, lansyGpu));
}

export const hlansy = /* @__PURE__ */ only('h', lansy<'h'>);
export const slansy = /* @__PURE__ */ only('s', lansy<'s'>);
export const dlansy = /* @__PURE__ */ only('d', lansy<'d'>);
