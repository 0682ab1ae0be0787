// Contractions of singles on a GPU that are no products of matrices: elements times elements, and sums over the axes of one array.
import { laset } from '../../blas3/elements/routines.gen.js';
import { sizeOf } from '../../core/strided.js';
import { copyStrided } from '../../core/stridedCopy.js';
import { contractOnGpu, NO_SINGLES } from '../contractByGemm.js';
import { extent } from '../contraction.js';
import { withBuffers } from '../operands.js';
import { gather, stridedSum, sumsAtOnce } from './stridedSum.js';
/** From so many terms on a sum is a product with a vector of ones, by routines that share the work of one sum among threads. */
const LONG = 64;
/** C, in a buffer given to `keep`. Operands of the host have been read when the call returns its promise. */
export function contractByStrides(context, c, keep) {
    return withBuffers(async (keepOperand) => {
        const { out, sum } = c;
        const dense = !sumsAtOnce(sum);
        const place = (x, step) => placed(context, x, [...out, ...sum], step, dense ? out.length : Infinity, keepOperand);
        const [placingA, placingB] = [place(c.A, (axis) => axis.a), place(c.B, (axis) => axis.b)];
        const [A, B] = [await placingA, await placingB];
        const axes = [...out, ...sum].map(({ size }, k) => ({ size, a: A.steps[k], b: B.steps[k] }));
        const C = keep(context.lease('s', extent(out)));
        const [outer, inner] = [axes.slice(0, out.length), axes.slice(out.length)];
        await stridedSum(context, { A: A.at, B: B.at, out: outer, sum: inner }, C);
        return onGpu(C);
    });
}
/** The elements of one array on the GPU, summed over axes: C(out...) = sum over sum... of A(out..., sum...). */
export function sumOnGpu(context, A, out, sum, signal, keep) {
    return withBuffers(async (keepOperand) => {
        const depth = extent(sum);
        if (depth >= LONG) {
            const ones = keepOperand(context.lease('s', depth));
            await laset(context.queue, { m: depth, n: 1, alpha: 1, beta: 1, A: ones, lda: depth }, 's');
            let step = depth;
            const inner = sum.map(({ size, a }) => ({ size, a, b: (step /= size) }));
            const product = { A: { data: NO_SINGLES, ...A }, B: { ...onGpu(ones) }, out, sum: inner };
            return contractOnGpu(context, product, signal, keep);
        }
        let at = A;
        let [outer, inner] = [out, sum];
        if (!sumsAtOnce(sum)) {
            const copy = await placed(context, { data: NO_SINGLES, ...A }, [...out, ...sum], (axis) => axis.a, out.length, keepOperand);
            const axes = [...out, ...sum].map(({ size }, k) => ({ size, a: copy.steps[k], b: 0 }));
            [at, outer, inner] = [copy.at, axes.slice(0, out.length), axes.slice(out.length)];
        }
        const C = keep(context.lease('s', extent(out)));
        await stridedSum(context, { A: at, out: outer, sum: inner }, C);
        return onGpu(C);
    });
}
const onGpu = (kept) => ({ data: NO_SINGLES, offset: 0, kept });
/**
 * The elements on the GPU, and their steps along the axes. Those of the host are copied there; so are those that are there if axes from
 * number `denseFrom` on are to be one.
 */
async function placed(context, x, axes, step, denseFrom, keep) {
    const { kept, data, offset } = x;
    if (kept !== undefined && denseFrom >= axes.length)
        return { at: { kept, offset }, steps: axes.map(step) };
    const held = axes.filter((axis, k) => step(axis) !== 0 || k >= denseFrom);
    const [sizes, from] = [held.map(({ size }) => size), held.map(step)];
    const length = sizeOf(sizes);
    let next = length;
    const strides = sizes.map((size) => (next = size === 0 ? 0 : next / size));
    const steps = axes.map((axis) => strides[held.indexOf(axis)] ?? 0);
    if (kept === undefined) {
        const copy = new Float32Array(length);
        copyStrided(sizes, { data: copy, at: 0, strides }, { data, at: offset, strides: from });
        return { at: { kept: keep(context.upload('s', copy)), offset: 0 }, steps };
    }
    const copy = keep(context.lease('s', length));
    await gather(context, { kept, offset }, sizes, from, copy);
    return { at: { kept: copy, offset: 0 }, steps };
}
