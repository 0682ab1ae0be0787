import { POOL_KINDS, poolingOf } from '../../core/pooling.js';
import { deviceMat } from '../../runtime/buffer.js';
import { vectorApart, withApart } from '../apart.gpu.js';
import { POOL_THREADS, poolKernel, poolVariants } from './pool.kernels.js';
/** Bits of -infinity. */
const MINUS_INFINITY = 0xff800000;
export function poolForwardGpu(queue, a) {
    const { kind, layout: _, ...of } = poolingOf(a);
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'pool', why: 'limited by memory: a window to a thread' });
    const image = of.planes * of.height * of.width * of.depth;
    const count = of.planes * of.outHeight * of.outWidth * of.depth;
    const operands = { X: vectorApart(deviceMat(a.X, 1), image, 'in'), Y: vectorApart(deviceMat(a.Y, 1), count, 'out') };
    withApart(queue, operands, ({ X, Y }) => {
        const { images: _images, channels: _channels, planes: _planes, ceil: _ceil, ...sizes } = of;
        const params = { ...sizes, count, infinityBits: MINUS_INFINITY, offX: X.off, offDY: 0, offY: Y.off };
        const tuning = poolVariants.of(Y.data.type, { KIND: POOL_KINDS.indexOf(kind) });
        queue.launch(poolKernel, tuning, { X: X.data, Y: Y.data }, params, [Math.ceil(count / POOL_THREADS), 1, 1]);
    });
}
