// LAYERNORMBACKWARD on the GPU.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceNormGradientCall, normGradientGpu } from './norm.gpu.ts';
import type { LayerNormBackwardArgs } from './routines.gen.ts';

export function layerNormBackwardGpu(queue: Queue, a: Bound<LayerNormBackwardArgs<Prec>>): void {
  normGradientGpu(queue, a as DeviceNormGradientCall);
}
