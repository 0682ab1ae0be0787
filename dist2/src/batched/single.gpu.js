import { batchParams, isListed, recordsOf, } from './deviceBatch.js';
import { enqueueScatter } from './group.gpu.js';
import { batchGather, batchPivots, batchReport, gatherVariants, pivotVariants, reportVariants, } from './single.kernels.js';
import { slice } from './slices.gpu.js';
/** A loop over the problems of a run, with one workspace for all. */
export class Singles {
    queue;
    flags;
    W;
    X;
    ints;
    unasked;
    /** For the problems of a run, whose matrices are of A's type. */
    constructor(queue, { m, n }, { data: { type } }, columns) {
        const { context } = queue;
        this.queue = queue;
        this.flags = context.lease('i', 1);
        this.W = context.lease(type, m * n);
        this.X = context.lease(type, Math.max(1, n * columns));
        this.ints = [context.lease('i', Math.min(m, n)), context.lease('i', 1)];
    }
    each(run, f, work) {
        const [ipiv, info] = this.ints.map((data) => ({ data, off: 0, ld: 1 }));
        for (let z = 0; z < run.count; z++) {
            const [part, own] = slice(run, f, z, 1);
            const [m, n, nrhs] = part.shapes ?? [run.m, run.n, run.nrhs];
            const one = { ...part, m: m, n: n, nrhs: nrhs };
            const A = { data: this.W, off: 0, ld: Math.max(1, one.m) };
            const X = { data: this.X, off: 0, ld: Math.max(1, one.n) };
            work(one, own, { ...one, A, X, ipiv, info });
        }
        for (const buffer of [this.flags, this.W, this.X, ...this.ints, this.unasked])
            buffer?.dispose();
    }
    /**
     * Operand A or B to the workspace, and the flag of what is not finite in it. A triangle is that of a Hermitian matrix, unless it is said
     * to be symmetric.
     */
    gather(one, o, which, part, to, isSymmetric = false) {
        const [rows, cols] = which === 'A' ? [one.m, one.n] : [one.n, one.nrhs];
        if (rows === 0 || cols === 0)
            return;
        const tilesDown = Math.ceil(rows / 32);
        const params = {
            ...batchParams(one, o, {}),
            operand: which === 'A' ? 0 : 1,
            part: ['all', 'lower', 'upper'].indexOf(part),
            tilesDown,
            ldW: to.ld,
            strideW: 0,
            realDiagonal: Number(part !== 'all' && !isSymmetric),
        };
        this.queue.clear(this.flags.gpu(true), 0, 4);
        const buffers = { X: o[which].data, W: to.data, flags: this.flags, ...recordsOf(one) };
        const groups = [1, tilesDown * Math.ceil(cols / 32), 1];
        this.queue.launch(batchGather, gatherVariants.of(to.data.type, { LISTED: isListed(one) }), buffers, params, groups);
    }
    pivots(one, o, to) {
        const buffers = { ipiv: o.ipiv.data, pivots: to.data, ...recordsOf(one) };
        this.queue.launch(batchPivots, pivotVariants.of(undefined, { LISTED: isListed(one) }), buffers, batchParams(one, o, {}), [1, 1, 1]);
    }
    /** What was found of the problem, and its pivots if the batch has a place for them. */
    report(one, o, r, s) {
        const { queue } = this;
        // Flags that nobody asked for have a place all the same.
        if (r.nonfinite === undefined)
            this.unasked ??= queue.context.lease('i', r.info.data.length);
        const nonfinite = r.nonfinite ?? { data: this.unasked, off: r.info.off, ld: 1 };
        const params = batchParams(one, o, { ...r, nonfinite });
        const buffers = {
            found: s.info.data,
            flags: this.flags,
            info: r.info.data,
            nonfinite: nonfinite.data,
            pivots: s.ipiv.data,
            ...(o.ipiv === undefined ? {} : { ipiv: o.ipiv.data }),
            ...recordsOf(one),
        };
        const tuning = reportVariants.of(undefined, { LISTED: isListed(one), PIVOTS: o.ipiv !== undefined });
        queue.launch(batchReport, tuning, buffers, params, [1, 1, 1]);
    }
}
/** A workspace's matrix, to be put back. */
export const packed = (M) => ({ data: M.data, ld: M.ld, stride: 0 });
/** Factors the matrices, of which `part` is used and overwritten. What a failed one leaves is written too, unless NaN is to be. */
export function enqueueSingleFactors(queue, run, f, part, factor, isSymmetric = false) {
    const singles = new Singles(queue, run, f.A, 0);
    singles.each(run, f, (one, own, s) => {
        singles.gather(one, own, 'A', part, s.A, isSymmetric);
        factor(s);
        singles.report(one, own, own, s);
        const always = own.onFailure !== 'nan';
        enqueueScatter(queue, one, { ...own, from: packed(s.A), part, always, isSymmetric });
    });
}
