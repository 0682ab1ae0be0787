// The workspace of a matrix function that is computed by products of the whole batch: its matrices, the state of each problem, and the
// launches that all such functions have. A product leaves out the problems whose iteration is done.
import { isComplex } from '../../core/field.js';
import { batchParams, isListed, recordsOf } from '../deviceBatch.js';
import { enqueueScatter } from '../group.gpu.js';
import { batchGather, gatherVariants } from '../single.kernels.js';
import { eachSlice } from '../slices.gpu.js';
import { newtonProduct, newtonVariants, PAIRS_EACH, pairsCollect, pairsSpread, pairsVariants, pickNewton, THREADS, } from './newton.kernels.js';
/** Words of a problem's state: see root_start and expm_start. */
const STATE = 8;
/** Orders of matrices in the workspace are padded to multiples of a slab. */
const PADDING = 16;
export class NewtonWorkspace {
    run;
    own;
    ld;
    matrices;
    state;
    norms;
    slots;
    queue;
    tilesDown;
    tile;
    constructor(queue, run, own, ld, matrices) {
        const { context } = queue;
        const { count } = run;
        this.queue = queue;
        this.run = run;
        this.own = own;
        this.ld = ld;
        this.tile = pickNewton({ ld, count, software: context.gpu.software }, own.force).choice;
        this.tilesDown = Math.ceil(ld / this.tile.BM);
        this.slots = this.tilesDown * Math.ceil(ld / this.tile.BN);
        this.matrices = Array.from({ length: matrices }, () => context.lease('s', ld * ld * count));
        this.state = context.lease('i', STATE * count);
        this.norms = context.lease('s', this.slots * count);
    }
    /** The problems' A to the first matrix; of a complex one the real matrix of twice the order that stands for it. */
    gather() {
        const { queue, run, own, ld } = this;
        if (isComplex(own.A.data.type)) {
            this.movePairs(pairsSpread, { A: own.A.data, W: this.matrices[0] });
            return;
        }
        const flags = queue.context.lease('i', run.count);
        queue.clear(flags.gpu(true), 0, 4 * run.count);
        const tilesDown = Math.ceil(run.n / 32);
        const params = {
            ...batchParams({ ...run, m: run.n }, { A: own.A, C: own.C }, own),
            ...{ operand: 0, part: 0, tilesDown, ldW: ld, strideW: ld * ld, realDiagonal: 0 },
        };
        const buffers = { X: own.A.data, W: this.matrices[0], flags, ...recordsOf(this.run) };
        queue.launch(batchGather, gatherVariants.of(own.A.data.type, { LISTED: isListed(this.run) }), buffers, params, [
            run.count,
            tilesDown ** 2,
            1,
        ]);
        flags.dispose();
    }
    movePairs(kernel, buffers) {
        const { queue, run } = this;
        const tuning = pairsVariants.of(undefined, { LISTED: isListed(run) });
        const groups = [run.count, Math.max(1, Math.ceil(run.n ** 2 / (THREADS * PAIRS_EACH))), 1];
        queue.launch(kernel, tuning, { ...buffers, ...recordsOf(run) }, this.params, groups);
    }
    multiply({ A, B, D, alpha = 1, E, beta = 0, gamma = 0, step = 0, norms = false }) {
        const { queue, run, ld, tile, tilesDown, slots } = this;
        const edge = ld % tile.BM !== 0 || ld % tile.BN !== 0 || ld % tile.BK !== 0;
        const size = { m: ld, n: ld, k: ld, end: 0, lda: ld, ldb: ld, ldc: ld };
        const strides = { offA: 0, offB: 0, offC: 0, strideA: ld * ld, strideB: ld * ld, strideC: ld * ld };
        const params = { ...size, ...strides, alpha, beta, gamma, step, slots, tilesDown };
        const buffers = { A, B, C: D, state: this.state, ...(E === undefined ? {} : { E }), norms: this.norms };
        const groups = [tilesDown, Math.ceil(ld / tile.BN), run.count];
        queue.launch(newtonProduct, newtonVariants.of(undefined, { EDGE: edge, ADDS: E !== undefined, NORMS: norms }, tile), buffers, params, groups);
    }
    /** The results to C, but of problems that failed, from the matrix that has them. */
    scatter(from) {
        const { queue, run, own, ld } = this;
        if (isComplex(own.C.data.type)) {
            this.movePairs(pairsCollect, { W: from, C: own.C.data, failed: own.info.data });
            return;
        }
        enqueueScatter(queue, { ...run, m: run.n }, { ...own, from: { data: from, ld, stride: ld * ld }, part: 'all' }, 'C');
    }
    /** Fields of the kernels that know the problems, and where the launch's first one has its reports. */
    get params() {
        const { run, own, ld } = this;
        const reports = { offIter: own.iter.off, offError: own.error.off };
        const pairs = isComplex(own.A.data.type);
        const as = { orders: pairs ? 2 : 1, share: pairs ? Math.SQRT1_2 : 1 };
        return {
            ...batchParams(run, { A: own.A, C: own.C }, own),
            ...reports,
            ...as,
            ld,
            strideM: ld * ld,
            slots: this.slots,
        };
    }
    dispose() {
        for (const buffer of [...this.matrices, this.state, this.norms])
            buffer.dispose();
    }
}
/** Calls `work` with a workspace of so many matrices for each problem, for one slice of the run after the other. */
export function eachWorkspace(queue, run, f, matrices, work) {
    const order = isComplex(f.A.data.type) ? 2 * run.n : run.n;
    const ld = PADDING * Math.ceil(Math.max(1, order) / PADDING);
    eachSlice(queue, run, f, matrices * ld * ld, (part, own) => {
        // A slice's reports are as far on as its info.
        const further = own.info.off - f.info.off;
        const [iter, error] = [f.iter, f.error].map((list) => ({ ...list, off: list.off + further }));
        const w = new NewtonWorkspace(queue, part, { ...own, iter: iter, error: error }, ld, matrices);
        w.gather();
        work(w);
        w.dispose();
    });
}
