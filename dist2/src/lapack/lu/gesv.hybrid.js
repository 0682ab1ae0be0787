import { isComplex } from '../../core/field.js';
import { deviceMat } from '../../runtime/buffer.js';
import { because, notePlan } from '../factorPlan.js';
import { gesvCpu } from './gesv.cpu.js';
import { enqueueGesvSolve, gesvGpu } from './gesv.gpu.js';
import { enqueueGetrfHybrid, planGetrf } from './getrf.hybrid.js';
export function gesvHybrid(queue, a) {
    if (isComplex(a.prec))
        return gesvGpu(queue, a); // what panels cost on the CPU is known of singles
    const plan = planGetrf(queue, { ...a, m: a.n, nb: 0 }, a.A, a.B);
    notePlan(queue, a, plan);
    if (plan.place === 'native')
        return gesvGpu(queue, a);
    if (plan.place === 'cpu')
        return gesvCpu(queue, because(a, plan));
    return factorAndSolve(queue, a, plan.widths);
}
async function factorAndSolve(queue, a, widths) {
    const { n, nrhs, math } = a;
    const operands = { A: deviceMat(a.A, a.lda), ipiv: deviceMat(a.ipiv, 1), info: deviceMat(a.info, 1) };
    await enqueueGetrfHybrid(queue, { m: n, n, ...operands, math }, widths);
    enqueueGesvSolve(queue, { n, nrhs, ...operands, B: deviceMat(a.B, a.ldb) });
}
