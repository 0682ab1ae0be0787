import { POOL_KINDS, poolingOf } from '../../core/pooling.js';
import { deviceMat } from '../../runtime/buffer.js';
import { vectorApart, withApart } from '../apart.gpu.js';
import { POOL_THREADS, poolGradient, poolVariants } from './pool.kernels.js';
export function poolBackwardGpu(queue, a) {
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
        const params = { ...sizes, count, infinityBits: 0, offX: X.off, offDY: dY.off, offY: dX.off };
        const tuning = poolVariants.of(dX.data.type, { KIND: POOL_KINDS.indexOf(kind) });
        const buffers = { X: X.data, dY: dY.data, dX: dX.data };
        queue.launch(poolGradient, tuning, buffers, params, [Math.ceil(count / POOL_THREADS), 1, 1]);
    });
}
