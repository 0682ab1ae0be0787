// A contraction by gemm, single or batched: by the CPU engine at once, else on buffers of the context.
import { gemmStridedBatched } from '../batched/products/routines.gen.js';
import { gemm } from '../blas3/products/routines.gen.js';
import { fields } from '../core/field.js';
import { contractOnEngine } from './contractOnEngine.js';
import { planOf, putInOrder } from './contractPlan.js';
import { gather } from './device/stridedSum.js';
import { withBuffers } from './operands.js';
import { goOn } from './options.js';
/** C of a contraction with something to sum over; not on the engine if `away`. A and B have been read when the call returns its promise. */
export function contractByGemm(context, prec, c, away, signal) {
    const plan = planOf(c);
    return withBuffers(async (keep) => (away ? undefined : contractOnEngine(context, prec, plan)) ?? onBuffers(context, prec, plan, signal, keep), signal);
}
/** What stands for the data of elements on a GPU: it tells their type. */
export const NO_SINGLES = new Float32Array();
async function onBuffers(context, prec, plan, signal, keep) {
    const all = await computed(context, prec, plan, signal, keep);
    return inOrder(prec, plan, await context.download(all, plan.length));
}
/** C as it is computed. */
async function computed(context, prec, plan, signal, keep, keepResult = keep) {
    const { call, inner, starts } = plan;
    const all = uploaded(context, prec, plan, keep, keepResult);
    for (const [x, { buffer }] of [[plan.A, all.A], [plan.B, all.B]])
        if (isAway(x))
            await gather(context, keptOf(x.from), x.sizes, x.steps, buffer);
    for (const [a, b, c] of starts) {
        goOn(signal);
        const at = { A: behind(all.B, b), B: behind(all.A, a), C: behind(all.C, c) };
        if (inner === undefined)
            await gemm(context.queue, { ...call, ...at }, prec);
        else {
            const strides = { strideA: inner.b, strideB: inner.a, strideC: inner.c, batchCount: inner.size };
            await gemmStridedBatched(context.queue, { ...call, ...at, ...strides }, prec);
        }
    }
    return all.C;
}
/** Whether it is on a GPU, and lies otherwise than gemm can take it. */
const isAway = ({ from, isThere }) => from.kept?.onGpu === true && !isThere;
const keptOf = ({ kept, offset }) => ({ kept: kept, offset });
function inOrder(prec, plan, computed) {
    if (plan.reorder === undefined)
        return computed;
    const result = new fields[prec].array(plan.length);
    putInOrder(plan, result, computed);
    return result;
}
/** On the host, wherever they are: what is on a GPU lies there from the beginning of its buffer on. */
export async function fetched(context, elements) {
    const { kept, offset } = elements;
    return kept?.onGpu === true ? { data: await context.download(kept), offset } : elements;
}
/**
 * C of a contraction of singles on the GPU, where it stays, in a buffer given to `keep`. A and B may be there already. The signal ends it
 * between products: who owns what `keep` is given waits until then.
 */
export function contractOnGpu(context, c, signal, keep) {
    return withBuffers(async (keepOperand) => {
        const plan = planOf(c);
        const { reorder } = plan;
        const keepC = reorder === undefined ? keep : keepOperand;
        const { buffer } = await computed(context, 's', plan, signal, keepOperand, keepC);
        const kept = buffer;
        if (reorder === undefined)
            return { data: NO_SINGLES, offset: 0, kept };
        const ordered = keep(context.lease('s', plan.length));
        await gather(context, { kept, offset: 0 }, reorder.sizes, reorder.steps, ordered);
        return { data: NO_SINGLES, offset: 0, kept: ordered };
    });
}
/**
 * Buffers with the elements of A and B, each copied once unless it is there, and room for so many of C. What is on a GPU has its room only.
 */
function uploaded(context, prec, { A, B, length }, keep, keepC) {
    const there = ({ from: { kept, offset } }) => ({ buffer: kept, offset });
    if (context.placement(prec) === 'gpu') {
        const [a, b] = [A, B].map((x) => {
            if (x.isThere)
                return there(x);
            if (isAway(x))
                return keep(context.lease(prec, x.length));
            const ready = prec === 's' ? x.singles() : undefined;
            const values = ready ?? new fields[prec].array(x.length);
            if (ready === undefined)
                x.fill(values, 0);
            return keep(context.upload(prec, values));
        });
        return { A: a, B: b, C: keepC(context.alloc(prec, length)) };
    }
    // Each allocation takes a microsecond or two: one for all.
    const [atB, atC] = [lines(A.length), lines(A.length) + lines(B.length)];
    const buffer = keep(context.alloc(prec, atC + length));
    const host = buffer.host('write');
    if (!A.isThere)
        A.fill(host, 0);
    if (!B.isThere)
        B.fill(host, atB);
    return { A: A.isThere ? there(A) : buffer, B: B.isThere ? there(B) : buffer.at(atB), C: buffer.at(atC) };
}
/** Elements in whole cache lines of 64 bytes. */
const lines = (length) => Math.ceil(length / 16) * 16;
const behind = ({ buffer, offset }, more) => ({ buffer, offset: offset + more });
