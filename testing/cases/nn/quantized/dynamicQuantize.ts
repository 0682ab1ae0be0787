// DYNAMICQUANTIZE as a case: the scale against the reference, the zero point and every byte exactly for it, up to ties.

import { wholeLayout } from '../../../../src/core/scales.ts';
import { dynamicQuantizeRef } from '../../../../src/nn/quantized/dynamicQuantize.ref.ts';
import { quantizeRef } from '../../../../src/nn/quantized/quantize.ref.ts';
import { dynamicQuantize } from '../../../../src/nn.ts';
import { dynamicQuantizeSpec } from '../../../../src/specs.ts';
import { calling } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { bandwidthTable } from '../../../lib/columns.ts';
import type { MatrixView } from '../../../lib/norms.ts';
import { fill, type Operands, realWindow, window } from '../../../lib/operands.ts';
import { bytes, partsOf } from './quantizes.ts';

interface DynamicProblem {
  readonly n: number;
  /** Elements in front of the operands. */
  readonly offset: number;
  /** What they lie between. */
  readonly from: number;
  readonly to: number;
}

type Views = Readonly<Record<string, MatrixView>>;

/** A bound of what rounding in single does to a quotient in front of the rounding to an integer. */
const TIE = 1e-3;

export const dynamicQuantizeCase: Case<DynamicProblem, Operands> = {
  spec: dynamicQuantizeSpec,
  // Two roundings of the scale; integers are judged by how many they are wrong by.
  tolerance: 8,
  repeatable: true,
  arithmetic: () => 's',
  sweep: [
    { n: 0, offset: 3, from: 0, to: 1 },
    { n: 1, offset: 0, from: -2, to: -1 },
    { n: 37, offset: 5, from: -3, to: 1 },
    { n: 5000, offset: 2, from: 1, to: 40 },
    { n: 20000, offset: 1, from: -100, to: -50 },
    { n: 300, offset: 6, from: 0, to: 0 },
    { n: 20036, offset: 4, from: -7, to: 30 },
    { n: 8, offset: 8, from: -3, to: -2 },
  ],
  fromOptions: ({ n }) => ({ n, offset: 0, from: -1, to: 2 }),

  data({ n, offset, from, to }, prec, random) {
    const X = window(prec, n, 1, { offset }, 'read');
    fill(prec, X, () => from + (to - from) * random.rand());
    const scale = realWindow('s', 1, 1, { offset });
    return { X, Y: bytes(n, offset, random), scale, zero: bytes(1, offset, random) } as Operands;
  },

  run: calling(dynamicQuantize, dynamicQuantizeSpec),

  reference({ n }, operands) {
    const views = operands as Views;
    const { X, Y, scale, zero } = partsOf(views);
    dynamicQuantizeRef(n, X, Y, scale, zero!);
    for (const [name, { data }] of Object.entries({ Y, scale, zero: zero! }))
      data.forEach((value, at) => {
        views[name]!.data[at] = value;
      });
  },

  error({ n }, before, after) {
    const expected = partsOf(before as Views);
    dynamicQuantizeRef(n, expected.X, expected.Y, expected.scale, expected.zero!);
    const { Y, scale, zero } = partsOf(after as Views);
    const [is, should] = [scale, expected.scale].map(({ data, off }) => data[off]!) as [number, number];
    const { data, off } = expected.X;
    const least = data.subarray(off, off + n).reduce((a, x) => Math.min(a, x), 0);
    const point = should === 0 ? 0 : -least / should;
    const apart = Math.abs((zero!.data[zero!.off]! & 255) - point);
    // The bytes are judged by the scale and the zero point that the call has found.
    const near = [-TIE, 0, TIE].map((moved) => {
      const bytes = Int8Array.from(Y.data);
      const X = { ...expected.X, data: expected.X.data.map((x) => x + moved * is) };
      quantizeRef({ ...wholeLayout(n), X, scale, zero }, { ...Y, data: bytes });
      return bytes;
    });
    let wrong = apart <= 0.5 + TIE ? 0 : 1;
    for (let k = Y.off; k < Y.off + n; k++) if (!near.some((bytes) => bytes[k] === Y.data[k])) wrong++;
    return wrong + (should === is ? 0 : Math.abs(is - should) / should);
  },

  table: bandwidthTable(dynamicQuantizeSpec, { columns: ['n'], computes: true }),
};
