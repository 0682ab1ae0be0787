// SYEV of a batch on a GPU context: matrices of orders that the kernels of batches take, all together; larger ones one after the other, by
// the routine for one matrix, which asks the host for decisions.
import { isComplex } from '../../core/field.js';
import { enqueueEigenvalues, enqueueSyevd, whyCpu } from '../../lapack/eigen/syevd.hybrid.js';
import { because } from '../../lapack/factorPlan.js';
import { scope } from '../../runtime/workspace.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { listFrom, matsFrom, sizesFrom, vecsFrom } from '../partOfBatch.js';
import { enqueueEigenGather, enqueueEigenScatter } from './eigenMoves.gpu.js';
import { eachEigenRun, valuesOf } from './eigenRuns.gpu.js';
import { syevBatchedCpu } from './syevBatched.cpu.js';
import { enqueueSyevBatch, PACKED_MOST } from './syevBatched.gpu.js';
/** Problem b of a batch as a batch of its own. */
function oneOf(f, b) {
    const { A, W, info, nonfinite, sizes } = f;
    return {
        ...f,
        ...{ count: 1, sizes: sizesFrom(sizes, b, 1), A: matsFrom(A, b, 1), W: vecsFrom(W, b, 1) },
        ...{ info: listFrom(info, b), nonfinite: nonfinite && listFrom(nonfinite, b) },
    };
}
/** Enqueues what a batch of one matrix of a large order asks for; resolves when all is enqueued. */
function enqueueOne(queue, f) {
    const { jobz, uplo, A, sizes } = f;
    const n = sizes === undefined ? f.n : sizes.n[0];
    return scope(queue, async (ws) => {
        let from;
        eachEigenRun(queue, f, (run) => {
            from = enqueueEigenGather(queue, ws, run, A, uplo);
        });
        const { A: X, n: ld } = from;
        const [d, found] = [ws.take('s', ld), ws.take('i', 1)];
        const list = (data) => ({ data, off: 0, ld: 1 });
        const one = { uplo: 'l', n, A: { data: X, off: 0, ld }, W: list(d), info: list(found) };
        if (jobz === 'v')
            await enqueueSyevd(queue, one);
        else
            enqueueEigenvalues(queue, one);
        const Z = jobz === 'v' ? X : undefined;
        eachEigenRun(queue, f, (run, own) => enqueueEigenScatter(queue, run, { ...from, d, found, Z }, own));
    });
}
/** Computes A = Z W Z^H for every matrix of a batch; a promise, which resolves when all is enqueued, where there are large ones. */
export function computeSyevBatch(queue, f) {
    enqueueSyevBatch(queue, f);
    const { packedMost = PACKED_MOST[f.A.data.type] } = f;
    const orderOf = (b) => (f.sizes === undefined ? f.n : f.sizes.n[b]);
    const large = Array.from({ length: f.count }, (_, b) => b).filter((b) => orderOf(b) > packedMost);
    if (large.length === 0)
        return;
    return large.reduce((before, b) => before.then(() => enqueueOne(queue, oneOf(f, b))), Promise.resolve());
}
export function syevBatchedHybrid(queue, a) {
    const most = typeof a.n === 'number' ? a.n : Array.from(a.n).reduce((x, y) => Math.max(x, y), 0);
    const why = most > PACKED_MOST[isComplex(a.prec) ? 'c' : 's'] ? whyCpu(queue, most, a.prec) : undefined;
    if (why !== undefined)
        return syevBatchedCpu(queue, because(a, { why }));
    const of = new BatchOnDevice(queue, a);
    const { jobz, uplo } = a;
    return computeSyevBatch(queue, { ...of.batch, ...of.reports, jobz, uplo, A: of.mat('A'), W: valuesOf(a) });
}
