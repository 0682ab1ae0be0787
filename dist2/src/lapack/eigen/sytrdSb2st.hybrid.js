import { because } from '../factorPlan.js';
import { chases, singleOf } from './sb2st.gpu.js';
import { sytrdSb2stCpu } from './sytrdSb2st.cpu.js';
import { sytrdSb2stGpu } from './sytrdSb2st.gpu.js';
export function sytrdSb2stHybrid(queue, a) {
    if (!chases(queue, singleOf(a.prec), a.kd))
        return sytrdSb2stCpu(queue, because(a, { why: `no kernel for bands of ${a.kd} diagonals` }));
    sytrdSb2stGpu(queue, a);
}
