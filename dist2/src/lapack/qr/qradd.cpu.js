// QRADD on the CPU backend: a factorization of R and the rows on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { matrixAt } from '../../engine/views.js';
import { onHost } from '../../runtime/operands.js';
import { geqrfEngine } from './geqrf.cpu.js';
import { qraddRef, stackRef } from './qradd.ref.js';
export async function qraddCpu(queue, a) {
    const { m, n, nrhs, forget } = a;
    const { R, A, B } = await onHost(a, { R: 'write', A: 'read', B: 'read?' });
    const problem = { m, n, nrhs, R, A, B, forget };
    const order = n + nrhs;
    const rows = m + order;
    compute(queue, a, (e, r, space) => {
        const W = { at: space.take(rows * order * r.bytes), ld: rows };
        const tau = space.take(order * r.bytes);
        stackRef(problem, matrixAt(e, r, rows, order, W));
        geqrfEngine(e, r, space, rows, order, W, tau);
        lacpyRef('u', order, order, matrixAt(e, r, rows, order, W), R);
    }, () => qraddRef(problem));
}
