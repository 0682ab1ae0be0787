// ACTIVATIONFORWARD on the GPU.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueActivation } from './activation.gpu.ts';
import type { ActivationForwardArgs } from './routines.gen.ts';

export function activationForwardGpu(queue: Queue, a: Bound<ActivationForwardArgs<Prec>>): void {
  const { kind, n, slope, scale } = a;
  enqueueActivation(queue, a.routine, { kind, n, slope, scale, X: deviceMat(a.X, 1), Y: deviceMat(a.Y, 1) });
}
