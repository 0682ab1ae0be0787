// GEJSV on the CPU backend: pivoted QR, one-sided Jacobi iteration and vectors on the engine, else the reference, on the operands' host
// copies.
import { compute } from '../../blas3/compute.cpu.js';
import { at } from '../../core/matrix.js';
import { realsOf } from '../../engine/ops.js';
import { matrixAt } from '../../engine/views.js';
import { elementsOf, onHost } from '../../runtime/operands.js';
import { takeMatrix } from '../qr/gelqf.cpu.js';
import { geqp3Engine } from '../qr/geqp3.cpu.js';
import { geqrfEngine } from '../qr/geqrf.cpu.js';
import { ormqrEngine } from '../qr/ormqr.cpu.js';
import { bordered, gejsvRef, lowerRef, permuteRows, rankOf, refuseRef, restoreRows, sortRows, } from './gejsv.ref.js';
import { handOut, IN_PLACE, unitRef } from './gesvd.ref.js';
import { sortColumns } from './gesvj.ref.js';
import { columnsEngine } from './jacobi.cpu.js';
import { jacobiRef, jacobiTol, scaleUpRef } from './jacobi.ref.js';
/** Columns of a panel of the pivoted QR factorization. */
const PANEL = 32;
/** As gejsvRef. */
export function gejsvEngine(e, r, space, problem) {
    const { m, n, A: given, SVA, U, width, V } = problem;
    const [A, T, Y] = [takeMatrix(space, r, m, n), takeMatrix(space, r, n, n), takeMatrix(space, r, n, n)];
    // The columns that are made orthogonal, and below them those of W
    const G = takeMatrix(space, r, 2 * n, n);
    const B = takeMatrix(space, r, m, width);
    const [tau, tauT] = [space.take(n * r.bytes), space.take(n * r.bytes)];
    const factor = scaleUpRef(m, n, given);
    if (factor === undefined)
        return refuseRef(problem);
    const view = (rows, cols, X) => matrixAt(e, r, rows, cols, X);
    const order = sortRows(m, n, given);
    handOut(m, n, given, IN_PLACE, false, view(m, n, A), false);
    const jpvt = new Int32Array(n);
    geqp3Engine(e, r, space, m, n, Math.min(PANEL, n), A, jpvt, tau);
    const rank = rankOf(n, view(m, n, A));
    lowerRef(n, rank, view(m, n, A), view(n, rank, T));
    geqrfEngine(e, r, space, n, rank, T, tauT);
    const g = view(2 * n, n, G);
    lowerRef(rank, rank, view(n, rank, T), g);
    const rows = V === undefined ? rank : 2 * rank;
    if (V !== undefined)
        unitRef(rank, at(g, rank, 0));
    const found = jacobiRef(rank, jacobiTol(r.parts * rank, realsOf(r).prec), columnsEngine(e, r, rank, rows, G));
    SVA.fill(0, 0, n);
    for (const [k, j] of found.order.entries())
        SVA[k] = found.norms[j] / factor;
    if (U !== undefined) {
        sortColumns(rank, rank, view(2 * n, n, G), found, true);
        bordered(m, width, rank, view(2 * n, n, G), view(m, width, B));
        ormqrEngine(e, r, space, 'l', false, m, width, n, A, tau, B);
        handOut(m, width, view(m, width, B), IN_PLACE, false, U, false);
        restoreRows(m, width, order, U);
    }
    if (V !== undefined) {
        const below = at(view(2 * n, n, G), rank, 0);
        sortColumns(rank, rank, below, found, false);
        bordered(n, n, rank, below, view(n, n, Y));
        ormqrEngine(e, r, space, 'l', false, n, n, rank, T, tauT, Y);
        permuteRows(n, jpvt, view(n, n, Y), V);
    }
    return found.converged ? 0 : n + 1;
}
export async function gejsvCpu(queue, a) {
    const { jobu, jobv, m, n } = a;
    const { A, SVA, info } = await onHost(a, { A: 'write', SVA: 'write', info: 'write' });
    const { U } = jobu === 'n' ? {} : await onHost(a, { U: 'write?' });
    const { V } = jobv === 'n' ? {} : await onHost(a, { V: 'write?' });
    const width = jobu === 'n' ? 0 : jobu === 'f' ? m : n;
    const problem = { m, n, A, SVA: elementsOf(SVA, n), U, width, V };
    info.data[info.off] = compute(queue, a, (e, r, space) => gejsvEngine(e, r, space, problem), () => gejsvRef(problem));
}
