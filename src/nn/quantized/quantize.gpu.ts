// QUANTIZE on the GPU: one pass, in which a thread makes a word of bytes.
import type { Bound } from '../../core/args.ts';
import { isEven, type Layout, pitchOf, stepsOf, zeroOf } from '../../core/scales.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { inVectors } from '../units.gpu.ts';
import {
  QUANTIZED_WORDS,
  quantizeKernel,
  quantizeVariants,
  quantizeWordsKernel,
  quantizeWordsVariants,
} from './quantize.kernels.ts';
import type { QuantizeArgs } from './routines.gen.ts';

export function quantizeGpu(queue: Queue, a: Bound<QuantizeArgs<'h' | 's'>>): void {
  const [X, scale, Y] = [deviceMat(a.X, 1), deviceMat(a.scale, 1), deviceMat(a.Y, 1)];
  const { name: kernel } = isWhole(a, X, Y) ? quantizeWordsKernel : quantizeKernel;
  queue.note({ routine: a.routine, backend: 'gpu', kernel, why: 'limited by memory: one pass' });
  enqueueQuantize(queue, a, { X, scale, zero: a.zero && deviceMat(a.zero, 1), Y });
}

interface Places {
  readonly X: DeviceMat;
  readonly scale: DeviceMat;
  readonly zero?: DeviceMat | undefined;
  readonly Y: DeviceMat;
}

/** Whether all of Y is whole words, in each of which all numbers have one scale. */
const isWhole = (layout: Layout, X: DeviceMat, Y: DeviceMat): boolean =>
  inVectors([X, Y]) && isEven(layout, 32 / Number(layout.bits));

/** Enqueues Y := round(X / scale) + zero. */
export function enqueueQuantize(queue: Queue, layout: Layout, { X, scale, zero, Y }: Places): void {
  const { outer, channels, inner, bits, unsigned } = layout;
  // A buffer that is written is bound once: zero points that lie in it are read from there.
  const inY = zero !== undefined && zero.data === Y.data;
  const pitch = pitchOf(layout);
  const params = {
    ...{ row: channels * inner, pitch, inner, ...stepsOf(layout) },
    ...{ hasZero: zero === undefined ? 0 : 1, zeroInY: inY ? 1 : 0, zero: zeroOf(layout), unsigned: unsigned ? 1 : 0 },
    ...{ offX: X.off, offS: scale.off, offZ: zero?.off ?? 0, offY: Y.off },
  };
  const Z = zero === undefined || inY ? queue.nothing : zero.data;
  const buffers = { X: X.data, S: scale.data, Z, Y: Y.data };
  const count = outer * pitch;
  const BITS = Number(bits);
  if (isWhole(layout, X, Y)) {
    const tuning = quantizeWordsVariants.of(X.data.type, undefined, { BITS });
    const groups = Math.ceil(count / 4 / QUANTIZED_WORDS.quantizeWords);
    queue.launch(quantizeWordsKernel, tuning, buffers, { ...params, count: count / 4 }, [groups, 1, 1]);
    return;
  }
  const words = Math.ceil((Y.off + count) / 4) - Math.floor(Y.off / 4);
  const tuning = quantizeVariants.of(X.data.type, undefined, { BITS });
  const groups = Math.ceil(words / QUANTIZED_WORDS.quantize);
  queue.launch(quantizeKernel, tuning, buffers, { ...params, count }, [groups, 1, 1]);
}
