// DYNAMICQUANTIZE on the GPU: the range by parts, scale and zero point from it, then a pass of quantize.
import type { Bound } from '../../core/args.ts';
import { wholeLayout } from '../../core/scales.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { vectorApart, withApart } from '../apart.gpu.ts';
import { inUnits, inVectors } from '../units.gpu.ts';
import { dynamicRange, dynamicScale, rangeParts, rangeVariants, scaleVariants } from './dynamicQuantize.kernels.ts';
import { enqueueQuantize } from './quantize.gpu.ts';
import type { DynamicQuantizeArgs } from './routines.gen.ts';

export function dynamicQuantizeGpu(queue: Queue, a: Bound<DynamicQuantizeArgs<'h' | 's'>>): void {
  queue.note({
    routine: a.routine,
    backend: 'gpu',
    kernel: 'dynamic_range, dynamic_scale, quantize',
    why: 'limited by memory: the range, then the bytes',
  });
  const { n } = a;
  const [Y, zero] = [deviceMat(a.Y, 1), deviceMat(a.zero, 1)];
  const operands = { X: vectorApart(deviceMat(a.X, 1), n, 'in'), scale: vectorApart(deviceMat(a.scale, 1), 1, 'out') };
  withApart(queue, operands, ({ X, scale }) => {
    const wide = inVectors([X], n);
    const units = inUnits(wide, { n, offX: X.off });
    const parts = rangeParts(units.n);
    const work = queue.context.lease('i', 2 * parts);
    const ranges = rangeVariants.of(X.data.type, { WIDE: wide });
    queue.launch(dynamicRange, ranges, { X: X.data, parts: work }, { ...units, groups: parts }, [parts, 1, 1]);
    const found = { parts: work, S: scale.data, Z: zero.data };
    const places = { parts, offS: scale.off, offZ: zero.off };
    queue.launch(dynamicScale, scaleVariants.of(undefined), found, places, [1, 1, 1]);
    work.dispose();
    if (n > 0) enqueueQuantize(queue, wholeLayout(n), { X, scale, zero, Y });
  });
}
