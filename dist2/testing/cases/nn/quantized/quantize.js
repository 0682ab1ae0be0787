// QUANTIZE as a case: every integer exactly, up to ties.
import { quantizeRef } from '../../../../src/nn/quantized/quantize.ref.js';
import { quantize } from '../../../../src/nn.js';
import { quantizeSpec } from '../../../../src/specs.js';
import { calling } from '../../../lib/calls.js';
import { bandwidthTable } from '../../../lib/columns.js';
import { fill, window } from '../../../lib/operands.js';
import { bytes, bytesIn, fromOptions, partsOf, scaling, sweep } from './quantizes.js';
/** A bound of what rounding in single does to a quotient in front of the rounding to an integer. */
const TIE = 1e-3;
/** The integers of numbers that are moved by so much. */
function expected(problem, views, moved) {
    const { X, scale, zero, Y } = partsOf(views);
    quantizeRef({ ...problem, X: { ...X, data: X.data.map((x) => x + moved) }, scale, zero }, Y);
    return Y.data;
}
export const quantizeCase = {
    spec: quantizeSpec,
    tolerance: 1,
    repeatable: true,
    sweep,
    // Integers are judged by how many they are wrong by.
    arithmetic: () => 's',
    fromOptions,
    data(problem, prec, random) {
        const { outer, channels, inner, unsigned, bits, offset } = problem;
        const X = window(prec, outer * channels * inner, 1, { offset }, 'read');
        // Some are beyond what the integers hold.
        const range = 2 ** Number(bits) * 0.1;
        fill(prec, X, () => range * (random.rand() - (unsigned ? 0.25 : 0.5)));
        return { X, ...scaling(problem, random), Y: bytes(bytesIn(problem), offset, random) };
    },
    run: calling(quantize, quantizeSpec),
    reference(problem, operands) {
        const Y = operands.Y;
        expected(problem, operands, 0).forEach((byte, at) => {
            Y.data[at] = byte;
        });
    },
    error(problem, before, after) {
        const { data, offset } = after.Y;
        const near = [-TIE, 0, TIE].map((part) => expected(problem, before, 0.1 * part));
        const mask = problem.bits === '4' ? [0x0f, 0xf0] : [0xff];
        let wrong = 0;
        for (let k = offset; k < offset + bytesIn(problem); k++)
            for (const part of mask)
                if (!near.some((bytes) => ((bytes[k] ^ data[k]) & part) === 0))
                    wrong++;
        return wrong;
    },
    table: bandwidthTable(quantizeSpec, { columns: ['outer', 'channels'], computes: true }),
};
