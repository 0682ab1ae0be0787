// QGEMM as a case: every element against the reference in doubles; bytes exactly, up to ties.
import { qgemmRef, quantized } from '../../../../src/nn/quantized/qgemm.ref.js';
import { qgemm } from '../../../../src/nn.js';
import { qgemmSpec } from '../../../../src/specs.js';
import { differenceOf } from '../../../lib/againstRef.js';
import { calling, shapes } from '../../../lib/calls.js';
import { productTable } from '../../../lib/columns.js';
import { larger } from '../../../lib/norms.js';
import { fill, place, realWindow, window } from '../../../lib/operands.js';
const usual = {
    ...{ transW: false, unsignedX: false, unsignedW: false, ofX: 'tensor', ofW: 'features', activation: 'none' },
    ...{ unsignedY: false, scaleY: 0.05, zeroY: 3 },
};
const sweep = [
    ...shapes('0x3x2 3x0x2 3x2x0 1x1x1').map(([rows, features, depth]) => ({
        ...{ ...usual, rows, features, depth },
    })),
    { ...usual, rows: 5, features: 7, depth: 67, offset: 5 },
    { ...usual, rows: 7, features: 5, depth: 67, transW: true, unsignedX: true, ofX: 'rows', offset: 3 },
    { ...usual, rows: 33, features: 17, depth: 64, unsignedW: true, unsignedY: true, ofW: 'tensor', activation: 'relu' },
    { ...usual, rows: 18, features: 35, depth: 130, transW: true, unsignedX: true, unsignedW: true, without: 'zeros' },
    { ...usual, rows: 40, features: 33, depth: 128, offset: 16, without: 'all', activation: 'tanh' },
    { ...usual, rows: 3, features: 300, depth: 19, ofX: 'rows', unsignedY: true, zeroY: 128, activation: 'gelu' },
];
const perRow = (flag, size) => (flag === 'tensor' ? 1 : size);
/** Bytes from all over their range, also around their window. */
function bytes(length, offset, random) {
    const view = window('b', length, 1, { offset });
    view.data.forEach((_, at) => {
        view.data[at] = Math.floor(256 * random.rand()) - 128;
    });
    return { ...view, type: 'b' };
}
/** Elements of the result before they are rounded. */
function valuesOf(problem, views) {
    const part = (x) => x && { data: x.data, off: x.offset };
    const byte = (x) => x && { data: Int8Array.from(x.data), off: x.offset };
    const { X, W, scaleX, scaleW, zeroX, zeroW, bias } = views;
    const values = new Float64Array(problem.rows * problem.features);
    const operands = {
        ...{ X: byte(X), W: byte(W), zeroX: byte(zeroX), zeroW: byte(zeroW) },
        ...{ scaleX: part(scaleX), scaleW: part(scaleW), bias: part(bias) },
    };
    qgemmRef({ ...problem, ...operands }, (e, value) => {
        values[e] = value;
    });
    return values;
}
/** A bound of what rounding in single does to a quotient in front of the rounding to an integer. */
const TIE = 1e-3;
export const qgemmCase = {
    spec: qgemmSpec,
    // A product, a sum, and an activation in single.
    tolerance: 16,
    repeatable: true,
    sweep,
    // Bytes are judged by how many are wrong.
    arithmetic: (_problem, prec) => (prec === 'b' ? 's' : prec),
    fromOptions: ({ m, n, k }) => ({ ...usual, rows: n, features: m, depth: k }),
    data(problem, prec, random) {
        const { rows, features, depth, offset = 0, ofX, ofW, without } = problem;
        const [inX, inW] = [perRow(ofX, rows), perRow(ofW, features)];
        const singles = (length, of) => {
            const view = realWindow('s', length, 1, { offset }, 'read');
            fill('s', view, of);
            return view;
        };
        return {
            X: bytes(rows * depth, offset, random),
            W: bytes(features * depth, offset, random),
            ...(without !== 'all' && {
                scaleX: singles(inX, () => 0.01 + 0.01 * random.rand()),
                scaleW: singles(inW, () => 0.01 + 0.01 * random.rand()),
            }),
            ...(without === undefined && {
                zeroX: bytes(inX, offset, random),
                zeroW: bytes(inW, offset, random),
                bias: singles(features, () => 2 * random.rand() - 1),
            }),
            Y: prec === 'b'
                ? bytes(rows * features, offset, random)
                : place(prec, { Y: [rows * features, 1] }, ['Y'], { offset }).Y,
        };
    },
    run(queue, { scaleY, zeroY, unsignedY, ...problem }, at) {
        const ofBytes = at.Y.buffer.type === 'b' ? { scaleY, zeroY, unsignedY } : {};
        return calling(qgemm, qgemmSpec)(queue, { ...problem, ...ofBytes }, at);
    },
    reference(problem, operands) {
        const { Y } = operands;
        valuesOf(problem, operands).forEach((value, e) => {
            Y.data[Y.offset + e] = isBytes(Y) ? quantizedAs(problem, value) : value;
        });
    },
    error(problem, before, after) {
        const [X, Y] = [before.Y, after.Y];
        const values = valuesOf(problem, before);
        if (!isBytes(X)) {
            const expected = { ...X, data: Float64Array.from(X.data) };
            values.forEach((value, e) => {
                expected.data[X.offset + e] = value;
            });
            return differenceOf(Y, expected);
        }
        return values.reduce((worst, value, e) => {
            const found = Y.data[Y.offset + e];
            const near = [-TIE, 0, TIE].map((d) => quantizedAs(problem, value + d * problem.scaleY));
            return larger(near.includes(found) ? 0 : Math.abs(found - near[1]), worst);
        }, 0);
    },
    table: productTable([], ['rows', 'features', 'depth']),
};
const isBytes = (view) => view.type === 'b';
/** As the bytes of a buffer are read: with a sign. */
const quantizedAs = ({ scaleY, zeroY, unsignedY }, value) => (quantized(value, scaleY, zeroY, unsignedY) << 24) >> 24;
