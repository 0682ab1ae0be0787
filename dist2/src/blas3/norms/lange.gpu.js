// LANGE, and with it LANSY, LANHE and LANTR, on the GPU: sums of parts of columns or rows, as many as fill the GPU, then the norm from
// those.
// No atomics: every run gives the same bits.
import { powerOfTwo, sliceOf } from '../../blas2/gemv.gpu.js';
import { deviceMat } from '../../runtime/buffer.js';
import { partCode } from '../elements/part.js';
import { NORM_DEPTH, NORM_THREADS, normColumns, normFinal, normFinalTuning, normRows, normVariants, } from './lange.kernels.js';
export function langeGpu(queue, a) {
    noteNorm(queue, a.routine);
    const { norm, m, n } = a;
    const operands = { A: deviceMat(a.A, a.lda), result: deviceMat(a.result, 1) };
    enqueueNorm(queue, { norm, uplo: 'f', diag: 'n', symmetric: false, m, n, ...operands });
}
const kindOf = (norm) => (norm === 'm' ? 0 : norm === 'f' || norm === 'e' ? 2 : 1);
/** What is left to do once the sums of whole columns or rows are known. */
const kindAfter = (kind) => (kind === 1 ? 0 : kind);
export const noteNorm = (queue, routine) => queue.note({
    routine,
    backend: 'gpu',
    kernel: 'norm_columns',
    why: 'parts of columns or rows in parallel, then the norm from those',
});
/** Workgroups of norm_columns or norm_rows at most: what norm_final reads at once. */
const MOST_GROUPS = 2048;
/** Threads of norm_rows that share a row where rows are many, and loads of each, if there are so many columns. */
const SHARING = 8;
const LOADS = 16;
/** `count` columns or rows of `length` elements, `together` of them at a time in a workgroup. */
function spread(count, length, rows, together) {
    const all = Math.ceil(count / together);
    const turns = Math.ceil(all / MOST_GROUPS);
    const slice = sliceOf(length, (NORM_THREADS / together) * NORM_DEPTH, all);
    return { rows, turns, blocks: Math.ceil(all / turns), slice, slices: Math.ceil(length / slice) };
}
function spreadColumns(m, n) {
    const lanes = powerOfTwo(m / NORM_DEPTH, NORM_THREADS);
    return spread(n, m, lanes, NORM_THREADS / lanes);
}
function spreadRows(m, n) {
    const rows = powerOfTwo(m, NORM_THREADS / powerOfTwo(n / LOADS, SHARING));
    return spread(m, n, rows, rows);
}
/** Enqueues result := the norm of A. */
export function enqueueNorm(queue, s) {
    const { m, n, symmetric, A, result } = s;
    const kind = kindOf(s.norm);
    if (m === 0 || n === 0) {
        enqueueFinal(queue, { work: queue.nothing, items: 1, slices: 0, kind }, result);
        return;
    }
    const byRows = s.norm === 'i' && !symmetric;
    const columns = byRows ? undefined : spreadColumns(m, n);
    const rows = byRows || (symmetric && kind === 1) ? spreadRows(m, n) : undefined;
    const slices = (columns?.slices ?? 0) + (rows?.slices ?? 0);
    // Sums of columns or rows that are whole need no place of their own.
    const each = kind === 1 && slices > 1;
    const one = columns ?? rows;
    const parts = each ? { items: byRows ? m : n, slices } : { items: 1, slices: one.blocks * one.slices };
    const work = queue.context.lease('s', 4 * parts.items * parts.slices);
    const tuning = normVariants.of(A.data.type);
    const shape = {
        m,
        n,
        part: partCode[s.uplo],
        unit: s.diag === 'u' ? 1 : s.hermitian ? 2 : 0,
        offA: A.off,
        lda: A.ld,
    };
    const buffers = { A: A.data, work };
    if (columns !== undefined) {
        const { rows: lanes, turns, blocks, slice } = columns;
        const own = { kind, weight: symmetric ? 2 : 1, lanes, turns, blocks, slice, each: each ? 1 : 0, offW: 0 };
        queue.launch(normColumns, tuning, buffers, { ...shape, ...own }, [blocks, columns.slices, 1]);
    }
    if (rows !== undefined) {
        const { turns, slice } = rows;
        const behind = columns === undefined ? 0 : n * columns.slices;
        const own = { rows: rows.rows, turns, slice, each: each ? 1 : 0, strict: symmetric ? 1 : 0, offW: behind };
        queue.launch(normRows, tuning, buffers, { ...shape, ...own }, [rows.blocks, rows.slices, 1]);
    }
    enqueueFinal(queue, { work, ...parts, kind: each ? kind : kindAfter(kind) }, result);
    work.dispose();
}
/** Enqueues result := the norm from its parts, by as many workgroups as the items ask for and then one. */
function enqueueFinal(queue, { work, items, slices, kind }, result) {
    const lanes = powerOfTwo(slices / normFinalTuning.DEPTH, NORM_THREADS);
    const blocks = Math.ceil((items * lanes) / NORM_THREADS);
    const params = { items, slices, lanes, kind };
    if (blocks === 1) {
        const last = { ...params, last: 1, offR: result.off };
        queue.launch(normFinal, normFinalTuning, { work, result: result.data }, last, [1, 1, 1]);
        return;
    }
    const left = queue.context.lease('s', 4 * blocks);
    const more = { ...params, last: 0, offR: 0 };
    queue.launch(normFinal, normFinalTuning, { work, result: left }, more, [blocks, 1, 1]);
    enqueueFinal(queue, { work: left, items: 1, slices: blocks, kind: kindAfter(kind) }, result);
    left.dispose();
}
