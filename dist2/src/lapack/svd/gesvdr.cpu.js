// GESVDR on the CPU backend: products, QR and the small decomposition on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { adjointRef } from '../../blas3/elements/adjoint.ref.js';
import { gemmEngine } from '../../blas3/products/gemm.cpu.js';
import { matrixAt } from '../../engine/views.js';
import { elementsOf, onHost } from '../../runtime/operands.js';
import { vectorLike } from '../condition/condition.ref.js';
import { takeMatrix } from '../qr/gelqf.cpu.js';
import { geqrfEngine } from '../qr/geqrf.cpu.js';
import { orgqrEngine } from '../qr/orgqr.cpu.js';
import { gesddEngine } from './gesdd.cpu.js';
import { handOut, IN_PLACE } from './gesvd.ref.js';
import { fillNormal, gesvdrRef, refuseRef, sampleOf, sampleRef, sampleScale, } from './gesvdr.ref.js';
/** As gesvdrRef; k > 0. */
function gesvdrEngine(e, r, space, problem) {
    const { m, n, k, A, S, U, VT } = problem;
    const factor = sampleScale(problem);
    if (factor === undefined)
        return refuseRef(problem);
    const l = sampleOf(problem);
    const inA = space.matrix(A, m, n, 'read');
    const [Y, Z] = [takeMatrix(space, r, m, l), takeMatrix(space, r, n, l)];
    const [left, W] = [takeMatrix(space, r, m, k), takeMatrix(space, r, l, k)];
    const tau = space.take(l * r.bytes);
    const normal = vectorLike(A, n * l);
    const { parts } = r;
    fillNormal(normal, parts * n * l, problem.seed, factor);
    handOut(n, l, { data: normal, off: 0, ld: n, parts }, IN_PLACE, false, matrixAt(e, r, n, l, Z), false);
    const product = { n: l, A: inA, beta: 0 };
    sampleRef(problem.niters, factor, {
        multiply(back, alpha) {
            if (back)
                gemmEngine(e, r, { ...product, alpha, transA: 'c', m: n, k: m, B: Y, C: Z });
            else
                gemmEngine(e, r, { ...product, alpha, m, k: n, B: Z, C: Y });
        },
        orthonormal(ofZ) {
            const [rows, B] = ofZ ? [n, Z] : [m, Y];
            geqrfEngine(e, r, space, rows, l, B, tau);
            orgqrEngine(e, r, space, rows, l, l, B, tau);
        },
    });
    // Z = X S W^H gives A ~ Y Z^H = (Y W) S X^H
    const host = (rows, cols) => {
        const data = vectorLike(A, rows * cols);
        return { data, off: 0, ld: rows, parts };
    };
    const [X, VTz] = [host(n, l), host(l, l)];
    const values = vectorLike({ ...A, parts: 1 }, l);
    const small = { m: n, n: l, A, S: values, jobz: 's', U: X, VT: VTz };
    const info = gesddEngine(e, r, space, small, Z, factor);
    S.set(values.subarray(0, k));
    if (U !== undefined) {
        adjointRef(k, l, VTz, matrixAt(e, r, l, k, W));
        gemmEngine(e, r, { m, n: k, k: l, alpha: 1, A: Y, B: W, beta: 0, C: left });
        handOut(m, k, matrixAt(e, r, m, k, left), IN_PLACE, false, U, false);
    }
    if (VT !== undefined)
        adjointRef(n, k, X, VT);
    return info;
}
export async function gesvdrCpu(queue, a) {
    const { jobu, jobvt, m, n, k, p, niters, seed } = a;
    const { A, S, info } = await onHost(a, { A: 'read', S: 'write', info: 'write' });
    const { U } = jobu === 'n' ? {} : await onHost(a, { U: 'write?' });
    const { VT } = jobvt === 'n' ? {} : await onHost(a, { VT: 'write?' });
    const problem = { m, n, k, p, niters, seed, A, S: elementsOf(S, k), U, VT };
    info.data[info.off] = compute(queue, a, (e, r, space) => gesvdrEngine(e, r, space, problem), () => gesvdrRef(problem), k === 0 ? 'nothing is asked for' : undefined);
}
