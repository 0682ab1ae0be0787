// SYGV on the CPU backend: factorization, reduction, standard problem and the way back on the engine, else the reference, on the operands'
// host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { trmmEngine } from '../../blas3/triangular/trmm.cpu.js';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.js';
import { matrixAt } from '../../engine/views.js';
import { elementsOf, onHost } from '../../runtime/operands.js';
import { POTRF_WORK, potrfEngine } from '../cholesky/potrf.cpu.js';
import { syevEngine } from './syev.cpu.js';
import { answeredSyev, preparedSyev, syevRef } from './syev.ref.js';
import { sygstEngine } from './sygst.cpu.js';
import { wayBack } from './sygst.steps.js';
import { areFinite, sygvRef } from './sygv.ref.js';
/** Up to this order the reference is as fast. */
const LOW = 12;
/** As standardRef. */
export function standardEngine(e, r, space, { itype, uplo, n }, A, B) {
    const minor = potrfEngine(e, r, uplo, n, B, space.take(POTRF_WORK * r.bytes));
    if (minor > 0)
        return n + minor;
    sygstEngine(e, r, space, itype, uplo, n, A, B);
    return 0;
}
/** As backRef. */
export function backEngine(e, r, { itype, uplo, n }, m, B, Z) {
    const { multiplies, head } = wayBack(itype, uplo);
    (multiplies ? trmmEngine : trsmEngine)(e, r, ...head, n, m, 1, B, Z);
}
/** A driver's call; the standard problem is solved by `solve` on the engine, by `reference` without it. */
export async function generalCpu(queue, a, solve, reference) {
    const { jobz, uplo, n } = a;
    const { A, B, W, info } = await onHost(a, { A: 'write', B: 'write', W: 'write', info: 'write' });
    const itype = a.itype;
    const problem = { itype, jobz, uplo, n, A, B, W: elementsOf(W, n) };
    const ready = n > 0 && areFinite(problem);
    info.data[info.off] = compute(queue, a, (e, r, space) => {
        const [inA, inB] = [space.matrix(A, n, n, 'write'), space.matrix(B, n, n, 'write')];
        const failed = standardEngine(e, r, space, problem, inA, inB);
        if (failed > 0)
            return failed;
        const standard = { ...problem, A: matrixAt(e, r, n, n, inA) };
        const factor = preparedSyev(standard);
        if (factor === undefined)
            return answeredSyev(standard);
        const left = solve(e, r, space, standard, inA, factor);
        if (jobz === 'v')
            backEngine(e, r, problem, n, inB, inA);
        return left;
    }, () => sygvRef(problem, reference), !ready ? 'there is nothing to solve' : n <= LOW ? 'the matrix is small' : undefined);
}
export const sygvCpu = (queue, a) => generalCpu(queue, a, syevEngine, syevRef);
