import { fields } from '../../core/field.js';
import { because } from '../factorPlan.js';
import { polarCpu } from './polar.cpu.js';
import { polarGpu } from './polar.gpu.js';
export function polarHybrid(queue, a) {
    const { m, n } = a;
    // Steps by QR factor 2n x n
    const bytes = fields[a.prec].bytes * n * Math.max(m, 2 * n);
    if (bytes <= queue.context.gpu.bindingBytes)
        return polarGpu(queue, a);
    return polarCpu(queue, because(a, { why: 'no binding of this GPU holds the matrices' }));
}
