// What the cases of quantize and dequantize share: problems, and operands of bytes.
import type { Layout } from '../../../../src/core/scales.ts';
import type { MatrixView } from '../../../lib/norms.ts';
import { fill, realWindow, window } from '../../../lib/operands.ts';

export interface QuantizeProblem extends Layout {
  /** Elements in front of the operands. */
  readonly offset: number;
  /** Zero points are left out. */
  readonly bare?: boolean;
}

const usual = { bits: '8', unsigned: false, per: 'tensor', group: 32, offset: 2 } as const;

export const sweep: readonly QuantizeProblem[] = [
  { ...usual, outer: 0, channels: 3, inner: 2 },
  { ...usual, outer: 2, channels: 3, inner: 0 },
  { ...usual, outer: 1, channels: 1, inner: 1, bits: '4', unsigned: true, bare: true },
  { ...usual, outer: 3, channels: 5, inner: 7, per: 'channels', unsigned: true, offset: 5 },
  { ...usual, outer: 3, channels: 5, inner: 7, bits: '4', per: 'channels', offset: 3 },
  { ...usual, outer: 5, channels: 67, inner: 1, bits: '4', unsigned: true, per: 'groups', group: 8 },
  { ...usual, outer: 2, channels: 9, inner: 3, per: 'groups', group: 4, offset: 1 },
  { ...usual, outer: 1, channels: 3000, inner: 1, bits: '4', bare: true, offset: 0 },
  { ...usual, outer: 4, channels: 600, inner: 2, unsigned: true, per: 'groups', group: 7, offset: 6 },
  // Whole words, of one scale each, in several workgroups.
  { ...usual, outer: 3, channels: 5, inner: 400, per: 'channels', unsigned: true, offset: 4 },
  { ...usual, outer: 37, channels: 264, inner: 1, bits: '4', unsigned: true, per: 'groups', group: 24, offset: 8 },
  { ...usual, outer: 3, channels: 3, inner: 200, bits: '4', unsigned: true, per: 'channels', bare: true, offset: 12 },
  { ...usual, outer: 1, channels: 4420, inner: 1, bare: true, offset: 4 },
];

export const fromOptions = ({ m, n }: { readonly m: number; readonly n: number }): QuantizeProblem => ({
  ...{ ...usual, outer: n, channels: m, inner: 1, per: 'groups', offset: 0 },
});

export const scalesOf = ({ outer, channels, inner, per, group }: QuantizeProblem): number =>
  ({ tensor: 1, channels, groups: outer * Math.ceil(channels / group) * inner })[per];

export const bytesIn = ({ outer, channels, inner, bits }: QuantizeProblem): number =>
  outer * Math.ceil((channels * inner * Number(bits)) / 8);

type Random = { rand(): number };

/** Bytes from all over their range, or from `least` to below `least` + `count`, also around their window. */
export function bytes(length: number, offset: number, random: Random, least = -128, count = 256) {
  const view = window('b', length, 1, { offset });
  view.data.forEach((_, at) => {
    view.data[at] = least + Math.floor(count * random.rand());
  });
  return { ...view, type: 'b' as const };
}

/** Scales, and zero points that integers of so many bits can be. */
export function scaling(problem: QuantizeProblem, random: Random) {
  const { bits, unsigned, offset, bare } = problem;
  const scale = realWindow('s', scalesOf(problem), 1, { offset }, 'read');
  fill('s', scale, () => 0.05 + 0.05 * random.rand());
  const least = unsigned && bits === '4' ? 0 : -(2 ** (Number(bits) - 1));
  const zero = bytes(scalesOf(problem), offset, random, least, 2 ** Number(bits));
  return { scale, ...(!bare && { zero }) };
}

/** Operands as the references take them. */
export function partsOf(views: Readonly<Record<string, MatrixView | undefined>>) {
  const { X, Y, scale, zero } = views as Record<'X' | 'Y' | 'scale', MatrixView> & { readonly zero?: MatrixView };
  const byte = ({ data, offset }: MatrixView) => ({ data: Int8Array.from(data), off: offset });
  const number = ({ data, offset }: MatrixView) => ({ data: Float64Array.from(data), off: offset });
  return { X: number(X), bytesX: byte(X), Y: byte(Y), scale: number(scale), zero: zero && byte(zero) };
}
