// SYGVX on the CPU backend: factorization, reduction, chosen values and vectors and the way back on the engine, else the reference, on the
// operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { matrixAt } from '../../engine/views.js';
import { elementsOf, onHost } from '../../runtime/operands.js';
import { preparedSyev } from './syev.ref.js';
import { LOW, syevxEngine } from './syevx.cpu.js';
import { answeredSyevx } from './syevx.ref.js';
import { backEngine, standardEngine } from './sygv.cpu.js';
import { areFinite } from './sygv.ref.js';
import { sygvxRef } from './sygvx.ref.js';
/** As sygvxRef, of finite matrices. */
function sygvxEngine(e, r, space, problem) {
    const { jobz, n, A, B, W, Z, ifail } = problem;
    const [inA, inB] = [space.matrix(A, n, n, 'write'), space.matrix(B, n, n, 'write')];
    const inZ = Z && space.matrix(Z, n, W.length, 'write');
    const failed = standardEngine(e, r, space, problem, inA, inB);
    if (failed > 0) {
        ifail.fill(0);
        return { m: 0, info: failed };
    }
    const vectors = () => matrixAt(e, r, n, W.length, inZ);
    const standard = { ...problem, A: matrixAt(e, r, n, n, inA), Z: Z && vectors() };
    const factor = preparedSyev(standard);
    if (factor === undefined)
        return answeredSyevx(standard);
    const found = syevxEngine(e, r, space, standard, inA, factor, 'ql', vectors);
    if (jobz === 'v' && found.m > 0)
        backEngine(e, r, problem, found.m, inB, inZ);
    return found;
}
export async function sygvxCpu(queue, a) {
    const { jobz, range, uplo, n, vl, vu, il, iu, abstol } = a;
    const { A, B, W, m, info } = await onHost(a, { A: 'write', B: 'write', W: 'write', m: 'write', info: 'write' });
    const { Z, ifail } = jobz === 'n' ? {} : await onHost(a, { Z: 'write?', ifail: 'write?' });
    const most = range === 'i' ? iu - il + 1 : n;
    const chosen = { jobz, range, vl, vu, il, iu, abstol, W: elementsOf(W, most), Z };
    const failures = ifail ? elementsOf(ifail, most) : new Int32Array(most);
    const problem = { ...chosen, itype: a.itype, uplo, n, A, B, ifail: failures };
    const ready = n > 0 && areFinite(problem);
    const found = compute(queue, a, (e, r, space) => sygvxEngine(e, r, space, problem), () => sygvxRef(problem), !ready ? 'there is nothing to solve' : n <= LOW ? 'the matrix is small' : undefined);
    m.data[m.off] = found.m;
    info.data[info.off] = found.info;
}
