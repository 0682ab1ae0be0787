// REQUANTIZE as a case: every byte exactly.
import { requantizeRef } from '../../../../src/nn/quantized/requantize.ref.ts';
import { requantize } from '../../../../src/nn.ts';
import { requantizeSpec } from '../../../../src/specs.ts';
import { calling } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { bandwidthTable } from '../../../lib/columns.ts';
import type { MatrixView } from '../../../lib/norms.ts';
import { fill, type IntegerView, integers, type Operands, realWindow } from '../../../lib/operands.ts';
import type { Random } from '../../../lib/random.ts';
import { bytes } from './quantizes.ts';

export interface RequantizeProblem {
  readonly outer: number;
  readonly channels: number;
  readonly inner: number;
  readonly unsigned: boolean;
  readonly per: 'tensor' | 'channels';
  readonly zero: number;
  /** Elements in front of the operands. */
  readonly offset: number;
  /** The bias is left out. */
  readonly bare?: boolean;
}

const usual = { unsigned: false, per: 'tensor', zero: 3, offset: 2 } as const;

const sweep: readonly RequantizeProblem[] = [
  { ...usual, outer: 0, channels: 3, inner: 2 },
  { ...usual, outer: 2, channels: 3, inner: 0 },
  { ...usual, outer: 1, channels: 1, inner: 1, bare: true },
  { ...usual, outer: 3, channels: 5, inner: 7, per: 'channels', unsigned: true, zero: 255, offset: 5 },
  { ...usual, outer: 7, channels: 9, inner: 1, per: 'channels', zero: -128, offset: 3 },
  { ...usual, outer: 1, channels: 3000, inner: 1, unsigned: true, zero: 0, offset: 0 },
  { ...usual, outer: 2, channels: 300, inner: 3, bare: true, offset: 1 },
  // Whole words, in several workgroups: of one channel, and of neighbours.
  { ...usual, outer: 3, channels: 7, inner: 108, per: 'channels', unsigned: true, zero: 9, offset: 4 },
  { ...usual, outer: 71, channels: 36, inner: 1, per: 'channels', zero: -5, offset: 8 },
  { ...usual, outer: 5, channels: 8, inner: 4, bare: true, offset: 4 },
];

const count = ({ outer, channels, inner }: RequantizeProblem): number => outer * channels * inner;

/** Integers of every size, also around their window. */
function sums(length: number, offset: number, random: Random): IntegerView {
  const view = integers(length, { offset });
  for (let k = 0; k < view.data.length; k++)
    view.data[k] = Math.floor((random.rand() - 0.5) * 2 ** Math.ceil(32 * random.rand()));
  return view;
}

function expected(problem: RequantizeProblem, operands: Operands): Int8Array {
  const integer = (view: IntegerView) => ({ data: view.data, off: view.offset });
  const { X, bias } = operands as { readonly X: IntegerView; readonly bias?: IntegerView };
  const { data, offset } = operands.scale as MatrixView;
  const Y = new Int8Array(count(problem));
  const of = { X: integer(X), bias: bias && integer(bias), scale: { data, off: offset } };
  requantizeRef({ ...problem, ...of }, { data: Y, off: 0 });
  return Y;
}

export const requantizeCase: Case<RequantizeProblem, Operands> = {
  spec: requantizeSpec,
  tolerance: 1,
  repeatable: true,
  sweep,
  fromOptions: ({ m, n }) => ({ ...usual, outer: n, channels: m, inner: 1, per: 'channels', offset: 0 }),

  data(problem, _prec, random) {
    const { channels, per, offset, bare } = problem;
    const scale = realWindow('s', per === 'tensor' ? 1 : channels, 1, { offset }, 'read');
    // Among them negative ones.
    fill('s', scale, () => 2 ** -(24 * random.rand()) * (random.rand() < 0.1 ? -1 : 1));
    return {
      X: sums(count(problem), offset, random),
      ...(!bare && { bias: sums(channels, offset, random) }),
      ...{ scale, Y: bytes(count(problem), offset, random) },
    };
  },

  run: calling(requantize, requantizeSpec),

  reference(problem, operands) {
    const { data, offset } = operands.Y as MatrixView;
    data.set(expected(problem, operands), offset);
  },

  error(problem, before, after) {
    const { data, offset } = after.Y as MatrixView;
    return expected(problem, before).reduce((wrong, y, e) => (data[offset + e] === y ? wrong : wrong + 1), 0);
  },

  table: bandwidthTable(requantizeSpec, { columns: ['outer', 'channels'] }),
};
