// GESVDX on the CPU backend: gesdd's steps on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { elementsOf, onHost } from '../../runtime/operands.js';
import { gesddEngine } from './gesdd.cpu.js';
import { gesddScaledRef } from './gesdd.ref.js';
import { FEW, LOW } from './gesvd.cpu.js';
import { prepared } from './gesvd.ref.js';
import { gesvdxScaledRef, withoutValues } from './gesvdx.ref.js';
export async function gesvdxCpu(queue, a) {
    const { jobu, jobvt, range, m, n, vl, vu, il, iu } = a;
    const { A, ns, S, info } = await onHost(a, { A: 'write', ns: 'write', S: 'write', info: 'write' });
    const { U } = jobu === 'n' ? {} : await onHost(a, { U: 'write?' });
    const { VT } = jobvt === 'n' ? {} : await onHost(a, { VT: 'write?' });
    const length = range === 'i' ? Math.max(0, iu - il + 1) : Math.min(m, n);
    const chosen = range === 'v' ? { range, vl: vl, vu: vu } : range === 'i' ? { range, il, iu } : { range };
    const problem = { m, n, chosen, A, S: elementsOf(S, length), U, VT };
    const small = m * n <= FEW && Math.min(m, n) <= LOW ? 'the matrix is small' : undefined;
    const factor = prepared(problem);
    const found = factor === undefined
        ? withoutValues(problem)
        : compute(queue, a, (e, r, space) => {
            const inA = space.matrix(A, m, n, 'write');
            return gesvdxScaledRef(problem, factor, (own) => gesddEngine(e, r, space, own, inA, factor));
        }, () => gesvdxScaledRef(problem, factor, gesddScaledRef), small);
    ns.data[ns.off] = found.ns;
    info.data[info.off] = found.info;
}
