// LANGE, and with it LANSY, LANHE and LANTR, of doubles on the GPU: parts of columns or rows, as many as fill the GPU, then the norm from
// those. No atomics: every run gives the same bits, and so does every device.
import { finalTuning, nrm2FinalDouble } from '../../blas1/reductions.kernels.js';
import { powerOfTwo, sliceOf } from '../../blas2/gemv.gpu.js';
import { deviceMat } from '../../runtime/buffer.js';
import { scope } from '../../runtime/workspace.js';
import { partCode } from '../elements/part.js';
import { LINE_THREADS, lineTuning, normLinesDouble, normLinesVariants, normMostDouble, } from './langeDoubles.kernels.js';
export function langeDoubles(queue, a) {
    const { norm, m, n } = a;
    const operands = { A: deviceMat(a.A, a.lda), result: deviceMat(a.result, 1) };
    enqueueNormDoubles(queue, a.routine, { norm, uplo: 'f', diag: 'n', symmetric: false, m, n, ...operands });
}
/** What a kernel finds of lines. */
const [MAX, SUM, SQUARES] = [0, 1, 2];
/** Workgroups side by side at most: what is left to one workgroup then. */
const MOST_GROUPS = 2048;
/** Elements of a line that a thread takes before more threads share it. */
const DEPTH = 4;
/** Enqueues result := the norm of A, and notes it in the trace. */
export function enqueueNormDoubles(queue, routine, s) {
    const why = 'doubles: parts of columns or rows in parallel, then the norm from those';
    queue.note({ routine, backend: 'gpu', kernel: normLinesDouble.name, why });
    const { norm, m, n, A, symmetric, result } = s;
    const most = (items, slices, work = queue.nothing) => {
        const params = { items, slices, offR: result.off };
        queue.launch(normMostDouble, lineTuning, { work, result: result.data }, params, [1, 1, 1]);
    };
    if (m === 0 || n === 0)
        return most(0, 0);
    const kind = norm === 'm' ? MAX : norm === 'f' || norm === 'e' ? SQUARES : SUM;
    // Rows of a symmetric matrix are its columns.
    const byRows = norm === 'i' && !symmetric;
    const [lines, length] = byRows ? [m, n] : [n, m];
    const lanes = powerOfTwo(length / DEPTH, byRows ? LINE_THREADS / powerOfTwo(lines, LINE_THREADS / 8) : LINE_THREADS);
    const all = Math.ceil((lines * lanes) / LINE_THREADS);
    const turns = Math.ceil(all / MOST_GROUPS);
    const blocks = Math.ceil(all / turns);
    const slice = sliceOf(length, lanes * DEPTH, all);
    const slices = Math.ceil(length / slice);
    // Sums of lines that are whole need no place of their own.
    const each = kind === SUM && slices > 1;
    const region = each ? lines * slices : blocks * slices;
    scope(queue, (ws) => {
        const work = ws.take('d', kind === SQUARES ? 3 * region : region);
        const shape = { lines, length, byRows: byRows ? 1 : 0, lanes, turns, slice, blocks, each: each ? 1 : 0 };
        const unit = s.diag === 'u' ? 1 : 0;
        const hermitian = s.hermitian === true ? 1 : 0;
        const part = { part: partCode[s.uplo], unit, hermitian, mirrored: symmetric ? 1 : 0, kind };
        const params = { ...shape, ...part, offA: A.off, lda: A.ld, region };
        queue.launch(normLinesDouble, normLinesVariants.of(A.data.type), { A: A.data, work }, params, [blocks, slices, 1]);
        if (kind !== SQUARES)
            return each ? most(lines, slices, work) : most(region, 1, work);
        const root = { parts: region, region, offResult: result.off };
        queue.launch(nrm2FinalDouble, finalTuning, { parts: work, result: result.data }, root, [1, 1, 1]);
    });
}
