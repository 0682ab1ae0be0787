// DSGELS on a GPU context, and what it shares with ZCGELS there: factored, and corrections solved for, in single precision where geqrf's
// plan says; residuals on the CPU, where the doubles are.
import { enqueueGeadd } from '../../blas3/elements/geadd.gpu.js';
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { fields, singleOf } from '../../core/field.js';
import { at } from '../../core/matrix.js';
import { enqueueTrcon } from '../condition/trcon.gpu.js';
import { because, notePlan } from '../factorPlan.js';
import { enqueueGeqrf } from '../qr/geqrf.gpu.js';
import { enqueueGeqrfHybrid, planGeqrf } from '../qr/geqrf.hybrid.js';
import { enqueueOrmqr } from '../qr/ormqr.gpu.js';
import { integer } from '../refine/expert.gpu.js';
import { enqueueTriangle } from '../triangular/triangle.gpu.js';
import { enqueueZeroDiagonal } from '../triangular/trtrs.gpu.js';
import { dsgelsCpu, shapeOf, solveTall } from './dsgels.cpu.js';
/** Bytes of singles that are demoted and sent at a time: the GPU receives one piece while the next is computed. */
const PIECE_BYTES = 16 * 2 ** 20;
/** Leading dimension of T on the GPU: columns begin where kernels can load four elements at a time. */
const leading = (p) => 4 * Math.ceil(p / 4);
/** Whether the GPU can bind T and the corrections. */
export function tallFits(queue, a) {
    const { p, q, nrhs } = shapeOf(a);
    const { maxStorageBufferBindingSize, maxBufferSize } = queue.context.gpu.device.limits;
    const bytes = fields[singleOf(a.prec)].bytes * Math.max(leading(p) * q, (p + q) * Math.max(1, nrhs));
    return bytes <= Math.min(maxStorageBufferBindingSize, maxBufferSize);
}
/** Why it is not there. */
export const TOO_LARGE = 'A or B is larger than what the GPU can bind';
export async function dsgelsHybrid(queue, a) {
    if (!tallFits(queue, a))
        return dsgelsCpu(queue, { ...a, why: TOO_LARGE });
    const { p, q } = shapeOf(a);
    const plan = planGeqrf(queue, { m: p, n: q, mode: a.mode, math: a.math, nb: 0 });
    notePlan(queue, a, plan);
    if (plan.place === 'cpu')
        return dsgelsCpu(queue, because(a, plan));
    const factor = (f) => plan.place === 'hybrid' ? enqueueGeqrfHybrid(queue, f, plan.widths) : enqueueGeqrf(queue, f);
    await solveTall(queue, a, () => new DeviceFactors(queue, a, factor));
}
/** The factorization in single precision on the GPU, by `geqrf`. */
export class DeviceFactors {
    backend = 'gpu';
    queue;
    geqrf;
    type;
    p;
    q;
    math;
    taken = [];
    S;
    tau;
    D;
    /** As many elements as a top of D has. */
    W;
    info;
    /** The first zero on the diagonal of R, once the GPU has been asked for it. */
    found;
    constructor(queue, a, geqrf) {
        const { p, q, nrhs } = shapeOf(a);
        const most = Math.max(1, nrhs);
        [this.queue, this.geqrf, this.p, this.q, this.math] = [queue, geqrf, p, q, a.math];
        const type = singleOf(a.prec);
        this.type = type;
        const lease = (type, length, ld) => {
            const data = queue.context.lease(type, length);
            this.taken.push(data);
            return { data, off: 0, ld };
        };
        this.S = lease(type, leading(p) * q, leading(p));
        this.tau = lease(type, q, 1);
        this.D = lease(type, (p + q) * most, p + q);
        this.W = lease(type, q * most, q);
        this.info = lease('i', 1, 1);
    }
    async factor(demotion) {
        const { p, q, S, tau, math, queue } = this;
        const { parts, bytes } = fields[this.type];
        const target = S.data.gpu(true);
        const width = Math.max(1, Math.floor(PIECE_BYTES / (bytes * S.ld)));
        const piece = new Float32Array(parts * S.ld * Math.min(q, width));
        for (let j = 0; j < q; j += width) {
            const to = Math.min(q, j + width);
            demotion.columns(j, to, { data: piece, off: 0, ld: S.ld, parts });
            queue.context.writeGpu(target, piece.subarray(0, parts * S.ld * (to - j)), bytes * S.ld * j);
        }
        if (demotion.overflow)
            return;
        await this.geqrf({ m: p, n: q, A: S, tau, math });
        enqueueZeroDiagonal(queue, q, S, this.info);
    }
    async solve(D, columns) {
        const { queue, p, q } = this;
        const length = (p + q) * columns;
        const words = fields[this.type].parts * length;
        // The first readback has the zero with it: corrections by a singular R then go to waste.
        queue.context.writeGpu(this.D.data.gpu(true), D.data.subarray(0, words), 0);
        this.enqueueCorrections(columns);
        this.found ??= integer(this.info);
        const [zero, values] = await Promise.all([this.found, this.D.data.copyOut(0, length)]);
        D.data.set(values);
        return zero;
    }
    /** As correctionsRef. */
    enqueueCorrections(columns) {
        const { queue, p, q, S, tau, D, W } = this;
        const low = at(D, p, 0);
        const solve = (trans) => enqueueTriangle(queue, { uplo: 'u', diag: 'n', stable: true, trans, n: q, nrhs: columns, A: S, B: low });
        const multiply = (trans) => enqueueOrmqr(queue, { side: 'l', trans, m: p, n: columns, k: q, A: S, tau, C: D });
        const top = { m: q, n: columns };
        solve('c');
        multiply('c');
        enqueueLacpy(queue, { uplo: 'f', ...top, A: D, B: W });
        enqueueGeadd(queue, { ...top, alpha: -1, A: low, beta: 1, B: W });
        enqueueLacpy(queue, { uplo: 'f', ...top, A: low, B: D });
        enqueueLacpy(queue, { uplo: 'f', ...top, A: W, B: low });
        multiply('n');
        solve('n');
    }
    async rcond() {
        const { queue, q, S } = this;
        const number = queue.context.lease('s', 1);
        this.taken.push(number);
        enqueueTrcon(queue, { norm: '1', uplo: 'u', diag: 'n', n: q, A: S, rcond: { data: number, off: 0, ld: 1 } });
        return (await number.copyOut(0, 1))[0];
    }
    dispose() {
        for (const buffer of this.taken)
            buffer.dispose();
    }
}
