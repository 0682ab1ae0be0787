// SYEVX on the CPU backend: tridiagonal form, vectors and reflections on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { fields } from '../../core/field.js';
import { matrixAt } from '../../engine/views.js';
import { elementsOf, onHost } from '../../runtime/operands.js';
import { takeMatrix } from '../qr/gelqf.cpu.js';
import { orgtrEngine } from './orgtr.cpu.js';
import { ormtrEngine } from './ormtr.cpu.js';
import { stedcOfEngine } from './stedc.cpu.js';
import { clusterEngine } from './stein.cpu.js';
import { steinRef } from './stein.ref.js';
import { steqrEngine } from './steqr.cpu.js';
import { reducedEngine } from './syev.cpu.js';
import { preparedSyev } from './syev.ref.js';
import { answeredSyevx, copyColumns, syevxOrder, syevxScaledRef, } from './syevx.ref.js';
/** Up to this order the reference is as fast. */
export const LOW = 12;
/** As syevxScaledRef, A at `inA`; `Z` is asked when the vectors are done. */
export function syevxEngine(e, r, space, problem, inA, factor, method, Z = () => problem.Z) {
    const { uplo, n } = problem;
    const { eps } = fields[r.prec];
    let reduced;
    let vectors;
    /** The vectors of A from those of its tridiagonal form. */
    const transform = (count) => ormtrEngine(e, r, space, 'l', 'l', false, n, count, reduced.S, reduced.tau, vectors);
    return syevxOrder(problem, factor, eps, {
        reduce() {
            reduced = reducedEngine(e, r, space, uplo, n, inA);
            return { d: reduced.d, e: reduced.off };
        },
        all(t) {
            vectors = takeMatrix(space, r, n, n);
            if (method === 'ql') {
                lacpyRef('l', n, n, matrixAt(e, r, n, n, reduced.S), matrixAt(e, r, n, n, vectors));
                orgtrEngine(e, r, space, 'l', n, vectors, reduced.tau);
                return steqrEngine(e, r, space, 'v', n, t.d, t.e, vectors);
            }
            const info = stedcOfEngine(e, r, space, 'i', n, t.d, t.e, vectors);
            transform(n);
            return info;
        },
        chosen(t, found, ifail) {
            const m = found.W.length;
            vectors = takeMatrix(space, r, n, m);
            const cluster = clusterEngine(e, space, n, m);
            const info = steinRef({ n, ...t, ...found, Z: matrixAt(e, r, n, m, vectors), ifail, eps }, cluster);
            if (m > 0)
                transform(m);
            return info;
        },
        handOut: (order) => copyColumns(n, matrixAt(e, r, n, order.length, vectors), order, Z()),
    });
}
/** A driver's call; `most`: how many values may be found. */
export function chosenCpu(queue, a, A, { m, W, Z, info }, most, ifail, method) {
    const { jobz, range, uplo, n, vl, vu, il, iu, abstol } = a;
    const values = elementsOf(W, most);
    const problem = { jobz, range, uplo, n, A, vl, vu, il, iu, abstol, W: values, Z, ifail };
    const factor = preparedSyev(problem);
    const found = factor === undefined
        ? answeredSyevx(problem)
        : compute(queue, a, (e, r, space) => syevxEngine(e, r, space, problem, space.matrix(A, n, n, 'read'), factor, method), () => syevxScaledRef(problem, factor, method), n <= LOW ? 'the matrix is small' : undefined);
    m.data[m.off] = found.m;
    info.data[info.off] = found.info;
    return found.m;
}
export async function syevxCpu(queue, a) {
    const { A, m, W, info } = await onHost(a, { A: 'write', m: 'write', W: 'write', info: 'write' });
    const { Z, ifail } = a.jobz === 'n' ? {} : await onHost(a, { Z: 'write?', ifail: 'write?' });
    const most = a.range === 'i' ? a.iu - a.il + 1 : a.n;
    chosenCpu(queue, a, A, { m, W, Z, info }, most, ifail ? elementsOf(ifail, most) : new Int32Array(most), 'ql');
}
