import { wholeLayout } from '../../core/scales.js';
import { deviceMat } from '../../runtime/buffer.js';
import { vectorApart, withApart } from '../apart.gpu.js';
import { dynamicRange, dynamicScale, rangeParts, rangeVariants, scaleVariants } from './dynamicQuantize.kernels.js';
import { enqueueQuantize } from './quantize.gpu.js';
export function dynamicQuantizeGpu(queue, a) {
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
        const parts = rangeParts(n);
        const work = queue.context.lease('i', 2 * parts);
        const ranges = rangeVariants.of(X.data.type);
        queue.launch(dynamicRange, ranges, { X: X.data, parts: work }, { n, groups: parts, offX: X.off }, [parts, 1, 1]);
        const found = { parts: work, S: scale.data, Z: zero.data };
        const places = { parts, offS: scale.off, offZ: zero.off };
        queue.launch(dynamicScale, scaleVariants.of(undefined), found, places, [1, 1, 1]);
        work.dispose();
        if (n > 0)
            enqueueQuantize(queue, wholeLayout(n), { X, scale, zero, Y });
    });
}
