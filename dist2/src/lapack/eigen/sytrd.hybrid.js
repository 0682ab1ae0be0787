import { isComplex } from '../../core/field.js';
import { because } from '../factorPlan.js';
import { sytrdCpu } from './sytrd.cpu.js';
import { sytrdGpu } from './sytrd.gpu.js';
export function sytrdHybrid(queue, a) {
    if (a.n === 1 && isComplex(a.prec))
        return sytrdCpu(queue, because(a, { why: 'order 1: there is nothing to reduce' }));
    sytrdGpu(queue, a);
}
