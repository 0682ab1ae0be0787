import { finish, sizeOf, split } from './ownBackend.js';
/** Leading dimensions with the distances that one step along each makes; those that run on from one another are one. */
function stepsOf(lead, leadA, leadB, sizes) {
    const steps = [];
    let { a, b, c } = sizes;
    for (let d = 1; d <= lead.length; d++) {
        const [size, sizeA, sizeB] = [lead.at(-d), leadA.at(-d) ?? 1, leadB.at(-d) ?? 1];
        const step = { size, a: sizeA === 1 ? 0 : a, b: sizeB === 1 ? 0 : b, c };
        [a, b, c] = [a * sizeA, b * sizeB, c * size];
        if (size === 1)
            continue;
        const inner = steps[0];
        const runsOn = inner !== undefined &&
            [step.a - inner.a * inner.size, step.b - inner.b * inner.size, step.c - inner.c * inner.size].every((x) => x === 0);
        if (runsOn)
            steps[0] = { ...inner, size: inner.size * size };
        else
            steps.unshift(step);
    }
    return steps;
}
/** The innermost step as a batch at equal distances, once for every place of the outer ones. */
function runsOf(steps) {
    const inner = steps.at(-1) ?? { size: 1, a: 0, b: 0, c: 0 };
    let places = [{ a: 0, b: 0, c: 0 }];
    for (const { size, a, b, c } of steps.slice(0, -1)) {
        places = places.flatMap((p) => Array.from({ length: size }, (_, i) => ({ a: p.a + i * a, b: p.b + i * b, c: p.c + i * c })));
    }
    const strides = { count: inner.size, strideA: inner.a, strideB: inner.b, strideC: inner.c };
    return places.map(({ a, b, c }) => ({ ...strides, offA: a, offB: b, offC: c }));
}
function shaped(own, name, a, b, transA, transB) {
    const { util, broadcast_util } = own.tf;
    util.assert(a.shape.length >= 2 && b.shape.length >= 2, () => `Error in matMul: tensors with shapes ${a.shape} and ${b.shape} must have at least two dimensions each.`);
    const [rowsA, colsA] = a.shape.slice(-2);
    const [rowsB, colsB] = b.shape.slice(-2);
    const [rows, depth] = transA ? [colsA, rowsA] : [rowsA, colsA];
    const [depthB, cols] = transB ? [colsB, rowsB] : [rowsB, colsB];
    util.assert(depth === depthB, () => `Error in matMul: inner shapes (${depth}) and (${depthB}) of Tensors with shapes ${a.shape} and ${b.shape} and ` +
        `transposeA=${transA} and transposeB=${transB} must match.`);
    const [leadA, leadB] = [a.shape.slice(0, -2), b.shape.slice(0, -2)];
    const lead = broadcast_util.assertAndGetBroadcastShape(leadA, leadB);
    const shape = [...lead, rows, cols];
    if (sizeOf(shape) === 0 || depth === 0)
        return { shape, single: false };
    const steps = stepsOf(lead, leadA, leadB, { size: 1, a: rowsA * colsA, b: rowsB * colsB, c: rows * cols });
    // Many matrices times one matrix are one tall matrix times it.
    const [only] = steps;
    const tall = steps.length === 1 && only.b === 0 && only.a === rows * depth && !transA;
    const runs = runsOf(tall ? [] : steps);
    const single = runs.length === 1 && runs[0].count === 1;
    const sizes = { rows: tall ? rows * only.size : rows, cols, depth, transA, transB };
    return { shape, product: { name, ...sizes, runs }, single };
}
/** op(a) op(b) in singles with what is fused to it. */
function product(own, a, b, transA, transB, fusion) {
    const name = `product;${a.shape};${b.shape};${transA ? 't' : 'n'}${transB ? 't' : 'n'}`;
    const { shape, product, single } = own.remembered(name, () => shaped(own, name, a, b, transA, transB));
    if (product === undefined)
        return finish(own, own.zeros([...shape]), fusion);
    const { epilogue, rest } = single ? split(own, fusion, product.cols) : { epilogue: undefined, rest: fusion };
    return finish(own, own.compute.product({ ...product, a, b, epilogue }, [...shape]), rest);
}
/** op(a) op(b) of complex tensors, whose parts are tensors of singles; the transpose is no conjugate. */
function complexProduct(own, a, b, transA, transB) {
    const name = `product;${a.shape};${b.shape};${transA ? 't' : 'n'}${transB ? 't' : 'n'}`;
    const { shape, product } = own.remembered(name, () => shaped(own, name, a, b, transA, transB));
    const [A, B] = [partsOf(own, a), partsOf(own, b)];
    const C = product === undefined
        ? { real: own.zeros([...shape]), imag: own.zeros([...shape]) }
        : own.compute.complexProduct(product, A, B, [...shape]);
    const result = own.stock('Complex', { real: C.real, imag: C.imag });
    // The stock kernels hold parts of their own.
    for (const part of [A.real, A.imag, B.real, B.imag, C.real, C.imag])
        own.release(part);
    return result;
}
const partsOf = (own, input) => ({
    real: own.stock('Real', { input }),
    imag: own.stock('Imag', { input }),
});
/** BatchMatMul: singles by gemm, complex numbers by products of their parts, everything else by the stock kernel. */
export function batchMatMul(own, inputs, attrs) {
    const [a, b] = [inputs.a, inputs.b];
    if (a.dtype === 'complex64' && b.dtype === 'complex64') {
        own.counted('BatchMatMul');
        return complexProduct(own, a, b, attrs.transposeA === true, attrs.transposeB === true);
    }
    if (!own.areSingles(a, b))
        return own.stock('BatchMatMul', inputs, attrs);
    own.counted('BatchMatMul');
    return product(own, a, b, attrs.transposeA === true, attrs.transposeB === true, {});
}
/** _FusedMatMul: the same with bias and activation on the way into the result, as far as gemmFused has them. */
export function fusedMatMul(own, inputs, attrs) {
    const [a, b] = [inputs.a, inputs.b];
    if (!own.areSingles(a, b))
        return own.stock('_FusedMatMul', inputs, attrs);
    own.counted('_FusedMatMul');
    const fusion = { ...attrs, bias: inputs.bias, preluActivationWeights: inputs.preluActivationWeights };
    return product(own, a, b, attrs.transposeA === true, attrs.transposeB === true, fusion);
}
/**
 * Einsum. The stock kernel multiplies element by element all that the equation spans and then sums: a product of matrices of order n takes
 * n^3 numbers. Two operands that share a summed dimension, and have none that is summed alone, are turned into a product here.
 */
