// GEEVX on the CPU backend: reductions and products on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { elementsOf, onHost } from '../../runtime/operands.js';
import { LOW, onEngine } from './geev.cpu.js';
import { answeredGeevxRef, geevxRef, geevxSteps } from './geevx.ref.js';
import { valuesOnHost } from './values.cpu.js';
export async function geevxCpu(queue, a) {
    const { balanc, jobvl, jobvr, sense, n } = a;
    const host = await onHost(a, { A: 'write', scale: 'write', abnrm: 'write' });
    const values = await valuesOnHost(a);
    const { ilo, ihi, info } = await onHost(a, { ilo: 'write', ihi: 'write', info: 'write' });
    const { VL } = jobvl === 'v' ? await onHost(a, { VL: 'write?' }) : {};
    const { VR } = jobvr === 'v' ? await onHost(a, { VR: 'write?' }) : {};
    const { rconde } = sense === 'e' || sense === 'b' ? await onHost(a, { rconde: 'write?' }) : {};
    const { rcondv } = sense === 'v' || sense === 'b' ? await onHost(a, { rcondv: 'write?' }) : {};
    const { A, abnrm } = host;
    const scale = elementsOf(host.scale, n);
    const ofValues = rconde && elementsOf(rconde, n);
    const ofVectors = rcondv && elementsOf(rcondv, n);
    const problem = {
        ...{ balanc, jobvl, jobvr, n, A, VL, VR },
        ...{ ...values, scale, rconde: ofValues, rcondv: ofVectors },
    };
    const result = answeredGeevxRef(problem) ??
        compute(queue, a, (e, r, space) => onEngine(e, r, space, problem, space.matrix(A, n, n, 'write'), (tools, back) => geevxSteps(problem, tools, back)), () => geevxRef(problem), n <= LOW ? 'the matrix is small' : undefined);
    ilo.data[ilo.off] = result.range.lo + 1;
    ihi.data[ihi.off] = result.range.hi;
    abnrm.data[abnrm.off] = result.abnrm;
    info.data[info.off] = result.info;
}
