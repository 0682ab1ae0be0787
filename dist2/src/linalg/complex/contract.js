// A sum of products of two complex arrays, as strides, which count pairs: here and now where it is small or uses no element twice, else by
// gemm, single or batched, on copies that lie as gemm takes them.
import { gemmStridedBatched } from '../../batched/products/routines.gen.js';
import { gemm } from '../../blas3/products/routines.gen.js';
import { fields } from '../../core/field.js';
import { rowMajor } from '../../core/strided.js';
import { extent, varies } from '../contraction.js';
import { eachOf, pairsOf } from './pairs.js';
/** Up to so many multiplications are done before a call of gemm would have begun. */
const HERE = 12 ** 3;
export async function contractPairs(context, prec, c, keep) {
    const depth = extent(c.sum);
    const isReused = depth > 1 && c.out.some(varies);
    if (!isReused || extent(c.out) * depth <= HERE)
        return contractHere(prec, c);
    return byGemm(context, prec, c, keep);
}
const sizesOf = (axes) => axes.map(({ size }) => size);
/** The places that axes come to in an array, in pairs. */
function placesOf(axes, of, offset) {
    const places = new Float64Array(extent(axes));
    const steps = axes.map((axis) => axis[of]);
    eachOf(sizesOf(axes), steps, offset, (p, k) => {
        places[k] = 2 * p;
    });
    return places;
}
/** Each sum in double, rounded once. */
function contractHere(prec, { A, B, out, sum }) {
    const c = new fields[prec].array(2 * extent(out));
    const [inA, inB] = [placesOf(sum, 'a', 0), placesOf(sum, 'b', 0)];
    const [outA, outB] = [placesOf(out, 'a', A.offset), placesOf(out, 'b', B.offset)];
    const [x, y] = [A.data, B.data];
    for (let k = 0; k < outA.length; k++) {
        const [a, b] = [outA[k], outB[k]];
        let [re, im] = [0, 0];
        for (let l = 0; l < inA.length; l++) {
            const [p, q] = [a + inA[l], b + inB[l]];
            re += x[p] * y[q] - x[p + 1] * y[q + 1];
            im += x[p] * y[q + 1] + x[p + 1] * y[q];
        }
        c[2 * k] = re;
        c[2 * k + 1] = im;
    }
    return c;
}
/** Axes of both are a batch, those of A alone rows, those of B alone columns: C^T = B^T A^T of each, since rows of C are columns of C^T. */
async function byGemm(context, prec, { A, B, out, sum }, keep) {
    const batch = out.filter(({ a, b }) => a !== 0 && b !== 0);
    const cols = out.filter(({ a, b }) => a === 0 && b !== 0);
    const rows = out.filter(({ b }) => b === 0);
    const [count, m, n, k] = [extent(batch), extent(rows), extent(cols), extent(sum)];
    const copyOf = ({ data, offset }, of, axes) => pairsOf(prec, { data, shape: sizesOf(axes), stride: axes.map((axis) => axis[of]), offset });
    const operands = {
        A: keep(context.upload(prec, copyOf(B, 'b', [...batch, ...sum, ...cols]))),
        B: keep(context.upload(prec, copyOf(A, 'a', [...batch, ...rows, ...sum]))),
        C: keep(context.alloc(prec, count * m * n)),
    };
    const call = { m: n, n: m, k, ...operands, lda: n, ldb: k, ldc: n };
    if (count === 1)
        await gemm(context.queue, call, prec);
    else {
        const strides = { strideA: n * k, strideB: k * m, strideC: n * m, batchCount: count };
        await gemmStridedBatched(context.queue, { ...call, ...strides }, prec);
    }
    const found = await context.download(operands.C);
    const order = [...batch, ...rows, ...cols];
    if (order.every((axis, d) => axis === out[d]))
        return found;
    const steps = rowMajor(sizesOf(order));
    const stride = out.map((axis) => steps[order.indexOf(axis)]);
    return pairsOf(prec, { data: found, shape: sizesOf(out), stride, offset: 0 });
}
