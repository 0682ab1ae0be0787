import { batchParams, isListed, recordsOf } from '../deviceBatch.js';
import { gelsExtent, gelsSmall, gelsTuning, pickGelsShape } from './gelsSmall.kernels.js';
/**
 * Matrices without gaps, each of which begins where the one before ends or within it, at a place where four elements can be taken at once.
 */
function denseOf({ m, n, records }, { data, rs, cs, stride, off }) {
    const words = m * n;
    const gapless = (rs === 1 && cs === m) || (cs === 1 && rs === n);
    if (records !== undefined || words === 0 || !gapless || stride > words || off % 4 !== 0 || !data.inFours)
        return undefined;
    return m >= n ? { WORDS: words, stride, DOWN: rs, RIGHT: cs } : { WORDS: words, stride, DOWN: cs, RIGHT: rs };
}
/** One launch for all problems of a run, whose extents of T are the same up to padding. */
export function enqueueGelsSmall(queue, run, f) {
    const { lanes, threads, workgroupBytes: bytes, software } = queue.context.gpu;
    const { A, B, info, nonfinite, rank, rss } = f;
    const listed = isListed(run);
    const extent = gelsExtent(run.m, run.n, run.nrhs, run.shapes === undefined);
    const inA = A.data === B.data;
    const dense = inA ? undefined : denseOf(run, A);
    const { choice: shape } = pickGelsShape({
        extent,
        dense,
        lanes,
        threads,
        bytes,
        software,
    }, f.force);
    const [rows, columns] = [Math.max(run.m, run.n), Math.min(run.m, run.n)];
    const full = !listed && rows === shape.LANES * shape.ROWS && columns === extent.columns;
    const flags = {
        EDGE: Number(!full),
        LISTED: Number(listed),
        MINIMIZES: Number(f.minimizes),
        B_IN_A: Number(inA),
        NONFINITE: Number(nonfinite !== undefined),
        RANK: Number(rank !== undefined),
        RSS: Number(rss !== undefined),
    };
    const buffers = { A: A.data, A4: A.data, info: info.data, ...recordsOf(run) };
    if (!inA)
        buffers.B = B.data;
    if (nonfinite !== undefined)
        buffers.nonfinite = nonfinite.data;
    if (rank !== undefined)
        buffers.rank = rank.data;
    if (rss !== undefined)
        buffers.rss = rss.data;
    const params = { ...batchParams(run, { A, B, ipiv: rss }, f), offRank: rank?.off ?? 0 };
    const groups = [
        Math.ceil((run.count * shape.LANES) / shape.THREADS),
        Math.max(1, Math.ceil(run.nrhs / shape.RHS)),
        1,
    ];
    queue.launch(gelsSmall, gelsTuning(extent, shape, flags, dense), buffers, params, groups);
}
