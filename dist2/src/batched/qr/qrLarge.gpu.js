// QR of batches of larger matrices on the GPU: one dispatch where a workgroup has a whole matrix in its registers, panels of columns where
// it has those, else one matrix after the other.
import { enqueueGeqrf } from '../../lapack/qr/geqrf.gpu.js';
import { enqueueOrgqr } from '../../lapack/qr/orgqr.gpu.js';
import { sizeClass } from '../deviceBatch.gpu.js';
import { eachSlice, slice } from '../slices.gpu.js';
import { enqueueQrGroup, qrWay } from './qrGroup.gpu.js';
import { MOST_ROWS } from './qrGroup.kernels.js';
import { enqueuePut, enqueueTake, leasePacked, movedRun, packedMat, packedVec } from './qrWork.gpu.js';
import { lanesOf } from './reflect.kernels.js';
import { enqueueReflect } from './reflectBatch.gpu.js';
/** Enqueues A = Q R, the factors in place. */
export function enqueueLargeGeqrf(queue, run, f) {
    if (run.nrhs === 0)
        return;
    const way = qrWay(queue, run, f.A.data.type, f.force);
    if (way === undefined)
        enqueueSingles(queue, run, f);
    else if (way.NB === 0)
        enqueueQrGroup(queue, run, f, way);
    else if (f.tau.data === f.A.data)
        enqueueWithOwnTau(queue, run, f, way);
    else
        enqueuePanels(queue, run, f, way);
}
/** Enqueues A = Q R, both apart. */
export function enqueueLargeQr(queue, run, f) {
    if (run.nrhs === 0)
        return;
    const way = qrWay(queue, run, f.A.data.type, f.force);
    if (way === undefined)
        enqueueExplicitSingles(queue, run, f);
    else if (way.NB === 0)
        enqueueQrGroup(queue, run, { A: f.A, Q: f.Q, R: f.R }, way);
    else
        enqueueExplicitPanels(queue, run, f, way);
}
/** The columns behind a panel get its reflectors in one dispatch. */
function enqueuePanels(queue, run, { A, tau }, way) {
    for (let begin = 0; begin < run.nrhs; begin += way.NB) {
        const end = begin + way.NB;
        enqueueQrGroup(queue, run, { A, tau }, way, begin, end);
        if (end >= run.n)
            return;
        enqueueReflect(queue, run, { V: A, tau, C: A, trans: true, first: begin, last: end, fromColumn: end });
    }
}
/** The kernels could not bind the buffer twice: tau is made apart. */
function enqueueWithOwnTau(queue, run, f, way) {
    const { type } = f.A.data;
    const T = leasePacked(queue, run.nrhs, 1, run.count, type);
    const moved = movedRun(queue, run, { tau: T });
    enqueuePanels(queue, moved, { A: f.A, tau: packedVec(T) }, way);
    enqueuePut(queue, run, 'tau', T, { A: f.A, ipiv: f.tau });
    if (moved.records !== run.records)
        moved.records?.dispose();
    T.data.dispose();
}
/**
 * The parts of a run whose Q are made by as many lanes, for a wide matrix has a small Q: bits must not depend on what else is in the run.
 * Its problems are in the order of their numbers, so parts are of neighbours.
 */
