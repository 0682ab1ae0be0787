// QGEMMWEIGHTS as a case: every element against weights unpacked and summed in doubles.
import { activationOf } from '../../../../src/nn/activations/activation.ref.js';
import { unpackWeightsRef } from '../../../../src/nn/quantized/qgemmWeights.ref.js';
import { qgemmWeights } from '../../../../src/nn.js';
import { qgemmWeightsSpec } from '../../../../src/specs.js';
import { differenceOf } from '../../../lib/againstRef.js';
import { calling } from '../../../lib/calls.js';
import { productTable } from '../../../lib/columns.js';
import { fill, place, realWindow, window } from '../../../lib/operands.js';
const usual = { bits: '4', group: 32, activation: 'none', offset: 2 };
const sweep = [
    { ...usual, rows: 0, features: 3, depth: 4 },
    { ...usual, rows: 3, features: 0, depth: 4 },
    { ...usual, rows: 3, features: 4, depth: 0 },
    { ...usual, rows: 1, features: 1, depth: 1, bare: true },
    { ...usual, rows: 5, features: 7, depth: 67, offset: 5 },
    { ...usual, rows: 7, features: 5, depth: 35, bits: '8', group: 8, offset: 3, activation: 'relu' },
    { ...usual, rows: 3, features: 6, depth: 1100, bits: '8', group: 5, offset: 1, activation: 'silu' },
    { ...usual, rows: 2, features: 5, depth: 531, group: 3, offset: 3 },
    { ...usual, rows: 33, features: 40, depth: 64, bare: true },
    { ...usual, rows: 34, features: 36, depth: 96, bits: '8', bare: true, activation: 'silu' },
    { ...usual, rows: 4, features: 129, depth: 128, group: 64, activation: 'gelu' },
];
const bytes = (length, offset, of) => {
    const view = window('b', length, 1, { offset }, 'read');
    view.data.forEach((_, at) => {
        view.data[at] = Math.floor(of());
    });
    return { ...view, type: 'b' };
};
/** Y := activation(X V^T + bias) in doubles. */
function compute(p, views, Y) {
    const byte = (x) => x && { data: Int8Array.from(x.data), off: x.offset };
    const { W, zero, scale, bias, X } = views;
    const V = { data: new Float64Array(p.features * p.depth), off: 0, ld: 1 };
    unpackWeightsRef({ ...p, W: byte(W), zero: byte(zero), scale: { data: scale.data, off: scale.offset } }, V);
    const f = p.activation === 'none' ? (y) => y : activationOf(p.activation, 0, 1).f;
    for (let i = 0; i < p.rows; i++)
        for (let j = 0; j < p.features; j++) {
            let sum = bias === undefined ? 0 : bias.data[bias.offset + j];
            for (let l = 0; l < p.depth; l++)
                sum += X.data[X.offset + i * p.depth + l] * V.data[j * p.depth + l];
            Y.data[Y.offset + i * p.features + j] = f(sum);
        }
}
export const qgemmWeightsCase = {
    spec: qgemmWeightsSpec,
    // Sums of up to a hundred products of a weight that is rounded once, bias and activation.
    tolerance: 60,
    repeatable: true,
    sweep,
    fromOptions: ({ m, n, k }) => ({ ...usual, rows: n, features: m, depth: k, offset: 0 }),
    data({ rows, features, depth, group, bits, offset, bare }, prec, random) {
        const numbers = (length) => {
            const view = window(prec, length, 1, { offset }, 'read');
            fill(prec, view, () => 2 * random.rand() - 1);
            return view;
        };
        const inScale = features * Math.ceil(depth / group);
        const scale = realWindow('s', inScale, 1, { offset }, 'read');
        // Few digits, so that weights are the same numbers in every precision.
        fill('s', scale, () => (1 + Math.floor(15 * random.rand())) / (bits === '4' ? 64 : 1024));
        const W = bytes(features * Math.ceil((depth * Number(bits)) / 8), offset, () => 256 * random.rand() - 128);
        const zero = bytes(inScale, offset, () => (bits === '4' ? 16 * random.rand() : 64 * random.rand() - 32));
        const { Y } = place(prec, { Y: [rows * features, 1] }, ['Y'], { offset });
        return { X: numbers(rows * depth), W, scale, ...(!bare && { zero, bias: numbers(features) }), Y };
    },
    run: calling(qgemmWeights, qgemmWeightsSpec),
    reference: (problem, operands) => compute(problem, operands, operands.Y),
    error(problem, before, after) {
        const Y = before.Y;
        const expected = { ...Y, data: Float64Array.from(Y.data) };
        compute(problem, before, expected);
        return differenceOf(after.Y, expected);
    },
    table: productTable([], ['rows', 'features', 'depth']),
};
