import { isZero } from '../../core/complex.js';
import { BatchView } from '../batchCall.gpu.js';
import { eachRun } from '../deviceBatch.gpu.js';
import { batchParams, isListed, recordsOf } from '../deviceBatch.js';
import { gemvBatchedKernel, gemvTuning, pickGemv } from './gemvBatched.kernels.js';
export function gemvBatchedGpu(queue, a) {
    const flip = a.trans !== 'n';
    const of = new BatchView(flip ? { ...a, m: a.n, n: a.m } : a);
    const [A, x, y] = [of.mat('A', flip), of.mat('x', true), of.mat('y', true)];
    enqueueGemvBatch(queue, { ...of.batch, alpha: a.alpha, A, conj: a.conj ?? false, x, beta: a.beta, y }, a.routine);
}
/** Enqueues the product; problems of which m or n is 0 are left alone. `noteAs` traces the choice under that name. */
export function enqueueGemvBatch(queue, g, noteAs) {
    const { A, x, y, alpha, beta } = g;
    const reads = !isZero(alpha);
    const across = A.rs !== 1;
    const [aInC, bInC] = [reads && A.data === y.data, reads && x.data === y.data];
    const depth = reads ? g.n : 0;
    const shapes = { A: [g.m, depth], B: [depth, 1], C: [g.m, 1] };
    const operands = { A, B: x, C: y };
    const sizes = g.sizes;
    eachRun(queue, { m: g.m, n: g.n, nrhs: 0, count: g.count, sizes }, operands, shapes, (run) => {
        if (run.m === 0 || run.n === 0)
            return;
        // Problems of one class share the way that suits the larger of their sizes, so that a problem's bits do not depend on the others.
        const order = Math.max(run.m, run.n);
        const [rows, terms] = g.sizes === undefined ? [run.m, run.n] : [order, order];
        const { name, choice, why } = pickGemv({ rows, depth: terms, across }, g.force);
        if (noteAs !== undefined)
            queue.note({ routine: noteAs, backend: 'gpu', kernel: name, why });
        const listed = isListed(run);
        const tuning = gemvTuning(choice, { across, listed, aInC, bInC, type: y.data.type, conj: g.conj ?? false });
        const buffers = {
            A: aInC || !reads ? queue.nothing : A.data,
            B: bInC || !reads ? queue.nothing : x.data,
            C: y.data,
            ...recordsOf(run),
        };
        const params = { ...batchParams(run, operands, {}), reads: Number(reads), alpha, beta };
        const groups = [Math.ceil(run.count / choice.G), Math.ceil(run.m / choice.R), 1];
        queue.launch(gemvBatchedKernel, tuning, buffers, params, groups);
    });
}
