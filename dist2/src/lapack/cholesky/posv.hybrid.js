import { isComplex } from '../../core/field.js';
import { deviceMat } from '../../runtime/buffer.js';
import { because, notePlan } from '../factorPlan.js';
import { posvCpu } from './posv.cpu.js';
import { enqueuePosvSolve, posvGpu } from './posv.gpu.js';
import { enqueuePotrfHybrid, planPotrf } from './potrf.hybrid.js';
export function posvHybrid(queue, a) {
    if (isComplex(a.prec))
        return posvGpu(queue, a); // what panels cost on the CPU is known of singles
    const plan = planPotrf(queue, { ...a, nb: 0 }, a.A, a.B);
    notePlan(queue, a, plan);
    if (plan.place === 'native')
        return posvGpu(queue, a);
    if (plan.place === 'cpu')
        return posvCpu(queue, because(a, plan));
    return factorAndSolve(queue, a, plan.widths);
}
async function factorAndSolve(queue, a, widths) {
    const { uplo, n, nrhs, math } = a;
    const [A, info] = [deviceMat(a.A, a.lda), deviceMat(a.info, 1)];
    await enqueuePotrfHybrid(queue, { uplo, n, A, info, math }, widths);
    enqueuePosvSolve(queue, { uplo, n, nrhs, A, B: deviceMat(a.B, a.ldb), info });
}
