import { halfToNumber, numberToHalf } from '../../core/half.js';
import { hostVector } from '../../runtime/buffer.js';
import { groupEpilogueRef } from '../grouped/gemmGrouped.ref.js';
import { hostGemm } from '../hostGemm.cpu.js';
import { hostTensors, zeros } from '../hostTensors.cpu.js';
import { unpackWeightsRef } from './qgemmWeights.ref.js';
export async function qgemmWeightsCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const { rows, features, depth, activation } = a;
    const [W, scale] = await Promise.all([hostVector(a.W, 'read'), hostVector(a.scale, 'read')]);
    const zero = a.zero === undefined ? undefined : await hostVector(a.zero, 'read');
    const { X, bias, Y, store } = await hostTensors(a, ['X', 'bias'], ['Y']);
    const V = zeros(a.prec, features * depth);
    unpackWeightsRef({ ...a, W, scale, zero }, V);
    if (a.prec === 'h')
        V.data.set(Float32Array.from(V.data, (v) => halfToNumber(numberToHalf(v))));
    // Row-major matrices are column-major ones transposed.
    const [A, B] = [V, X].map((M) => ({ ...M, ld: Math.max(1, depth) }));
    hostGemm(a.prec)('t', 'n', features, rows, depth, 1, A, B, 0, { ...Y, ld: Math.max(1, features) });
    groupEpilogueRef(features, activation, 0, { first: 0, count: rows }, bias, Y);
    store();
}
