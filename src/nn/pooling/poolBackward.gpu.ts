// POOLBACKWARD on the GPU: one kernel, which gathers, so that no sum depends on the order of threads.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { POOL_KINDS, poolingOf } from '../../core/pooling.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { vectorApart, withApart } from '../apart.gpu.ts';
import { inUnits, inVectors } from '../units.gpu.ts';
import { gradientVariants, POOL_THREADS, poolGradient } from './pool.kernels.ts';
import type { PoolBackwardArgs } from './routines.gen.ts';

export function poolBackwardGpu(queue: Queue, a: Bound<PoolBackwardArgs<Prec>>): void {
  const { kind, layout: _, ...of } = poolingOf(a);
  const why = 'a pixel to a thread, which goes through the windows over it';
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'pool_gradient', why });
  const count = of.planes * of.height * of.width * of.depth;
  const pooled = of.planes * of.outHeight * of.outWidth * of.depth;
  // Of means X is not looked at: what stands for it is any buffer that is only read.
  const operands = {
    X: vectorApart(deviceMat(kind === 'max' ? a.X : a.dY, 1), kind === 'max' ? count : pooled, 'in'),
    dY: vectorApart(deviceMat(a.dY, 1), pooled, 'in'),
    dX: vectorApart(deviceMat(a.dX, 1), count, 'out'),
  };
  withApart(queue, operands, ({ X, dY, dX }) => {
    const { images: _images, channels: _channels, planes: _planes, ceil: _ceil, ...sizes } = of;
    const wide = inVectors([X, dY, dX], of.depth);
    const counts = inUnits(wide, { depth: of.depth, count, offX: X.off, offDY: dY.off, offY: dX.off });
    const tuning = gradientVariants.of(dX.data.type, { KIND: POOL_KINDS.indexOf(kind), WIDE: wide });
    const params = { ...sizes, ...counts, infinityBits: 0 };
    const buffers = { X: X.data, dY: dY.data, dX: dX.data };
    queue.launch(poolGradient, tuning, buffers, params, [Math.ceil(counts.count / POOL_THREADS), 1, 1]);
  });
}