function alike(run, type) {
    const { shapes } = run;
    if (shapes === undefined)
        return [run];
    const lanes = (z) => lanesOf(type, sizeClass(shapes[3 * z], shapes[3 * z + 1]));
    const parts = [];
    for (let z = 0; z < run.count;) {
        const first = z;
        let [m, n] = [0, 0];
        do {
            m = Math.max(m, shapes[3 * z]);
            n = Math.max(n, shapes[3 * z + 1]);
            z++;
        } while (z < run.count && lanes(z) === lanes(first));
        const own = shapes.subarray(3 * first, 3 * z);
        parts.push({ ...run, m, n, nrhs: n, count: z - first, first: run.first + first, shapes: own });
    }
    return parts;
}
/** The factors are made in workspace, and Q from them in one dispatch. */
function enqueueExplicitPanels(queue, run, { A, Q, R }, way) {
    const { m, n, nrhs: order } = run;
    const type = A.data.type;
    eachSlice(queue, run, { A, B: R, C: Q, count: run.count }, m * n + order, (part, own) => {
        const [W, T] = [leasePacked(queue, m, n, part.count, type), leasePacked(queue, order, 1, part.count, type)];
        const [V, tau] = [packedMat(W), packedVec(T)];
        const inside = movedRun(queue, part, { A: W, tau: T });
        const ofQ = movedRun(queue, part, { A: W, tau: T }, true);
        // Of various sizes some have fewer reflectors than others: the scales that they lack are zero.
        if (part.shapes !== undefined)
            queue.clear(T.data.gpu(true));
        enqueueTake(queue, part, own.A, W);
        enqueuePanels(queue, inside, { A: V, tau }, way);
        enqueuePut(queue, part, 'R', W, own);
        const applied = { V, tau, C: own.C, trans: false, first: 0, identity: true };
        for (const some of alike(ofQ, type))
            enqueueReflect(queue, some, { ...applied, last: some.nrhs });
        for (const buffer of [W.data, T.data])
            buffer.dispose();
        if (part.records !== undefined)
            for (const { records } of [inside, ofQ])
                records.dispose();
    });
}
/** Calls `work` for one problem of the run after the other. Those of few rows do not go the way of others for being among them. */
function eachAlone(run, f, work, short) {
    for (let z = 0; z < run.count; z++) {
        const [part, own] = slice(run, { ...f, count: run.count }, z, 1);
        const [m, n] = part.shapes ?? [run.m, run.n];
        const one = { ...part, m: m, n: n, nrhs: Math.min(m, n) };
        if (one.nrhs === 0)
            continue;
        if (one.m <= MOST_ROWS && run.m > MOST_ROWS)
            short(one, own);
        else
            work(one, own);
    }
}
/** One matrix after the other by the routine for one matrix, which keeps the GPU busy by itself. */
function enqueueSingles(queue, run, { A, tau, force }) {
    const operands = { A, ipiv: tau, force };
    const { type } = A.data;
    eachAlone(run, operands, (one, own) => {
        const [W, T] = [leasePacked(queue, one.m, one.n, 1, type), leasePacked(queue, one.nrhs, 1, 1, type)];
        enqueueTake(queue, one, own.A, W);
        enqueueGeqrf(queue, { m: one.m, n: one.n, A: { ...W, off: 0 }, tau: { data: T.data, off: 0, ld: 1 } });
        enqueuePut(queue, one, 'factors', W, own);
        enqueuePut(queue, one, 'tau', T, own);
        for (const { data } of [W, T])
            data.dispose();
    }, (one, own) => enqueueLargeGeqrf(queue, one, { A: own.A, tau: own.ipiv, force }));
}
function enqueueExplicitSingles(queue, run, { A, Q, R, force }) {
    const operands = { A, B: R, C: Q, force };
    const { type } = A.data;
    eachAlone(run, operands, (one, own) => {
        const { m, n, nrhs: order } = one;
        const [W, T] = [leasePacked(queue, m, n, 1, type), leasePacked(queue, order, 1, 1, type)];
        const [factors, tau] = [
            { ...W, off: 0 },
            { data: T.data, off: 0, ld: 1 },
        ];
        enqueueTake(queue, one, own.A, W);
        enqueueGeqrf(queue, { m, n, A: factors, tau });
        enqueuePut(queue, one, 'R', W, own);
        enqueueOrgqr(queue, { m, n: order, k: order, A: factors, tau });
        enqueuePut(queue, one, 'Q', W, own);
        for (const { data } of [W, T])
            data.dispose();
    }, (one, own) => enqueueLargeQr(queue, one, { A: own.A, R: own.B, Q: own.C, force }));
}
