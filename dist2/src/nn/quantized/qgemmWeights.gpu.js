// QGEMMWEIGHTS on the GPU: of a few rows by one kernel, else weights as numbers in workspace, then a product with an epilogue.
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { deviceMat } from '../../runtime/buffer.js';
import { vectorApart, withApart } from '../apart.gpu.js';
import { activationNumber, bitsTile, DEQUANTIZED, DIRECT_FEATURES, DIRECT_ROWS, dequantizeGroups, dequantizeVariants, rowsVariants, weightsRows, } from './qgemmWeights.kernels.js';
export function qgemmWeightsGpu(queue, a) {
    const { rows, features, depth, activation } = a;
    if (rows <= DIRECT_ROWS) {
        enqueueRows(queue, a);
        return;
    }
    const V = { data: queue.context.lease(a.prec, features * depth), off: 0, ld: Math.max(1, depth) };
    if (depth > 0)
        enqueueDequantize(queue, a, V);
    const operands = {
        X: vectorApart(deviceMat(a.X, 1), rows * depth, 'in'),
        ...(a.bias && { bias: vectorApart(deviceMat(a.bias, 1), features, 'in') }),
        Y: vectorApart(deviceMat(a.Y, 1), rows * features, 'out'),
    };
    withApart(queue, operands, ({ X, Y, ...at }) => {
        const bias = a.bias === undefined ? undefined : at.bias;
        const plain = bias === undefined && activation === 'none';
        const fused = { bias, biasOf: 'rows', activation, low: -Infinity, high: Infinity };
        const [B, C] = [
            { ...X, ld: Math.max(1, depth) },
            { ...Y, ld: features },
        ];
        // Row-major matrices are column-major ones transposed.
        const product = { transA: 't', m: features, n: rows, k: depth, alpha: 1, A: V, B, beta: 0, C };
        enqueueGemm(queue, { ...product, epilogue: plain ? undefined : fused }, a.routine);
    });
    V.data.dispose();
}
/** Y by the kernel that reads every weight once, and numbers of it never. */
function enqueueRows(queue, a) {
    const { rows, features, depth, activation } = a;
    const why = `${rows} rows: limited by memory, so weights are read as they are stored`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'weights_rows', why });
    const inScale = features * Math.ceil(depth / a.group);
    const operands = {
        X: vectorApart(deviceMat(a.X, 1), rows * depth, 'in'),
        scale: vectorApart(deviceMat(a.scale, 1), inScale, 'in'),
        ...(a.bias && { bias: vectorApart(deviceMat(a.bias, 1), features, 'in') }),
        Y: vectorApart(deviceMat(a.Y, 1), rows * features, 'out'),
    };
    withApart(queue, operands, ({ X, scale, Y, ...at }) => {
        const bias = a.bias === undefined ? undefined : at.bias;
        const { buffers, params } = stored(queue, a, scale);
        const places = { offX: X.off, offB: bias?.off ?? 0, offY: Y.off };
        const epilogue = { hasBias: bias === undefined ? 0 : 1, slope: 0, scale: 1 };
        const tuning = rowsVariants.of(Y.data.type, { ACTIVATION: activationNumber(activation) }, bitsTile[a.bits]);
        const all = { ...buffers, X: X.data, bias: bias?.data ?? queue.nothing, Y: Y.data };
        const groups = [Math.ceil(features / DIRECT_FEATURES), 1, 1];
        queue.launch(weightsRows, tuning, all, { rows, features, ...params, ...places, ...epilogue }, groups);
    });
}
/** Where the weights' bits, scales and zero points are, as both kernels take them. */
function stored(queue, a, S) {
    const { depth, group, bits } = a;
    const W = deviceMat(a.W, 1);
    const Z = a.zero === undefined ? { data: queue.nothing, off: 0 } : deviceMat(a.zero, 1);
    const params = {
        ...{ depth, pitch: Math.ceil((depth * Number(bits)) / 8), group, groups: Math.ceil(depth / group) },
        ...{ hasZero: a.zero === undefined ? 0 : 1, offW: W.off, offS: S.off, offZ: Z.off },
    };
    return { buffers: { W: W.data, S: S.data, Z: Z.data }, params };
}
/** V := (W - zero) scale. */
function enqueueDequantize(queue, a, V) {
    const count = a.features * a.depth;
    const { buffers, params } = stored(queue, a, deviceMat(a.scale, 1));
    const tuning = dequantizeVariants.of(V.data.type, undefined, bitsTile[a.bits]);
    const workgroups = Math.ceil(count / DEQUANTIZED);
    queue.launch(dequantizeGroups, tuning, { ...buffers, D: V.data }, { count, ...params }, [workgroups, 1, 1]);
}
