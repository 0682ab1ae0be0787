// The ranks of a batch of matrices on the GPU, from their singular values.
import { fields } from '../../core/field.js';
import { eachRun, withOwnReports } from '../deviceBatch.gpu.js';
import { batchParams, isListed, recordsOf } from '../deviceBatch.js';
import { RANK_THREADS, rankVariants, singularRank } from './pinv.kernels.js';
/** Singular values up to rcond times the largest count as zero; negative: eps max(m, n). As lib/singular_threshold has it. */
export const thresholdOf = (rcond) => rcond < 0 ? { rcond: 2 * fields.s.eps, byExtent: 1 } : { rcond, byExtent: 0 };
/** Enqueues how many values of each matrix are beyond rcond times its largest; 0 where its info, which is there by then, is not 0. */
export function enqueueRanks(queue, f, { S }) {
    const { A, rcond, count, info } = f;
    // Ranks are written where others write flags, while info is read.
    withOwnReports(queue, { count, info, nonfinite: f.rank }, ({ nonfinite: rank }) => {
        const shapes = { A: [f.m, f.n], B: [0, 0], C: [0, 0] };
        eachRun(queue, { ...f, nrhs: 0 }, { A }, shapes, (run) => {
            const own = { offRank: rank.off, strideS: S.stride, ...thresholdOf(rcond) };
            const buffers = { rank: rank.data, S: S.data, info: info.data, ...recordsOf(run) };
            const tuning = rankVariants.of(A.data.type, { LISTED: isListed(run) });
            const groups = [Math.ceil(run.count / RANK_THREADS), 1, 1];
            queue.launch(singularRank, tuning, buffers, { ...batchParams(run, { A }, f), ...own }, groups);
        });
    });
}
