// GELS on the CPU backend: factorization and solution on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.js';
import { tallOf } from '../../core/leastSquares.js';
import { matrixAt } from '../../engine/views.js';
import { elementsOf, onHost } from '../../runtime/operands.js';
import { upperConditionEngine } from '../condition/trcon.cpu.js';
import { gelsRef, gelsSteps, placeTall } from './gels.ref.js';
import { geqrfEngine } from './geqrf.cpu.js';
import { ormqrEngine } from './ormqr.cpu.js';
export async function gelsCpu(queue, a) {
    const { trans, m, n, nrhs, nb } = a;
    const { A, B, info } = await onHost(a, { A: 'write', B: 'write', info: 'write' });
    const { rcond, rank, rss: sums } = await onHost(a, { rcond: 'write?', rank: 'write?', rss: 'write?' });
    const rss = sums && elementsOf(sums, nrhs);
    const problem = { transposed: trans !== 'n', m, n, nrhs, A, B, rss, wantsRcond: rcond !== undefined };
    const [p, q] = tallOf(problem);
    const result = compute(queue, a, (e, r, space) => {
        const [inA, inB] = [space.matrix(A, m, n, 'write'), space.matrix(B, p, nrhs, 'write')];
        const inT = m >= n ? inA : { at: space.take(p * q * r.bytes), ld: p };
        const tau = space.take(q * r.bytes);
        const x = space.take(q * r.bytes);
        const seen = () => ({ ...problem, A: matrixAt(e, r, m, n, inA) });
        const T = () => matrixAt(e, r, p, q, inT);
        placeTall(seen(), T(), false);
        const found = gelsSteps(seen(), {
            T,
            B: () => matrixAt(e, r, p, nrhs, inB),
            factor: () => geqrfEngine(e, r, space, p, q, inT, tau, nb),
            condition: () => upperConditionEngine(e, r, q, inT, x),
            multiply: (transposed) => ormqrEngine(e, r, space, 'l', transposed, p, nrhs, q, inT, tau, inB, nb),
            solve: (transposed) => trsmEngine(e, r, 'l', 'u', transposed ? 'c' : 'n', 'n', q, nrhs, 1, inT, inB),
        });
        placeTall(seen(), T(), true);
        return found;
    }, () => gelsRef(problem));
    info.data[info.off] = result.info;
    if (rcond !== undefined)
        rcond.data[rcond.off] = result.rcond;
    if (rank !== undefined)
        rank.data[rank.off] = result.rank;
}
