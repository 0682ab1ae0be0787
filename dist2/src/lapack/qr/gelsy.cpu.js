// GELSY on the CPU backend: factorizations and solutions on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.js';
import { matrixAt } from '../../engine/views.js';
import { elementsOf, onHost } from '../../runtime/operands.js';
import { gelsyRef, gelsySteps } from './gelsy.ref.js';
import { geqp3Engine } from './geqp3.cpu.js';
import { geqrfEngine } from './geqrf.cpu.js';
import { blockWidth } from './larft.cpu.js';
import { ormqrEngine } from './ormqr.cpu.js';
export async function gelsyCpu(queue, a) {
    const { m, n, nrhs, rcond, nb } = a;
    const { A, B, rank, info } = await onHost(a, { A: 'write', B: 'write', rank: 'write', info: 'write' });
    const { jpvt: pivots, rss: sums } = await onHost(a, { jpvt: 'write?', rss: 'write?' });
    const jpvt = pivots === undefined ? new Int32Array(n) : elementsOf(pivots, n);
    const rss = sums && elementsOf(sums, nrhs);
    const k = Math.min(m, n);
    const panel = Math.max(1, Math.min(blockWidth(nb), m, n));
    const problem = { m, n, nrhs, A, B, jpvt, rcond, rss };
    const found = compute(queue, a, (e, r, space) => {
        const [inA, inB] = [space.matrix(A, m, n, 'write'), space.matrix(B, Math.max(m, n), nrhs, 'write')];
        const inT = { at: space.take(n * k * r.bytes), ld: Math.max(1, n) };
        const [tau, tauT] = [space.take(k * r.bytes), space.take(k * r.bytes)];
        const solve = (T, trans, order) => trsmEngine(e, r, 'l', 'u', trans, 'n', order, nrhs, 1, T, inB);
        return gelsySteps(problem, {
            A: () => matrixAt(e, r, m, n, inA),
            B: () => matrixAt(e, r, Math.max(m, n), nrhs, inB),
            T: () => matrixAt(e, r, n, k, inT),
            factor: () => geqp3Engine(e, r, space, m, n, panel, inA, jpvt, tau),
            multiply: () => ormqrEngine(e, r, space, 'l', true, m, nrhs, k, inA, tau, inB, nb),
            solve: (order) => solve(inA, 'n', order),
            factorT: (order) => geqrfEngine(e, r, space, n, order, inT, tauT, nb),
            solveT: (order) => solve(inT, 'c', order),
            multiplyT: (order) => ormqrEngine(e, r, space, 'l', false, n, nrhs, order, inT, tauT, inB, nb),
        });
    }, () => gelsyRef(problem));
    rank.data[rank.off] = found ?? 0;
    info.data[info.off] = found === undefined ? 1 : 0;
}
