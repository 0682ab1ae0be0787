// The second stage of a tridiagonal reduction on the GPU: bulges are chased down the band, several sweeps to a workgroup and several steps
// to a dispatch, and the reflectors of many sweeps are applied together. Nothing waits for the host.
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.js';
import { isComplex } from '../../core/field.js';
import { scope } from '../../runtime/workspace.js';
import { takeMatrix } from '../qr/larft.gpu.js';
import { applyTuning, BAND_COLUMNS, bandVariants, chaseTuning, DIAGONAL_THREADS, diagonalVariants, sb2stApply, sb2stChase, sb2stValues, sy2sbBand, } from './sb2st.kernels.js';
import { APPLY_STEPS, applyWaves, bandLength, CHASE_APART, chaseWaves, sweepsOf } from './sb2stDispatches.js';
export const singleOf = (type) => (isComplex(type) ? 'c' : 's');
/** Whether the bandwidth is one of those that kernels have for elements of this type, on this device. */
export const chases = (queue, type, kd) => tuningOf(queue, type, kd) !== undefined;
const tuningOf = ({ context }, type, kd) => {
    const { workgroupBytes, threads } = context.gpu;
    const tuning = chaseTuning(type, kd, workgroupBytes);
    return tuning !== undefined && tuning.B * tuning.SLOTS <= threads ? tuning : undefined;
};
/** Workspace for a band. */
export const takeBand = (ws, like, n, kd) => ws.like(like, bandLength(n, kd));
/** The lower diagonals of a matrix. */
export const diagonalsOf = ({ data, off, ld }) => ({ data, off, down: 1, across: ld + 1 });
/** Enqueues band := the diagonals; with `largest`, the largest magnitude among them, scaled. */
export function enqueueBand(queue, n, kd, { data, off, down, across, turned = false }, band, largest) {
    const columns = n + kd;
    const places = { offS: off, down, across, ld: 2 * kd, columns };
    const params = { n, kd, ...places, scaled: largest === undefined ? 0 : 1, turned: turned ? 1 : 0 };
    const buffers = { S: data, largest: largest ?? queue.nothing, band };
    queue.launch(sy2sbBand, bandVariants.of(band.type), buffers, params, [Math.ceil(columns / BAND_COLUMNS), 1, 1]);
}
/** Enqueues Q^H B Q = T: D, E and the reflectors. */
export function enqueueSb2st(queue, { n, kd, band, V, D, E, largest }) {
    const type = singleOf(band.type);
    const tuning = tuningOf(queue, type, kd);
    const { SLOTS } = tuning;
    const sweeps = sweepsOf(n, type === 'c');
    scope(queue, (ws) => {
        const kept = V ?? { data: ws.like({ data: band }, Math.max(1, sweeps) * kd), off: 0, ld: 0 };
        const places = V === undefined ? { stride: kd, first: 0, advance: 0 } : { stride: V.ld + 1, first: V.off + 1, advance: kd };
        const common = { n, sweeps, apart: CHASE_APART * SLOTS, steps: SLOTS, ...places };
        for (const { first, count, start } of chaseWaves({ n, kd, sweeps }, SLOTS)) {
            const params = { ...common, group: first, start };
            queue.launch(sb2stChase, tuning, { band, reflectors: kept.data }, params, [count, 1, 1]);
        }
        const diagonal = (row, count, { data, off }) => {
            const params = { count, row, ld: 2 * kd, offOut: off, scaled: largest === undefined ? 0 : 1 };
            const buffers = { band, largest: largest ?? queue.nothing, out: data };
            const groups = [Math.ceil(count / DIAGONAL_THREADS), 1, 1];
            queue.launch(sb2stValues, diagonalVariants.of(band.type), buffers, params, groups);
        };
        diagonal(0, n, D);
        if (n > 1)
            diagonal(1, n - 1, E);
    });
}
/** Enqueues C := Q C. Rows of C lie one behind the other meanwhile, so that threads have a column each. */
export function enqueueChased(queue, { n, kd, V, C, columns }) {
    const type = singleOf(C.data.type);
    const sweeps = sweepsOf(n, type === 'c');
    if (sweeps === 0 || columns === 0)
        return;
    const tuning = applyTuning(type, kd);
    const { SWEEPS, THREADS } = tuning;
    scope(queue, (ws) => {
        const turned = takeMatrix(ws, C, columns, n);
        enqueueTranspose(queue, { m: n, n: columns, A: C, B: turned });
        const places = { offC: turned.off, ldc: turned.ld, offV: V.off, ldv: V.ld };
        const common = { n, sweeps, columns, apart: APPLY_STEPS, steps: APPLY_STEPS, ...places };
        for (const { first, count, start } of applyWaves({ n, kd, sweeps }, SWEEPS)) {
            const grid = [Math.ceil(columns / THREADS), count, 1];
            const params = { ...common, group: first, start };
            queue.launch(sb2stApply, tuning, { C: turned.data, reflectors: V.data }, params, grid);
        }
        enqueueTranspose(queue, { m: columns, n, A: turned, B: C });
    });
}
