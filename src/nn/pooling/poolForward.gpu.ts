// POOLFORWARD on the GPU: one kernel.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { POOL_KINDS, poolingOf } from '../../core/pooling.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { vectorApart, withApart } from '../apart.gpu.ts';
import { inUnits, inVectors } from '../units.gpu.ts';
import { POOL_THREADS, poolKernel, poolSpan, poolVariants } from './pool.kernels.ts';
import type { PoolForwardArgs } from './routines.gen.ts';

/** Bits of -infinity. */
const MINUS_INFINITY = 0xff800000;

export function poolForwardGpu(queue: Queue, a: Bound<PoolForwardArgs<Prec>>): void {
  const { kind, layout: _, ...of } = poolingOf(a);
  queue.note({
    routine: a.routine,
    backend: 'gpu',
    kernel: 'pool',
    why: 'a window to a thread, of several channels where they are aligned',
  });
  const image = of.planes * of.height * of.width * of.depth;
  const count = of.planes * of.outHeight * of.outWidth * of.depth;
  const operands = { X: vectorApart(deviceMat(a.X, 1), image, 'in'), Y: vectorApart(deviceMat(a.Y, 1), count, 'out') };
  withApart(queue, operands, ({ X, Y }) => {
    const { images: _images, channels: _channels, planes: _planes, ceil: _ceil, ...sizes } = of;
    const wide = inVectors([X, Y], of.depth);
    const units = inUnits(wide, { depth: of.depth, offX: X.off, offY: Y.off });
    const tile = poolSpan(units.depth, wide);
    const places = (of.planes * of.outHeight * of.outWidth * units.depth) / tile.SPAN;
    const params = { ...sizes, ...units, count: places, infinityBits: MINUS_INFINITY, offDY: 0 };
    const tuning = poolVariants.of(Y.data.type, { KIND: POOL_KINDS.indexOf(kind), WIDE: wide }, tile);
    const groups = [Math.ceil(places / POOL_THREADS), 1, 1] as const;
    queue.launch(poolKernel, tuning, { X: X.data, Y: Y.data }, params, groups);
  });
}
