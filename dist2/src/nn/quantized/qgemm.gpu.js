// QGEMM on the GPU: the product of bytes with a sign, sums of bytes for zero points, and one pass over the result.
import { enqueueGemmI32 } from '../../blas3/products/gemmI32.gpu.js';
import { deviceMat } from '../../runtime/buffer.js';
import { ACTIVATION_KINDS } from '../activations/activationKinds.js';
import { vectorApart, withApart } from '../apart.gpu.js';
import { BYTE_WORDS, byteSigns, byteSums, byteSumVariants, byteVariants, FINISH_ELEMENTS, finishVariants, qgemmFinish, qgemmRequantize, requantizeVariants, SUM_ROWS, } from './qgemm.kernels.js';
export function qgemmGpu(queue, a) {
    const { rows, features, depth, transW } = a;
    const [X, W] = [signed(queue, a.X, a.unsignedX, rows * depth), signed(queue, a.W, a.unsignedW, features * depth)];
    const D = { data: queue.context.lease('i', rows * features), off: 0, ld: features };
    const ofX = {
        ...{ given: deviceMat(a.X, 1), signed: X, unsigned: a.unsignedX, zero: a.zeroX },
        ...{ perRow: a.ofX === 'rows', rows, next: depth, step: 1 },
    };
    const ofW = {
        ...{ given: deviceMat(a.W, 1), signed: W, unsigned: a.unsignedW, zero: a.zeroW },
        ...{ perRow: a.ofW === 'features', rows: features, next: transW ? 1 : depth, step: transW ? features : 1 },
    };
    const [A, B] = [
        { ...W, ld: Math.max(1, transW ? features : depth) },
        { ...X, ld: Math.max(1, depth) },
    ];
    const sizes = { transA: !transW, transB: false, m: features, n: rows, k: depth };
    enqueueGemmI32(queue, { ...sizes, alpha: 1, A, B, beta: 0, C: D }, a.routine);
    const hasZeros = [ofX, ofW].some(({ unsigned, zero }) => unsigned || zero !== undefined);
    const sums = hasZeros ? [ofX, ofW].map((of) => sumsOf(queue, of, depth)) : [];
    const scales = (x, n) => x && vectorApart(deviceMat(x, 1), n, 'in');
    const operands = Object.entries({
        Y: vectorApart(deviceMat(a.Y, 1), rows * features, 'out'),
        scaleX: scales(a.scaleX, ofX.perRow ? rows : 1),
        scaleW: scales(a.scaleW, ofW.perRow ? features : 1),
        bias: scales(a.bias, features),
    }).filter((entry) => entry[1] !== undefined);
    withApart(queue, Object.fromEntries(operands), (at) => finish(queue, a, { D, sums, at }));
    for (const { given, signed } of [ofX, ofW])
        if (given.data !== signed.data)
            signed.data.dispose();
    for (const buffer of [D.data, ...sums.map(({ data }) => data)])
        buffer.dispose();
}
/** Bytes with a sign, in workspace if they had none. */
function signed(queue, x, unsigned, length) {
    const given = deviceMat(x, 1);
    if (!unsigned || length === 0)
        return given;
    const first = Math.floor(given.off / 4);
    const count = Math.ceil((given.off + length) / 4) - first;
    const P = queue.context.lease('b', 4 * count);
    const groups = Math.ceil(count / BYTE_WORDS);
    queue.launch(byteSigns, byteVariants.of(undefined), { X: given.data, P }, { first, count }, [groups, 1, 1]);
    return { data: P, off: given.off - 4 * first, ld: 1 };
}
/** For every row the sum of its bytes and its zero point, both of bytes with a sign. */
function sumsOf(queue, of, depth) {
    const { given, rows, next, step, zero, perRow, unsigned } = of;
    const S = queue.context.lease('i', 2 * rows);
    const Z = zero === undefined ? { data: queue.nothing, off: 0 } : deviceMat(zero, 1);
    const params = {
        ...{ rows, depth, offX: given.off, next, step, offZ: Z.off },
        ...{ hasZero: zero === undefined ? 0 : 1, perRow: perRow ? 1 : 0, unsigned: unsigned ? 128 : 0 },
    };
    const groups = Math.ceil(rows / SUM_ROWS);
    queue.launch(byteSums, byteSumVariants.of(undefined), { X: given.data, Z: Z.data, S }, params, [groups, 1, 1]);
    return { data: S, off: 0, ld: 1 };
}
function finish(queue, a, { D, sums, at }) {
    const nothing = { data: queue.nothing, off: 0 };
    const [Y, scaleX, scaleW, bias] = [at.Y, at.scaleX ?? nothing, at.scaleW ?? nothing, at.bias ?? nothing];
    const count = a.rows * a.features;
    const params = {
        ...{ count, features: a.features, depth: a.depth, hasZeros: sums.length > 0 ? 1 : 0 },
        ...{ hasScaleX: at.scaleX ? 1 : 0, hasScaleW: at.scaleW ? 1 : 0, hasBias: at.bias ? 1 : 0 },
        ...{ perRow: a.ofX === 'rows' ? 1 : 0, perFeature: a.ofW === 'features' ? 1 : 0 },
        ...{ offSX: scaleX.off, offSW: scaleW.off, offB: bias.off, offY: Y.off, slope: 0, scale: 1 },
        ...{ scaleY: a.scaleY, zeroY: a.zeroY, least: a.unsignedY ? 0 : -128 },
    };
    const buffers = {
        ...{ D: D.data, Y: Y.data, scaleX: scaleX.data, scaleW: scaleW.data, bias: bias.data },
        ...{ sumsX: sums[0]?.data ?? queue.nothing, sumsW: sums[1]?.data ?? queue.nothing },
    };
    const number = a.activation === 'none' ? ACTIVATION_KINDS.length : ACTIVATION_KINDS.indexOf(a.activation);
    if (a.prec !== 'b') {
        const tuning = finishVariants.of(Y.data.type, { ACTIVATION: number });
        queue.launch(qgemmFinish, tuning, buffers, params, [Math.ceil(count / FINISH_ELEMENTS), 1, 1]);
        return;
    }
    const words = Math.ceil((Y.off + count) / 4) - Math.floor(Y.off / 4);
    const tuning = requantizeVariants.of(undefined, { ACTIVATION: number });
    queue.launch(qgemmRequantize, tuning, buffers, params, [Math.ceil(words / BYTE_WORDS), 1, 1]);
}
