// DEQUANTIZE as a case: every number against the reference in doubles.
import { dequantizeRef } from '../../../../src/nn/quantized/dequantize.ref.ts';
import { dequantize } from '../../../../src/nn.ts';
import { dequantizeSpec } from '../../../../src/specs.ts';
import { differenceOf } from '../../../lib/againstRef.ts';
import { calling } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { bandwidthTable } from '../../../lib/columns.ts';
import type { MatrixView } from '../../../lib/norms.ts';
import { type Operands, place } from '../../../lib/operands.ts';
import { bytes, bytesIn, fromOptions, partsOf, type QuantizeProblem, scaling, sweep } from './quantizes.ts';

function compute(problem: QuantizeProblem, operands: Operands, Y: MatrixView): void {
  const { bytesX: X, scale, zero } = partsOf(operands as Readonly<Record<string, MatrixView>>);
  const made = { data: new Float64Array(problem.outer * problem.channels * problem.inner), off: 0 };
  dequantizeRef({ ...problem, X, scale, zero }, made);
  made.data.forEach((y, e) => {
    Y.data[Y.offset + e] = y;
  });
}

export const dequantizeCase: Case<QuantizeProblem, Operands> = {
  spec: dequantizeSpec,
  // One product.
  tolerance: 2,
  repeatable: true,
  sweep,
  fromOptions,

  data(problem, prec, random) {
    const { outer, channels, inner, offset } = problem;
    const { Y } = place(prec, { Y: [outer * channels * inner, 1] }, ['Y'], { offset });
    return { X: bytes(bytesIn(problem), offset, random), ...scaling(problem, random), Y } as Operands;
  },

  run: calling(dequantize, dequantizeSpec),
  reference: (problem, operands) => compute(problem, operands, operands.Y as MatrixView),

  error(problem, before, after) {
    const Y = before.Y as MatrixView;
    const expected = { ...Y, data: Float64Array.from(Y.data) };
    compute(problem, before, expected);
    return differenceOf(after.Y as MatrixView, expected);
  },

  table: bandwidthTable(dequantizeSpec, { columns: ['outer', 'channels'], computes: true }),
};
