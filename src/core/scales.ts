// What quantize and dequantize have in common: how bytes lie, and which scale and zero point an element has.
import { type ArgSpec, num, type Values } from './spec.ts';
import { worded } from './windows.ts';

export interface Layout {
  readonly outer: number;
  readonly channels: number;
  readonly inner: number;
  readonly bits: '4' | '8';
  readonly unsigned: boolean;
  readonly per: 'tensor' | 'channels' | 'groups';
  readonly group: number;
}

/** n elements with one scale, as bytes without a sign. */
export const wholeLayout = (n: number): Layout => ({
  ...{ outer: 1, channels: n, inner: 1, bits: '8', unsigned: true, per: 'tensor', group: 1 },
});

/** Bytes or numbers from a place on. */
export interface Part<A> {
  readonly data: A;
  readonly off: number;
}

/** Scale and zero point of element (o, c, i) are at o outerStep + floor(c/group) channelStep + i innerStep. */
export function stepsOf({ channels, inner, per, group }: Layout) {
  if (per === 'tensor') return { group: 1, outerStep: 0, channelStep: 0, innerStep: 0 };
  if (per === 'channels') return { group: 1, outerStep: 0, channelStep: 1, innerStep: 0 };
  return { group, outerStep: Math.ceil(channels / group) * inner, channelStep: inner, innerStep: 1 };
}

/** Whether so many numbers, from a multiple of that on, are always in one row and have one scale. */
export function isEven({ channels, inner, per, group }: Layout, numbers: number): boolean {
  if ((channels * inner) % numbers !== 0) return false;
  if (per === 'channels') return inner % numbers === 0;
  return per === 'tensor' || (inner === 1 && group % numbers === 0);
}

/** Bytes of what is one behind the other. */
export const pitchOf = ({ channels, inner, bits }: Layout): number => Math.ceil((channels * inner * Number(bits)) / 8);

/** The zero point where none is given. */
export const zeroOf = ({ bits, unsigned }: Layout): number => (bits === '4' && unsigned ? 8 : 0);

/** What a byte of zero points says. */
export const pointOf = (byte: number, unsigned: boolean): number => (unsigned ? byte & 255 : byte);

const layoutOf = (a: Values): Layout => a as unknown as Layout;

const elementsOf = (a: Values): number => num(a, 'outer') * num(a, 'channels') * num(a, 'inner');
export const elements = worded('outer channels inner', elementsOf);
export const nothing = (a: Values): boolean => elementsOf(a) === 0;
/** A quotient or product, and a sum. */
export const flops = (a: Values): number => 2 * elementsOf(a);

export const bytes = worded('outer ceil(channels inner bits/8)', (a: Values) => num(a, 'outer') * pitchOf(layoutOf(a)));

export const scales = worded('1, channels, or outer ceil(channels/group) inner', (a: Values) => {
  const { outer, channels, inner, per, group } = layoutOf(a);
  if (per === 'tensor') return 1;
  return per === 'channels' ? channels : outer * Math.ceil(channels / group) * inner;
});

export const group: ArgSpec = {
  kind: 'size',
  default: 32,
  also: (a) => (num(a, 'group') >= 1 ? undefined : 'must be an integer >= 1'),
};
