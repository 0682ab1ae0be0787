// POLAR on the CPU backend: products, triangles and reflectors on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { gemmOn } from '../../blas3/products/gemm.cpu.js';
import { GEMMTR_WORK, gemmtrEngine } from '../../blas3/products/gemmtr.cpu.js';
import { trsmOn } from '../../blas3/triangular/trsm.cpu.js';
import { matrixAt } from '../../engine/views.js';
import { placeAt } from '../../engine/workspace.js';
import { onHost } from '../../runtime/operands.js';
import { POTRF_WORK, potrfEngine } from '../cholesky/potrf.cpu.js';
import { takeMatrix } from '../qr/gelqf.cpu.js';
import { geqrfEngine } from '../qr/geqrf.cpu.js';
import { orgqrEngine } from '../qr/orgqr.cpu.js';
import { ormqrEngine } from '../qr/ormqr.cpu.js';
import { adjointOf, elementwise, polarScale, polarScaledRef, polarSteps, } from './polar.ref.js';
function engineTools(e, r, space) {
    const work = space.take(Math.max(GEMMTR_WORK, POTRF_WORK) * r.bytes);
    const view = (m, n, A) => matrixAt(e, r, m, n, A);
    const [multiply, solve] = [gemmOn(e, r), trsmOn(e, r)];
    const op = (trans) => adjointOf(r.parts, trans);
    const other = (trans) => op(trans === 'n' ? 't' : 'n');
    return {
        gemm: (transA, transB, m, n, k, alpha, A, B, beta, C) => multiply(op(transA), op(transB), m, n, k, alpha, A, B, beta, C),
        syrk: (uplo, trans, n, k, alpha, A, beta, C) => gemmtrEngine(e, r, uplo, op(trans), other(trans), n, k, alpha, A, A, beta, C, work),
        trsm: (side, uplo, trans, diag, m, n, alpha, A, B) => solve(side, uplo, op(trans), diag, m, n, alpha, A, B),
        potrf: (n, G) => potrfEngine(e, r, 'u', n, G, work),
        ...elementwise(view),
        factor: (m, n, A, tau) => geqrfEngine(e, r, space, m, n, A, tau.at),
        reflect: (m, n, A, tau, C) => ormqrEngine(e, r, space, 'l', false, m, n, n, A, tau.at, C),
        writeOut: (m, n, A, tau) => orgqrEngine(e, r, space, m, n, n, A, tau.at),
        at: (A, i, j) => placeAt(r, A, i, j),
        view,
        take: (rows, cols) => takeMatrix(space, r, rows, cols),
    };
}
/** A = U H in the engine's memory. */
export function polarEngine(e, r, space, m, n, A, H) {
    const scale = polarScale({ m, n, A: matrixAt(e, r, m, n, A), H: matrixAt(e, r, n, n, H) });
    return typeof scale === 'number' ? polarSteps(m, n, A, H, scale, engineTools(e, r, space)) : scale;
}
/** Up to this order the reference is as fast. */
const LOW = 8;
export async function polarCpu(queue, a) {
    const { m, n } = a;
    const { A, H, info, iter } = await onHost(a, { A: 'write', H: 'write', info: 'write', iter: 'write?' });
    const scale = polarScale({ m, n, A, H });
    const report = typeof scale !== 'number'
        ? scale
        : compute(queue, a, (e, r, space) => {
            const [inA, inH] = [space.matrix(A, m, n, 'write'), space.matrix(H, n, n, 'write')];
            return polarSteps(m, n, inA, inH, scale, engineTools(e, r, space));
        }, () => polarScaledRef({ m, n, A, H }, scale), n <= LOW ? 'the matrix is small' : undefined);
    info.data[info.off] = report.info;
    if (iter !== undefined)
        iter.data[iter.off] = report.iter;
}
