import { isZero } from '../../core/complex.js';
import { BatchView } from '../batchCall.gpu.js';
import { eachRun } from '../deviceBatch.gpu.js';
import { batchParams, isListed, recordsOf } from '../deviceBatch.js';
import { pickSyrk, syrkBatchedKernel, syrkTuning } from './syrkBatched.kernels.js';
export function syrkBatchedGpu(queue, a) {
    const of = new BatchView({ ...a, nrhs: a.k });
    const A = of.mat('A', a.trans !== 'n');
    // C is symmetric: its upper triangle is the lower one of C^T.
    const C = of.mat('C', a.uplo === 'u');
    enqueueSyrkBatch(queue, { ...of.batch, alpha: a.alpha, A, beta: a.beta, C }, a.routine);
}
/** Enqueues the product. `noteAs` traces the choice under that name. */
export function enqueueSyrkBatch(queue, s, noteAs) {
    const { n, nrhs, A, C, alpha, beta } = s;
    const { type } = C.data;
    const reads = !isZero(alpha);
    const operands = { A, C };
    const shapes = { A: [n, reads ? nrhs : 0], B: [0, 0], C: [n, n] };
    eachRun(queue, { ...s, m: n }, operands, shapes, (run) => {
        if (run.n === 0)
            return;
        const { name, choice, why } = pickSyrk(run.n, type, s.force);
        if (noteAs !== undefined)
            queue.note({ routine: noteAs, backend: 'gpu', kernel: name, why });
        const product = reads && run.nrhs > 0;
        const kind = { type, conjugated: s.conjugated };
        const flags = { ...kind, across: A.rs !== 1, listed: isListed(run), aInC: product && A.data === C.data };
        const buffers = {
            A: flags.aInC || !product ? queue.nothing : A.data,
            C: C.data,
            ...recordsOf(run),
        };
        const params = { ...batchParams(run, operands, {}), reads: Number(product), alpha, beta };
        const tiles = Math.ceil(run.n / choice.BM);
        const groups = [Math.ceil(run.count / choice.G), (tiles * (tiles + 1)) / 2, 1];
        queue.launch(syrkBatchedKernel, syrkTuning(choice, flags), buffers, params, groups);
    });
}
