// GEESX on the CPU backend: reductions and products on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { elementsOf, onHost } from '../../runtime/operands.js';
import { LOW } from './gees.cpu.js';
import { answeredGeesxRef, geesxRef, geesxSteps } from './geesx.ref.js';
import { engineTools } from './schurSteps.cpu.js';
import { valuesOnHost } from './values.cpu.js';
export async function geesxCpu(queue, a) {
    const { jobvs, sort, sense, n } = a;
    const { A, sdim, info } = await onHost(a, { A: 'write', sdim: 'write', info: 'write' });
    const values = await valuesOnHost(a);
    const { VS } = jobvs === 'v' ? await onHost(a, { VS: 'write?' }) : {};
    const { rconde } = sense === 'e' || sense === 'b' ? await onHost(a, { rconde: 'write?' }) : {};
    const { rcondv } = sense === 'v' || sense === 'b' ? await onHost(a, { rcondv: 'write?' }) : {};
    const numbers = {
        rconde: rconde && elementsOf(rconde, 1),
        rcondv: rcondv && elementsOf(rcondv, 1),
    };
    const problem = { jobvs, sort, n, A, ...values, VS, ...numbers };
    const result = answeredGeesxRef(problem) ??
        compute(queue, a, (e, r, space) => {
            const inA = space.matrix(A, n, n, 'write');
            return geesxSteps(problem, engineTools(e, r, space, n, inA, Number(jobvs === 'v')));
        }, () => geesxRef(problem), n <= LOW ? 'the matrix is small' : undefined);
    sdim.data[sdim.off] = result.sdim;
    info.data[info.off] = result.info;
}
