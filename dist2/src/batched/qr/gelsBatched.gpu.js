// Batched least squares on the GPU: small problems factored and solved in registers, in one dispatch; larger ones in workspace.
import { enqueueCopy } from '../../blas1/copy.gpu.js';
import { isComplex } from '../../core/field.js';
import { startsOf } from '../../core/starts.js';
import { deviceMat } from '../../runtime/buffer.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { eachRun, withOwnReports } from '../deviceBatch.gpu.js';
import { raggedRecords, } from '../deviceBatch.js';
import { enqueueLargeGels } from './gelsLarge.gpu.js';
import { enqueueGelsSmall } from './gelsSmall.gpu.js';
import { fitsGelsSmall, MOST_SIDES, paddedTall } from './gelsSmall.kernels.js';
/** Whether problems of these sizes are computed in registers: of real numbers. */
const isSmall = (m, n, { A, force }) => force !== 'large' && !isComplex(A.data.type) && fitsGelsSmall(m, n);
/** Enqueues the solutions of every problem of the batch. */
export function enqueueGelsBatch(queue, g) {
    eachGelsRun(queue, g, isSmall, (run, f, small) => small ? enqueueGelsSmall(queue, run, f) : enqueueLargeGels(queue, run, f));
}
/** Calls `solve` for the runs of a batch, problems that `fits` calls small apart from the others. */
export function eachGelsRun(queue, g, fits, solve) {
    const { transposed, m, n, nrhs, count, sizes, A, B } = g;
    if (count === 0)
        return;
    withOwnResults(queue, g, (own) => {
        const rss = own.rss && {
            data: own.rss.data,
            off: own.rss.off,
            stride: nrhs,
            places: sizes?.nrhs && startsOf(sizes.nrhs),
        };
        const operands = { A, B, ipiv: rss };
        const launch = (run, rows, columns, small) => {
            const minimizes = rows >= columns !== transposed;
            solve(run, { ...own, rss, minimizes, rank: own.rank }, small);
        };
        if (sizes === undefined) {
            const small = fits(m, n, g) && (nrhs <= MOST_SIDES || m === 0 || n === 0);
            const shapes = { A: [m, n], B: [Math.max(m, n), nrhs], C: [0, 0] };
            eachRun(queue, { m, n, nrhs, count }, operands, shapes, (run) => launch(run, m, n, small));
            return;
        }
        const { words, runs } = raggedRecords(sizes, count, operands, (rows, columns) => classOf(rows, columns, fits(rows, columns, g)));
        const records = queue.context.upload('i', new Int32Array(words.buffer));
        for (const run of runs) {
            const [rows, columns] = run.shapes;
            launch({ ...run, records }, rows, columns, fits(rows, columns, g));
        }
        records.dispose();
    });
}
/** Larger problems that run together: steps keep padding low without launches for every size. */
const stepped = (size) => {
    const step = size <= 32 ? 8 : size <= 128 ? 16 : size <= 512 ? 64 : 256;
    return Math.ceil(size / step) * step;
};
/**
 * A number for problems that run together: of those in registers the extents of T must be the same, for how sums are divided depends on
 * them. Wide matrices are apart from tall ones, and both behind each other.
 */
function classOf(m, n, small) {
    const [rows, columns] = small ? paddedTall(m, n) : [stepped(Math.max(m, n)), stepped(Math.min(m, n))];
    return ((rows * 2 ** 20 + columns) * 2 + Number(m < n)) * 2 + Number(small);
}
/**
 * Calls `solve` with results that lie in buffers of their own: WebGPU allows a dispatch only one writable binding of a buffer. What they
 * hold afterwards is copied to where it belongs.
 */
function withOwnResults(queue, g, solve) {
    const { A, B, rank, rss } = g;
    const ranks = rank && { data: rank.data, off: rank.off, stride: 1 };
    withOwnReports(queue, { ...g, ipiv: ranks }, (own) => {
        if (rss === undefined || (rss.data !== A.data && rss.data !== B.data)) {
            solve(own);
            return;
        }
        const length = g.sizes?.nrhs === undefined ? g.count * g.nrhs : sumOf(g.sizes.nrhs);
        const data = queue.context.lease(rss.data.type, Math.max(1, length));
        const leased = { data, off: 0, ld: 1 };
        // Sums of problems that failed stay as they were.
        if (length > 0)
            enqueueCopy(queue, length, rss, leased);
        solve({ ...own, rss: leased });
        if (length > 0)
            enqueueCopy(queue, length, leased, rss);
        data.dispose();
    });
}
function sumOf(list) {
    let sum = 0;
    for (let b = 0; b < list.length; b++)
        sum += list[b];
    return sum;
}
export function gelsBatchedGpu(queue, a) {
    enqueueGelsBatch(queue, gelsOf(queue, a));
}
/** A checked call. */
export function gelsOf(queue, a) {
    const of = new BatchOnDevice(queue, a);
    const { trans, rank, rss } = a;
    return {
        ...of.batch,
        ...of.reports,
        transposed: trans !== 'n',
        A: of.mat('A'),
        B: of.mat('B'),
        rank: rank === undefined ? undefined : deviceMat(rank, 1),
        rss: rss === undefined ? undefined : deviceMat(rss, 1),
    };
}
