// DSGELS and ZCGELS on the host: their course on every backend, with what is computed in single precision given to it; and that on the
// CPU, by the engine.
import { gemvCpu } from '../../blas2/gemv.cpu.js';
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { gemmCpu } from '../../blas3/products/gemm.cpu.js';
import { trsmCpu } from '../../blas3/triangular/trsm.cpu.js';
import { fields, singleOf } from '../../core/field.js';
import { isLeastSquares, tallOf } from '../../core/leastSquares.js';
import { hostMat } from '../../runtime/buffer.js';
import { elementsOf, onHost } from '../../runtime/operands.js';
import { trconCpu } from '../condition/trcon.cpu.js';
import { gelsCpu } from '../qr/gels.cpu.js';
import { geqrfCpu } from '../qr/geqrf.cpu.js';
import { ormqrCpu } from '../qr/ormqr.cpu.js';
import { zeroDiagonalRef } from '../triangular/trtrs.ref.js';
import { EMPTY, exchangeTops, solveEmpty } from './dsgels.ref.js';
import { TallDemotion } from './dsgelsDemotion.ref.js';
import { PROBE_STEPS, RankProbe } from './dsgelsProbe.ref.js';
import { TallRefinement } from './dsgelsRefinement.ref.js';
import { put } from './mixed.cpu.js';
import { FAILED } from './mixed.ref.js';
/** T = A or A^H, and what is asked of it. */
export function shapeOf(a) {
    const { m, n, nrhs, trans } = a;
    const [p, q] = tallOf(a);
    const transposed = trans !== 'n';
    const [rows, cols] = transposed ? [n, m] : [m, n];
    return { p, q, nrhs, rows, cols, turned: m < n, transposed, minimizes: isLeastSquares({ m, n, transposed }) };
}
/** What has become of a call, for the trace. */
function outcome(iter) {
    if (iter >= 0)
        return `factored in single; ${iter} corrections of the augmented system to double`;
    const why = {
        [FAILED.demotion]: 'a number is too large, or a column too small, to be brought to single precision',
        [FAILED.factorization]: 'R in single is singular as far as singles tell',
        [FAILED.convergence]: 'corrections from single did not converge',
    };
    return `${why[iter]}: factored and solved in double`;
}
/** X, what is given of rcond, rank, rss and iters, iter and info, and where refinement has failed A. */
export async function solveTall(queue, a, factors) {
    const { nrhs, m, n } = a;
    const { p, q, rows, cols, transposed } = shapeOf(a);
    const parts = q === 0 ? undefined : factors();
    const { iter, iters, rcond } = parts ? await refined(queue, a, parts) : { ...EMPTY, iters: new Int32Array(nrhs) };
    put(a.iter, [iter]);
    put(a.iters, iters);
    queue.note({ routine: a.routine, backend: iter < 0 || !parts ? 'cpu' : parts.backend, why: outcome(iter) });
    if (iter >= 0) {
        put(a.info, [0]);
        put(a.rank, [q]);
        const { rcond: number } = await onHost(a, { rcond: 'write?' });
        if (number !== undefined)
            number.data[number.off] = rcond;
        if (!parts)
            solveEmpty({ transposed, m, n, nrhs, ...(await operands(a)) });
        return;
    }
    const W = queue.context.hostBuffer(a.prec, p * nrhs);
    try {
        const [B, inW] = (await Promise.all([hostMat(a.B, a.ldb, 'read'), hostMat(W, p, 'write')]));
        lacpyRef('f', rows, nrhs, B, inW);
        const { routine, prec, trans, A, lda, rcond: number, rank, rss, info } = a;
        const call = { routine, prec, trans, m, n, nrhs, A, lda, B: W, ldb: p, rcond: number, rank, rss, info, nb: 0 };
        await gelsCpu(queue, call);
        const [code] = await info.buffer.copyOut(info.offset, 1);
        if (code === 0)
            lacpyRef('f', cols, nrhs, inW, (await hostMat(a.X, a.ldx, 'write')));
    }
    finally {
        W.dispose();
    }
}
/** B, X and what is given of rss on the host. */
async function operands(a) {
    const { B, X, rss } = await onHost(a, { B: 'read', X: 'write', rss: 'write?' });
    return { B, X, rss: rss && elementsOf(rss, a.nrhs) };
}
/** Refines, and stores X and rss if that has converged. */
async function refined(queue, a, factors) {
    const { context } = queue;
    const { p, q, nrhs, turned, minimizes } = shapeOf(a);
    // The probe takes a column.
    const most = Math.max(1, nrhs);
    const heights = { R: p, F: p, X: q, G: q };
    const at = Object.fromEntries(Object.entries(heights).map(([name, rows]) => [name, { at: context.hostBuffer(a.prec, rows * most), ld: rows }]));
    try {
        const { A, B } = await onHost(a, { A: 'read', B: 'read' });
        const demotion = new TallDemotion({ p, q, turned, A });
        await factors.factor(demotion);
        const { parts } = fields[a.prec];
        const D = { data: new Float32Array(parts * (p + q) * most), off: 0, ld: p + q, parts };
        const [R, F, X, G] = (await Promise.all(Object.values(at).map((work) => hostMat(work.at, work.ld, 'write'))));
        const work = { R: R, F: F, X: X, G: G, D };
        const negative = () => subtract(queue, a, turned, 1, at.X, at.F);
        const failure = demotion.overflow
            ? FAILED.demotion
            : await probed(new RankProbe(p, q, demotion, work), factors, D, negative);
        const refinement = new TallRefinement({ p, q, nrhs, minimizes, B }, demotion, work);
        if (failure < 0)
            refinement.end(failure);
        while (refinement.demote()) {
            await factors.solve(D, refinement.columns);
            refinement.correct();
            const { columns } = refinement;
            await subtract(queue, a, turned, columns, at.X, at.F);
            await subtract(queue, a, !turned, columns, at.R, at.G);
        }
        const { iter, iters } = refinement;
        if (iter < 0)
            return { iter, iters, rcond: Number.NaN };
        const { X: found, rss } = await operands(a);
        refinement.store(found, rss);
        return { iter, iters, rcond: a.rcond === undefined ? Number.NaN : await factors.rcond() };
    }
    finally {
        // Before the problem is solved in double: factors in single are as large as half of A.
        for (const part of [factors, ...Object.values(at).map((work) => work.at)])
            part.dispose();
    }
}
/** 0, or why the factors do not do. `negative`: F := F - T X. */
async function probed(probe, factors, D, negative) {
    probe.begin();
    for (let step = 0; step < PROBE_STEPS; step++) {
        if ((await factors.solve(D, 1)) > 0)
            return FAILED.factorization;
        probe.turn();
    }
    await negative();
    probe.last();
    await factors.solve(D, 1);
    return probe.failure();
}
/** The first columns of Y := Y - A X, or A^H X. */
async function subtract(queue, { routine, prec, m, n, A, lda }, transposed, columns, X, Y) {
    if (columns === 0)
        return;
    const trans = transposed ? 'c' : 'n';
    const call = { routine, prec, alpha: -1, A, lda, beta: 1 };
    // A single column takes as long as A is read: gemv's kernels read faster.
    if (columns === 1)
        return gemvCpu(queue, { ...call, trans, m, n, x: X.at, incx: 1, y: Y.at, incy: 1 });
    const [rows, depth] = transposed ? [n, m] : [m, n];
    const shape = { transA: trans, transB: 'n', m: rows, n: columns, k: depth };
    const how = { math: 'strict', reproducible: false, accuracy: 'f64' };
    return gemmCpu(queue, { ...call, ...shape, ...how, B: X.at, ldb: X.ld, C: Y.at, ldc: Y.ld });
}
/** The factorization in single precision on the CPU backend. */
class HostFactors {
    backend = 'cpu';
    queue;
    a;
    prec;
    S;
    tau;
    D;
    number;
    constructor(queue, a) {
        this.queue = queue;
        this.a = a;
        const { p, q, nrhs } = shapeOf(a);
        const { context } = queue;
        this.prec = singleOf(a.prec);
        this.S = context.hostBuffer(this.prec, p * q);
        this.tau = context.hostBuffer(this.prec, q);
        this.D = context.hostBuffer(this.prec, (p + q) * Math.max(1, nrhs));
        this.number = context.hostBuffer('s', 1);
    }
    /** What all calls have in common. */
    get call() {
        const { routine, why } = this.a;
        return { routine, prec: this.prec, ...(why === undefined ? {} : { why }) };
    }
    async factor(demotion) {
        const { p, q } = shapeOf(this.a);
        demotion.columns(0, q, (await hostMat(this.S, p, 'write')));
        if (demotion.overflow)
            return;
        const how = { mode: 'auto', math: 'strict', nb: 0 };
        await geqrfCpu(this.queue, { ...this.call, m: p, n: q, A: this.S, lda: p, tau: this.tau, ...how });
    }
    async solve(D, columns) {
        const { queue, call, S } = this;
        const { p, q } = shapeOf(this.a);
        const zero = zeroDiagonalRef(q, (await hostMat(S, p, 'read')));
        if (zero > 0)
            return zero;
        const inD = (await hostMat(this.D, p + q, 'write'));
        const length = fields[this.prec].parts * (p + q) * columns;
        inD.data.set(D.data.subarray(0, length));
        const triangle = { ...call, side: 'l', uplo: 'u', diag: 'n', m: q, n: columns, alpha: 1, A: S, lda: p };
        const lower = { B: this.D.at(p), ldb: p + q };
        const product = { ...call, side: 'l', m: p, n: columns, k: q, A: S, lda: p, tau: this.tau };
        const upper = { C: this.D, ldc: p + q, math: 'strict', nb: 0 };
        await trsmCpu(queue, { ...triangle, transA: 'c', ...lower });
        await ormqrCpu(queue, { ...product, trans: 'c', ...upper });
        exchangeTops(p, q, columns, inD);
        await ormqrCpu(queue, { ...product, trans: 'n', ...upper });
        await trsmCpu(queue, { ...triangle, transA: 'n', ...lower });
        D.data.set(inD.data.subarray(0, length));
        return 0;
    }
    async rcond() {
        const { p, q } = shapeOf(this.a);
        const triangle = { norm: '1', uplo: 'u', diag: 'n', n: q, A: this.S, lda: p };
        await trconCpu(this.queue, { ...this.call, ...triangle, rcond: this.number });
        return (await this.number.host('read'))[0];
    }
    dispose() {
        const taken = [this.S, this.tau, this.D, this.number];
        for (const buffer of taken)
            buffer.dispose();
    }
}
export const tallOnHost = (queue, a) => solveTall(queue, a, () => new HostFactors(queue, a));
export const dsgelsCpu = (queue, a) => tallOnHost(queue, a);
