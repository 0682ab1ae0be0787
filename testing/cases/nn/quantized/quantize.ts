// QUANTIZE as a case: every integer exactly, up to ties.
import { quantizeRef } from '../../../../src/nn/quantized/quantize.ref.ts';
import { quantize } from '../../../../src/nn.ts';
import { quantizeSpec } from '../../../../src/specs.ts';
import { calling } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { bandwidthTable } from '../../../lib/columns.ts';
import type { MatrixView } from '../../../lib/norms.ts';
import { fill, type Operands, window } from '../../../lib/operands.ts';
import { bytes, bytesIn, fromOptions, partsOf, type QuantizeProblem, scaling, sweep } from './quantizes.ts';

type Views = Readonly<Record<string, MatrixView | undefined>>;

/** A bound of what rounding in single does to a quotient in front of the rounding to an integer. */
const TIE = 1e-3;

/** The integers of numbers that are moved by so much. */
function expected(problem: QuantizeProblem, views: Views, moved: number): Int8Array {
  const { X, scale, zero, Y } = partsOf(views);
  quantizeRef({ ...problem, X: { ...X, data: X.data.map((x) => x + moved) }, scale, zero }, Y);
  return Y.data;
}

export const quantizeCase: Case<QuantizeProblem, Operands> = {
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
    return { X, ...scaling(problem, random), Y: bytes(bytesIn(problem), offset, random) } as Operands;
  },

  run: calling(quantize, quantizeSpec),

  reference(problem, operands) {
    const Y = operands.Y as MatrixView;
    expected(problem, operands as Views, 0).forEach((byte, at) => {
      Y.data[at] = byte;
    });
  },

  error(problem, before, after) {
    const { data, offset } = after.Y as MatrixView;
    const near = [-TIE, 0, TIE].map((part) => expected(problem, before as Views, 0.1 * part));
    const mask = problem.bits === '4' ? [0x0f, 0xf0] : [0xff];
    let wrong = 0;
    for (let k = offset; k < offset + bytesIn(problem); k++)
      for (const part of mask) if (!near.some((bytes) => ((bytes[k]! ^ data[k]!) & part) === 0)) wrong++;
    return wrong;
  },

  table: bandwidthTable(quantizeSpec, { columns: ['outer', 'channels'], computes: true }),
};
