// SYEVX and SYEVR on a GPU context: values alone are found there, by bisection; of vectors a few by inverse iteration on the host, more by
// divide and conquer, and only those asked for are transformed back.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { fields, isComplex } from '../../core/field.js';
import { at } from '../../core/matrix.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { because } from '../factorPlan.js';
import { takeMatrix } from '../qr/larft.gpu.js';
import { enqueueBisect } from './bisect.gpu.js';
import { countBetween } from './stebz.ref.js';
import { enqueueStedc } from './stedc.hybrid.js';
import { steinRef } from './stein.ref.js';
import { reduced, tridiagonalOf, whyCpu } from './syevd.hybrid.js';
import { syevxCpu } from './syevx.cpu.js';
import { copyColumns, syevxOrder } from './syevx.ref.js';
import { scaleOfReduction } from './sytrd.gpu.js';
import { enqueueReduced } from './sytrdTwoStages.gpu.js';
import { enqueueNaN, enqueueWiden, takeReals } from './widen.gpu.js';
/**
 * Vectors that inverse iteration finds on the host, one after the other, before divide and conquer has found all on the GPU: estimated, of
 * a matrix of order n.
 */
const fewOf = (n) => Math.max(8, Math.floor(n / 64));
const METHOD = {
    n: 'bisection',
    v: 'inverse iteration on the host for a few vectors, divide and conquer for more',
};
/** Why a call is computed on the CPU, if it is. */
export function whyChosenOnCpu(queue, { n, prec, abstol }) {
    return abstol > 0 ? 'intervals of a given width are those of the CPU' : whyCpu(queue, n, prec);
}
export function noteChosen(queue, { routine, jobz }) {
    queue.note({ routine, backend: 'gpu', kernel: 'sytrd', why: METHOD[jobz] });
}
export async function syevxHybrid(queue, a) {
    const why = whyChosenOnCpu(queue, a);
    if (why !== undefined)
        return syevxCpu(queue, because(a, { why }));
    noteChosen(queue, a);
    await enqueueSyevx(queue, asked(onDevice(a)));
}
/** The call without what values alone have no place in: where vectors would go there may be no room. */
export const asked = (f) => f.jobz === 'n' ? { ...f, Z: undefined, ifail: undefined } : f;
function partOf({ range, vl, vu, il, iu }, values) {
    if (range === 'a')
        return { first: 0, count: values.length };
    if (range === 'i')
        return { first: il - 1, count: iu - il + 1 };
    const upTo = (x) => values.reduce((count, value) => count + Number(value <= x), 0);
    return { first: upTo(vl), count: upTo(vu) - upTo(vl) };
}
const mostOf = ({ range, n, il, iu }) => (range === 'i' ? iu - il + 1 : n);
/** Computes m, W, Z, ifail and info; resolves to m when all is enqueued. */
export async function enqueueSyevx(queue, f) {
    let m = 0;
    await scope(queue, async (ws) => {
        const r = reduced(queue, ws, f, f.jobz === 'n' ? 0 : mostOf(f));
        m = await (f.jobz === 'n' ? valuesAlone(queue, ws, f, r) : withVectors(queue, ws, f, r));
    });
    return m;
}
/** Writes what the host knows. `failed`: the indices of vectors that have not converged. */
export function answer(queue, f, values, m, info, failed) {
    const { context } = queue;
    const write = (X, data) => {
        if (data.length > 0)
            context.writeGpu(X.data.gpu(true), data, 4 * X.off);
    };
    write(f.W, Float32Array.from(values));
    write(f.m, Int32Array.of(m));
    write(f.info, Int32Array.of(info));
    if (f.ifail !== undefined)
        write(f.ifail, failed ?? new Int32Array(mostOf(f)));
    return m;
}
/** A is not finite. */
export function refuse(queue, f) {
    const { n, Z } = f;
    const most = mostOf(f);
    if (Z !== undefined)
        enqueueNaN(queue, n, most, Z);
    return answer(queue, f, new Float32Array(most).fill(Number.NaN), 0, n);
}
async function valuesAlone(queue, ws, f, r) {
    const { n } = f;
    const W = { data: ws.take('s', n), off: 0, ld: 1 };
    const info = { data: ws.like(f.info, 1), off: 0, ld: 1 };
    enqueueBisect(queue, r, { W, info });
    const [found, [largest]] = await Promise.all([W.data.copyOut(0, n), r.largest.copyOut(0, 1)]);
    if (Number.isNaN(scaleOfReduction(largest)))
        return refuse(queue, f);
    const values = Float64Array.from(found);
    const { first, count } = partOf(f, values);
    return answer(queue, f, values.subarray(first, first + count), count, 0);
}
async function withVectors(queue, ws, f, r) {
    const { range, n, vl, vu } = f;
    const t = await tridiagonalOf(r);
    if (Number.isNaN(t.factor))
        return refuse(queue, f);
    const count = range === 'v' ? countBetween(n, t.d, t.e, vl * t.factor, vu * t.factor) : mostOf(f);
    if (count > fewOf(n)) {
        const Z = takeReals(ws, n, n);
        const d = t.d.slice();
        if ((await enqueueStedc(queue, { n, d, e: t.e.slice(), Z })) === 0) {
            const values = d.map((x) => x / t.factor);
            const part = partOf(f, values);
            transform(queue, ws, f, r, at(Z, 0, part.first), part.count);
            return answer(queue, f, values.subarray(part.first, part.first + part.count), part.count, 0);
        }
    }
    return byInverseIteration(queue, ws, f, r, t);
}
/** Z := the vectors of A, from those of the tridiagonal matrix, which are real. */
function transform(queue, ws, f, r, vectors, count) {
    const { n } = f;
    if (count === 0)
        return;
    const C = isComplex(f.A.data.type) ? takeMatrix(ws, f.A, n, count) : vectors;
    if (C !== vectors)
        enqueueWiden(queue, n, count, vectors, C);
    enqueueReduced(queue, r, C, count);
    enqueueLacpy(queue, { uplo: 'f', m: n, n: count, A: C, B: f.Z });
}
function byInverseIteration(queue, ws, f, r, { d, e, factor }) {
    const { n } = f;
    const most = mostOf(f);
    const [W, ifail] = [new Float32Array(most), new Int32Array(most)];
    const none = { data: W, off: 0, ld: 1 };
    const problem = { ...f, A: none, Z: undefined, W, ifail, abstol: 0 };
    let [found, sorted] = [none, none];
    const { m, info } = syevxOrder(problem, factor, fields.s.eps, {
        reduce: () => ({ d, e }),
        // Divide and conquer has failed at it.
        all: () => n,
        chosen(t, chosen, failed) {
            found = { data: new Float32Array(n * chosen.W.length), off: 0, ld: n };
            return steinRef({ n, ...t, ...chosen, Z: found, ifail: failed, eps: fields.s.eps });
        },
        handOut(order) {
            const ld = 4 * Math.ceil(n / 4);
            sorted = { data: new Float32Array(ld * order.length), off: 0, ld };
            copyColumns(n, found, order, sorted);
        },
    });
    if (m > 0) {
        const vectors = { data: ws.take('s', sorted.data.length), off: 0, ld: sorted.ld };
        queue.context.writeGpu(vectors.data.gpu(true), sorted.data, 0);
        transform(queue, ws, f, r, vectors, m);
    }
    return answer(queue, f, W.subarray(0, m), m, info, ifail);
}
