// softmax(x) and logSoftmax(x) on ndarrays.
import { sizeOf } from '../../core/strided.ts';
import type { ArrayInput, Solved } from '../../linalg/arrays.ts';
import type { NdArray } from '../../linalg/ndarray.ts';
import type { VerbOptions } from '../../linalg/options.ts';
import { softmaxForward } from '../softmax/routines.gen.ts';
import { axisOf, onContext, operandsOf, optionsOf, permuted, turnedBack, withLast } from './call.ts';

/** Along which axis. */
export interface SoftmaxOptions extends VerbOptions {
  /** The axis whose elements add up to 1. Default -1, the last one. */
  readonly axis?: number;
}

/**
 * exp(x) / sum exp(x) along an axis, as SciPy's softmax with that axis: numbers that add up to 1.
 *
 * x is whatever counts as an array (ArrayInput), of one axis at least; the result is a new ndarray of its shape, rows first, single if x
 * is, and x is read before the call returns its promise. -inf gives 0; NaN or +inf make all that they are added to NaN, and so does
 * nothing but -inf. Computed by softmaxForward on the context's backend, doubles on the CPU. Flops 4 for each element.
 *
 * @throws ArgumentError for a wrong data type, axis or option.
 * @example
 * const p = await softmax([[1, 1, 1, 1], [0, Math.log(2), 0, 0]]);
 * console.log(p.get(0, 3), p.get(1, 1).toFixed(3)); // 0.25 0.400
 */
export const softmax = <A extends ArrayInput>(x: A, options: SoftmaxOptions = {}): Promise<NdArray<Solved<A>>> =>
  along('softmax', x, options, false) as Promise<NdArray<Solved<A>>>;

/**
 * x - log sum exp(x) along an axis: the logarithm of softmax, with all its digits where that is small.
 *
 * As softmax, but that -inf stays -inf. Computed by softmaxForward with `log`.
 *
 * @throws ArgumentError for a wrong data type, axis or option.
 * @example
 * const p = await logSoftmax([0, 0, 0, 1000]);
 * console.log(p.get(0), p.get(3)); // -1000 0
 */
export const logSoftmax = <A extends ArrayInput>(x: A, options: SoftmaxOptions = {}): Promise<NdArray<Solved<A>>> =>
  along('logSoftmax', x, options, true) as Promise<NdArray<Solved<A>>>;

async function along(routine: string, x: unknown, options: SoftmaxOptions, log: boolean) {
  const [operand] = operandsOf(routine, [[x, 'x']]);
  const named = optionsOf(routine, 2, options, ['axis']);
  const axes = withLast(operand!.shape.length, axisOf(routine, 2, options.axis ?? -1, operand!));
  const turned = permuted(operand!, axes);
  const m = turned.shape.at(-1)!;
  const n = sizeOf(turned.shape.slice(0, -1));
  const ld = Math.max(1, m);
  const [y] = await onContext(named, options.signal, [turned], [turned.shape], async ({ context, buffers, alloc }) => {
    const Y = alloc(m * n);
    await softmaxForward(context.queue, { m, n, X: buffers[0]!, ldx: ld, Y, ldy: ld, log });
    return [Y];
  });
  return turnedBack(y!, axes);
}
