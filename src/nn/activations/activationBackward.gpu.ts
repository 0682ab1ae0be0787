// ACTIVATIONBACKWARD on the GPU.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueActivation } from './activation.gpu.ts';
import type { ActivationBackwardArgs } from './routines.gen.ts';

export function activationBackwardGpu(queue: Queue, a: Bound<ActivationBackwardArgs<Prec>>): void {
  const { kind, n, slope, scale } = a;
  const operands = { X: deviceMat(a.X, 1), dY: deviceMat(a.dY, 1), Y: deviceMat(a.dX, 1) };
  enqueueActivation(queue, a.routine, { kind, n, slope, scale, ...operands });
}
