// DEQUANTIZE on the GPU: one pass.
import type { Bound } from '../../core/args.ts';
import { isEven, pitchOf, scales, stepsOf, zeroOf } from '../../core/scales.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { vectorApart, withApart } from '../apart.gpu.ts';
import { inVectors } from '../units.gpu.ts';
import { DEQUANTIZED, dequantizeFoursKernel, dequantizeKernel, dequantizeVariants } from './dequantize.kernels.ts';
import type { DequantizeArgs } from './routines.gen.ts';

export function dequantizeGpu(queue: Queue, a: Bound<DequantizeArgs<'h' | 's'>>): void {
  const X = deviceMat(a.X, 1);
  const Z = a.zero && deviceMat(a.zero, 1);
  const row = a.channels * a.inner;
  const count = a.outer * row;
  const operands = {
    S: vectorApart(deviceMat(a.scale, 1), scales({ ...a }), 'in'),
    Y: vectorApart(deviceMat(a.Y, 1), count, 'out'),
  };
  withApart(queue, operands, ({ S, Y }) => {
    const params = {
      ...{ row, pitch: pitchOf(a), inner: a.inner, ...stepsOf(a) },
      ...{ hasZero: Z === undefined ? 0 : 1, zeroInY: 0, zero: zeroOf(a), unsigned: a.unsigned ? 1 : 0 },
      ...{ offX: X.off, offS: S.off, offZ: Z?.off ?? 0, offY: Y.off },
    };
    const buffers = { X: X.data, S: S.data, Z: Z?.data ?? queue.nothing, Y: Y.data };
    const BITS = Number(a.bits);
    const tuning = dequantizeVariants.of(Y.data.type, undefined, { BITS });
    const whole = inVectors([X, Y]) && isEven(a, 32 / BITS);
    const parts = whole ? count / 4 : count;
    const kernel = whole ? dequantizeFoursKernel : dequantizeKernel;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: kernel.name, why: 'limited by memory: one pass' });
    queue.launch(kernel, tuning, buffers, { ...params, count: parts }, [Math.ceil(parts / DEQUANTIZED), 1, 1]);
  });
}
