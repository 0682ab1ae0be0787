// DEQUANTIZE as a case: every number against the reference in doubles.
import { dequantizeRef } from '../../../../src/nn/quantized/dequantize.ref.js';
import { dequantize } from '../../../../src/nn.js';
import { dequantizeSpec } from '../../../../src/specs.js';
import { differenceOf } from '../../../lib/againstRef.js';
import { calling } from '../../../lib/calls.js';
import { bandwidthTable } from '../../../lib/columns.js';
import { place } from '../../../lib/operands.js';
import { bytes, bytesIn, fromOptions, partsOf, scaling, sweep } from './quantizes.js';
function compute(problem, operands, Y) {
    const { bytesX: X, scale, zero } = partsOf(operands);
    const made = { data: new Float64Array(problem.outer * problem.channels * problem.inner), off: 0 };
    dequantizeRef({ ...problem, X, scale, zero }, made);
    made.data.forEach((y, e) => {
        Y.data[Y.offset + e] = y;
    });
}
export const dequantizeCase = {
    spec: dequantizeSpec,
    // One product.
    tolerance: 2,
    repeatable: true,
    sweep,
    fromOptions,
    data(problem, prec, random) {
        const { outer, channels, inner, offset } = problem;
        const { Y } = place(prec, { Y: [outer * channels * inner, 1] }, ['Y'], { offset });
        return { X: bytes(bytesIn(problem), offset, random), ...scaling(problem, random), Y };
    },
    run: calling(dequantize, dequantizeSpec),
    reference: (problem, operands) => compute(problem, operands, operands.Y),
    error(problem, before, after) {
        const Y = before.Y;
        const expected = { ...Y, data: Float64Array.from(Y.data) };
        compute(problem, before, expected);
        return differenceOf(after.Y, expected);
    },
    table: bandwidthTable(dequantizeSpec, { columns: ['outer', 'channels'], computes: true }),
};
