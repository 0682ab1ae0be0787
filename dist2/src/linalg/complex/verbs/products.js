// Products of complex matrices: one call of gemm, or one of a batch for stacks.
import { gemmStridedBatched } from '../../../batched/products/routines.gen.js';
import { gemm } from '../../../blas3/products/routines.gen.js';
import { productOf } from '../../matmul.js';
import { contextAmong } from '../../options.js';
import { broadcast } from '../../stacks.js';
import { within } from '../call.js';
import { complexOf } from '../operands.js';
import { complexPrecision, rowsFirst } from '../pairs.js';
import { columnsOfEach, countOf, refuse, turned } from '../stacks.js';
/** A factor as matrices: a vector is a row in front, a column behind. */
function matrices(x, isFirst) {
    const vector = x.shape.length === 1;
    const k = x.shape.at(-1);
    const [shape, stride] = !vector
        ? [x.shape, x.stride]
        : isFirst
            ? [
                [1, k],
                [k * x.stride[0], x.stride[0]],
            ]
            : [
                [k, 1],
                [x.stride[0], 1],
            ];
    return { x: { ...x, shape, stride }, lead: shape.slice(0, -2), m: shape.at(-2), n: shape.at(-1) };
}
/** The factors of a product of complex matrices, stacks or vectors, as columns: C^T = B^T A^T, whose columns are the rows of C. */
export function factorsOf(routine, given) {
    const [A, B] = given.map((argument) => {
        const x = complexOf(routine, argument);
        if (x.shape.length === 0)
            refuse(routine, argument[1], argument[2], x, 'must have at least one dimension');
        return x;
    });
    // Checks the depths, and knows the shape.
    const { shape } = productOf(A, B, routine);
    const prec = complexPrecision([A, B]);
    const [left, right] = [turned(matrices(B, false), 't'), turned(matrices(A, true), 't')];
    const lead = broadcast(right.lead, left.lead, (rule) => refuse(routine, 'B', 2, B, rule));
    // One matrix for all takes part as such; what only broadcasts is copied.
    const [isShared, isSharedToo] = [left, right].map((factor) => factor.lead.length === 0);
    const [a, b] = [columnsOfEach(prec, left, isShared ? [] : lead), columnsOfEach(prec, right, isSharedToo ? [] : lead)];
    return { prec, m: left.m, n: right.n, k: left.n, count: countOf(lead), a, b, isShared, isSharedToo, shape };
}
export const matmul = async (given, options, make) => {
    const { prec, m, n, k, count, a, b, isShared, isSharedToo, shape } = factorsOf('matmul', given);
    const named = contextAmong('matmul', 3, options, []);
    const data = await within(named, options, async (context, keep) => {
        const C = keep(context.alloc(prec, m * n * count));
        const operands = { A: keep(context.upload(prec, a)), B: keep(context.upload(prec, b)), C };
        const lds = { lda: Math.max(1, m), ldb: Math.max(1, k), ldc: Math.max(1, m) };
        const call = { m, n, k, ...operands, ...lds };
        if (isShared)
            await gemm(context.queue, { ...call, n: n * count }, prec);
        else {
            const strides = { strideA: m * k, strideB: isSharedToo ? 0 : k * n, strideC: m * n, batchCount: count };
            await gemmStridedBatched(context.queue, { ...call, ...strides }, prec);
        }
        return context.download(C);
    });
    return make(rowsFirst(data, shape));
};