export function einsum(own, inputs, attrs) {
    const { decodeEinsumEquation, checkEinsumDimSizes } = own.tf.backend_util;
    const tensors = Object.values(inputs);
    const equation = attrs.equation;
    const { allDims, summedDims, idDims } = decodeEinsumEquation(equation, tensors.length);
    const stock = () => own.stock('Einsum', inputs, attrs);
    if (tensors.length !== 2 || !own.areSingles(...tensors))
        return stock();
    const outputs = allDims.length - summedDims.length;
    const [inA, inB] = idDims;
    const summed = inA.filter((d) => d >= outputs && inB.includes(d));
    const repeated = equation.replace(/\s/g, '').split('->')[1].length !== outputs;
    if (summed.length === 0 || summed.length < summedDims.length || repeated)
        return stock();
    checkEinsumDimSizes(allDims.length, idDims, tensors);
    own.counted('Einsum');
    const shared = inA.filter((d) => d < outputs && inB.includes(d));
    const [freeA, freeB] = [inA.filter((d) => !inB.includes(d)), inB.filter((d) => !inA.includes(d))];
    const sizes = new Map();
    for (const [t, dims] of idDims.entries())
        for (const [i, d] of dims.entries())
            sizes.set(d, tensors[t].shape[i]);
    const total = (dims) => sizeOf(dims.map((d) => sizes.get(d)));
    // A factor stays as it lies if its dimensions come in one of the two orders that a product takes.
    const factor = (x, dims, free, freeFirst) => {
        const [plain, turned] = [
            [...free, ...summed],
            [...summed, ...free],
        ];
        const orders = freeFirst ? [plain, turned] : [turned, plain];
        const whole = orders.map((order) => [...shared, ...order]);
        const same = whole.findIndex((order) => order.every((d, i) => d === dims[i]));
        const trans = same === 1;
        const perm = whole[0].map((d) => dims.indexOf(d));
        const lying = same >= 0 ? undefined : own.stock('Transpose', { x }, { perm });
        const parts = freeFirst !== trans ? [total(free), total(summed)] : [total(summed), total(free)];
        const matrices = own.stock('Reshape', { x: lying ?? x }, { shape: [total(shared), ...parts] });
        if (lying !== undefined)
            own.release(lying);
        return { matrices, trans };
    };
    const [A, B] = [factor(tensors[0], inA, freeA, true), factor(tensors[1], inB, freeB, false)];
    const C = product(own, A.matrices, B.matrices, A.trans, B.trans, {});
    own.release(A.matrices);
    own.release(B.matrices);
    const order = [...shared, ...freeA, ...freeB];
    const shaped = own.stockInstead(C, 'Reshape', { x: C }, { shape: order.map((d) => sizes.get(d)) });
    const perm = Array.from({ length: outputs }, (_, d) => order.indexOf(d));
    return perm.every((p, d) => p === d) ? shaped : own.stockInstead(shaped, 'Transpose', { x: shaped }, { perm });
}
