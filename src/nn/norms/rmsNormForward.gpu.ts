// RMSNORMFORWARD on the GPU.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceNormCall, normGpu } from './norm.gpu.ts';
import type { RmsNormForwardArgs } from './routines.gen.ts';

export function rmsNormForwardGpu(queue: Queue, a: Bound<RmsNormForwardArgs<Prec>>): void {
  normGpu(queue, a as DeviceNormCall, false);
}
