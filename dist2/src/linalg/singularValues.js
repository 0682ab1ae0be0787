// Singular values, and vectors, of the matrices of a stack: what svd, pinv, norm, cond and matrixRank have in common.
import { gesvdStridedBatched } from '../batched/svd/routines.gen.js';
import { ConvergenceError, failureOf } from '../core/errors.js';
import { gesdd } from '../lapack/svd/routines.gen.js';
import { getContext } from './defaultContext.js';
import { integers, withBuffers } from './operands.js';
import { goOn } from './options.js';
import { columnsOf, countOf } from './stacks.js';
/** Columns of U, of m elements, that a job comes to; or rows of V^T. */
export const vectorCount = (job, length, k) => job === 'n' ? 0 : job === 's' ? k : length;
/** Matrices of larger orders are decomposed one after the other. */
export const MOST_TOGETHER = 128;
/** A = U S V^T of each. Never throws for what is in A: info says it. */
export function decompose(context, prec, matrices, job, signal) {
    const { m, n, count } = matrices;
    const together = count > 1 && Math.min(m, n) <= MOST_TOGETHER;
    return (together ? decomposeTogether : decomposeAlone)(context, prec, matrices, job, signal);
}
/** Elements of U and V^T of a matrix, and leading dimensions. */
function sizesOf({ m, n }, job) {
    const k = Math.min(m, n);
    const [us, vs] = [m * vectorCount(job, m, k), n * vectorCount(job, n, k)];
    const lds = { lda: Math.max(1, m), ldu: Math.max(1, m), ldvt: Math.max(1, vectorCount(job, n, k)) };
    return { k, us, vs, lds };
}
function decomposeAlone(context, prec, matrices, job, signal) {
    const { m, n, count, a } = matrices;
    const { k, us, vs, lds } = sizesOf(matrices, job);
    return withBuffers(async (keep) => {
        // On the host whatever the context: gesdd is computed there but for large singles, and would wait for what lies on a GPU.
        const host = (size) => keep(context.hostBuffer(prec, size));
        const A = host(a.length);
        A.set(a, 0);
        const [S, U, VT] = [k, us, vs].map((size) => host(size * count));
        const info = keep(context.hostBuffer('i', count));
        for (let b = 0; b < count; b++) {
            goOn(signal);
            const own = { A: A.at(b * m * n), S: S.at(b * k), U: U.at(b * us), VT: VT.at(b * vs), info: info.at(b) };
            await gesdd(context.queue, { jobz: job, m, n, ...own, ...lds }, prec);
        }
        const [s, u, vt] = await Promise.all([S, U, VT].map((buffer) => context.download(buffer)));
        return { s: s, u: u, vt: vt, info: await context.download(info) };
    }, signal);
}
/** All of them in one call. */
function decomposeTogether(context, prec, matrices, job, signal) {
    const { m, n, count, a } = matrices;
    const { k, us, vs, lds } = sizesOf(matrices, job);
    return withBuffers(async (keep) => {
        goOn(signal);
        const A = keep(context.upload(prec, a));
        const [S, U, VT] = [k, us, vs].map((size) => keep(context.alloc(prec, size * count)));
        const info = keep(integers(context, prec, count));
        const strides = { strideA: m * n, strideS: k, strideU: us, strideVT: vs };
        const operands = { A, S: S, U: U, VT: VT, info, ...lds, ...strides };
        const call = { jobu: job, jobvt: job, m, n, ...operands, batchCount: count };
        await gesvdStridedBatched(context.queue, call, prec);
        const [s, u, vt] = await Promise.all([S, U, VT].map((buffer) => context.download(buffer)));
        return { s: s, u: u, vt: vt, info: await context.download(info) };
    }, signal);
}
/**
 * The same of a stack, which is copied before the call returns its promise. Throws for the first matrix whose singular values could not be
 * computed.
 */
export async function decomposeStack(routine, named, prec, stack, job, signal) {
    const { lead, one } = stack;
    const of = { m: one.rows, n: one.cols, count: countOf(lead), a: columnsOf(prec, stack) };
    const context = named ?? (await getContext());
    const found = await decompose(context, prec, of, job, signal);
    mustConverge(routine, found.info, lead);
    return { ...of, ...found, context, k: Math.min(of.m, of.n) };
}
/** Singular values alone. Never throws for what is in A: info says it. */
export async function valuesOfEach(context, prec, matrices, signal) {
    const k = Math.min(matrices.m, matrices.n);
    const { s, info } = await decompose(context, prec, matrices, 'n', signal);
    return { of: (b) => s.subarray(b * k, (b + 1) * k), info };
}
/** Throws for the first matrix whose singular values could not be computed. `lead`: the leading dimensions; none for one matrix. */
export function mustConverge(routine, info, lead) {
    const found = failureOf(info, lead);
    if (found !== undefined)
        throw new ConvergenceError(routine, found.info, lead.length === 0 ? undefined : found.batch);
}
