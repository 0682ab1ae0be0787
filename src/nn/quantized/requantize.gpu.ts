// REQUANTIZE on the GPU: one pass, in which a thread makes a word of bytes.
import type { Bound } from '../../core/args.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { inVectors } from '../units.gpu.ts';
import {
  REQUANTIZED_WORDS,
  requantizedVariants,
  requantizedWordsVariants,
  requantizeKernel,
  requantizeWordsKernel,
} from './requantize.kernels.ts';
import type { RequantizeArgs } from './routines.gen.ts';

export function requantizeGpu(queue: Queue, a: Bound<RequantizeArgs>): void {
  const { outer, channels, inner, zero } = a;
  const [X, scale, Y] = [deviceMat(a.X, 1), deviceMat(a.scale, 1), deviceMat(a.Y, 1)];
  const bias = a.bias === undefined ? { data: queue.nothing, off: 0 } : deviceMat(a.bias, 1);
  const count = outer * channels * inner;
  const params = {
    ...{ channels, inner, hasBias: a.bias === undefined ? 0 : 1, each: a.per === 'channels' ? 1 : 0 },
    ...{ offX: X.off, offB: bias.off, offS: scale.off, offY: Y.off, zero, least: a.unsigned ? 0 : -128 },
  };
  const buffers = { X: X.data, bias: bias.data, scale: scale.data, Y: Y.data };
  const inFours = inner % 4 === 0 || (inner === 1 && channels % 4 === 0);
  const whole = inFours && inVectors([X, Y]);
  const { name: kernel } = whole ? requantizeWordsKernel : requantizeKernel;
  queue.note({ routine: a.routine, backend: 'gpu', kernel, why: 'limited by memory: one pass' });
  if (whole) {
    const groups = Math.ceil(count / 4 / REQUANTIZED_WORDS.requantizeWords);
    const tuning = requantizedWordsVariants.of(undefined);
    queue.launch(requantizeWordsKernel, tuning, buffers, { ...params, count: count / 4 }, [groups, 1, 1]);
    return;
  }
  const words = Math.ceil((Y.off + count) / 4) - Math.floor(Y.off / 4);
  const groups = Math.ceil(words / REQUANTIZED_WORDS.requantize);
  queue.launch(requantizeKernel, requantizedVariants.of(undefined), buffers, { ...params, count }, [groups, 1, 1]);
}
