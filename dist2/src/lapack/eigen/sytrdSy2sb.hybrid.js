import { because } from '../factorPlan.js';
import { wholeBytes } from './sytrd.gpu.js';
import { sytrdSy2sbCpu } from './sytrdSy2sb.cpu.js';
import { sytrdSy2sbGpu } from './sytrdSy2sb.gpu.js';
export function sytrdSy2sbHybrid(queue, a) {
    if (wholeBytes(a.n, a.prec) > queue.context.gpu.bindingBytes)
        return sytrdSy2sbCpu(queue, because(a, { why: 'no binding of this GPU holds the whole matrix' }));
    sytrdSy2sbGpu(queue, a);
}
