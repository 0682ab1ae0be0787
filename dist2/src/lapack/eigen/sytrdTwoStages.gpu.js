import { scope } from '../../runtime/workspace.js';
import { takeMatrix } from '../qr/larft.gpu.js';
import { enqueueOrmtr } from './ormtr.gpu.js';
import { chases, diagonalsOf, enqueueBand, enqueueChased, enqueueSb2st, takeBand } from './sb2st.gpu.js';
import { enqueueBandFactor, enqueueSy2sb } from './sy2sb.gpu.js';
import { STAGES_BANDWIDTH, TWO_STAGES } from './syevdBlocks.js';
import { enqueueSpread, takeReduction } from './sytrd.gpu.js';
/** Whether a matrix of order n is reduced in two stages on this device; `few`: of whose vectors none or few are wanted. */
export function isTwoStages(queue, type, n, few, stages) {
    if (!chases(queue, type, STAGES_BANDWIDTH))
        return false;
    if (stages !== 'auto')
        return stages === 'two';
    return !queue.context.gpu.software && n >= TWO_STAGES[type][few ? 'n' : 'v'];
}
/** Workspace of a reduction in two stages; `keep`: its factor will be needed. */
export function takeTwoStages(ws, like, n, keep) {
    const V = keep ? takeMatrix(ws, like, n, n) : undefined;
    return { ...takeReduction(ws, like, n, 0), chased: { kd: STAGES_BANDWIDTH, V } };
}
/** As enqueueReduction, in two stages. */
export function enqueueTwoStages(queue, uplo, given, r) {
    const { n, S, T, tau } = r;
    const { kd, V } = r.chased;
    enqueueSpread(queue, uplo, given, r);
    enqueueSy2sb(queue, { order: S.ld, kd, S, tau });
    scope(queue, (ws) => {
        const band = takeBand(ws, S, n, kd);
        enqueueBand(queue, n, kd, diagonalsOf(S), band);
        const values = (k) => ({ data: T, off: k * S.ld, ld: 1 });
        enqueueSb2st(queue, { n, kd, band, V, D: values(0), E: values(1) });
    });
}
/** Enqueues C := Q C, Q the factor of a reduction of a lower triangle, C n x columns. */
export function enqueueReduced(queue, { n, S, tau, chased }, C, columns) {
    if (chased === undefined) {
        enqueueOrmtr(queue, { side: 'l', uplo: 'l', trans: 'n', m: n, n: columns, A: S, tau, C });
        return;
    }
    enqueueChased(queue, { n, kd: chased.kd, V: chased.V, C, columns });
    enqueueBandFactor(queue, { kd: chased.kd, S, tau }, n, C, columns);
}
