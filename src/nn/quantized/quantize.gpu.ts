// QUANTIZE on the GPU: one pass, in which a thread makes a word of bytes.
import type { Bound } from '../../core/args.ts';
import { pitchOf, stepsOf, zeroOf } from '../../core/scales.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { QUANTIZED_WORDS, quantizeKernel, quantizeVariants } from './quantize.kernels.ts';
import type { QuantizeArgs } from './routines.gen.ts';

export function quantizeGpu(queue: Queue, a: Bound<QuantizeArgs<'h' | 's'>>): void {
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'quantize', why: 'limited by memory: one pass' });
  const [X, S, Y] = [deviceMat(a.X, 1), deviceMat(a.scale, 1), deviceMat(a.Y, 1)];
  const Z = a.zero && deviceMat(a.zero, 1);
  // A buffer that is written is bound once: zero points that lie in it are read from there.
  const inY = Z !== undefined && Z.data === Y.data;
  const pitch = pitchOf(a);
  const count = a.outer * pitch;
  const params = {
    ...{ count, row: a.channels * a.inner, pitch, inner: a.inner, ...stepsOf(a) },
    ...{ hasZero: Z === undefined ? 0 : 1, zeroInY: inY ? 1 : 0, zero: zeroOf(a), unsigned: a.unsigned ? 1 : 0 },
    ...{ offX: X.off, offS: S.off, offZ: Z?.off ?? 0, offY: Y.off },
  };
  const buffers = { X: X.data, S: S.data, Z: Z === undefined || inY ? queue.nothing : Z.data, Y: Y.data };
  const words = Math.ceil((Y.off + count) / 4) - Math.floor(Y.off / 4);
  const tuning = quantizeVariants.of(X.data.type, undefined, { BITS: Number(a.bits) });
  queue.launch(quantizeKernel, tuning, buffers, params, [Math.ceil(words / QUANTIZED_WORDS), 1, 1]);
}
