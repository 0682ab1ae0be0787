// GEES on the CPU backend: reductions and products on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { onHost } from '../../runtime/operands.js';
import { answeredGeesRef, geesSteps } from './gees.ref.js';
import { engineTools } from './schurSteps.cpu.js';
import { behindReduction, referenceTools } from './schurSteps.ref.js';
import { valuesOnHost } from './values.cpu.js';
/** Up to that order the reference is as fast. */
export const LOW = 12;
/** `reduce`: as in geevCpu. */
export async function geesCpu(queue, a, reduce) {
    const { jobvs, sort, n } = a;
    const { A, sdim, info } = await onHost(a, { A: 'write', sdim: 'write', info: 'write' });
    const values = await valuesOnHost(a);
    const { VS } = jobvs === 'v' ? await onHost(a, { VS: 'write?' }) : {};
    const problem = { jobvs, sort, n, A, ...values, VS };
    const sides = Number(jobvs === 'v');
    const answer = answeredGeesRef(problem);
    const reduced = answer === undefined ? await reduce?.(A, sides > 0) : undefined;
    const rest = (tools) => geesSteps(problem, behindReduction(n, tools, reduced));
    const result = answer ??
        compute(queue, a, (e, r, space) => rest(engineTools(e, r, space, n, space.matrix(A, n, n, 'write'), sides)), () => rest(referenceTools(n, A, sides)), n <= LOW ? 'the matrix is small' : undefined);
    sdim.data[sdim.off] = result.sdim;
    info.data[info.off] = result.info;
}
