// LAYERNORMFORWARD on the GPU.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceNormCall, normGpu } from './norm.gpu.ts';
import type { LayerNormForwardArgs } from './routines.gen.ts';

export function layerNormForwardGpu(queue: Queue, a: Bound<LayerNormForwardArgs<Prec>>): void {
  normGpu(queue, a as DeviceNormCall, true);
}
