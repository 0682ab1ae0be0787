// ONNX's cases for QuantizeLinear and DequantizeLinear, of bytes and of four bits, and for DynamicQuantizeLinear.
import { sizeOf } from '../../../src/core/strided.ts';
import { dynamicQuantizeLinear, sdequantize, squantize } from '../../../src/nn.ts';
import type { Context } from '../../../src/runtime/context.ts';
import {
  type Attributes,
  example,
  type Inputs,
  made,
  number,
  type Operator,
  result,
  single,
  singles,
  type Tensor,
  tensor,
} from './operator.ts';

interface Of {
  readonly outer: number;
  readonly channels: number;
  readonly inner: number;
  readonly group: number;
  readonly bits: number;
  readonly unsigned: boolean;
  readonly per: 'tensor' | 'channels' | 'groups';
}

function layoutOf({ shape }: Tensor, scale: Tensor, a: Attributes): Of {
  const axis = number(a, 'axis', 1);
  const group = number(a, 'block_size', 0);
  const rest = { bits: number(a, 'bits', 8), unsigned: number(a, 'signed', 0) === 0, group: Math.max(1, group) };
  if (scale.data.length === 1) return { ...rest, outer: 1, channels: sizeOf(shape), inner: 1, per: 'tensor' };
  const [outer, inner] = [sizeOf(shape.slice(0, axis)), sizeOf(shape.slice(axis + 1))];
  return { ...rest, outer, channels: shape[axis]!, inner, per: group === 0 ? 'channels' : 'groups' };
}

/** Where the scale of element e is. */
function placeOf(e: number, { channels, inner, per, group }: Of): number {
  const [o, c, i] = [Math.floor(e / (channels * inner)), Math.floor(e / inner) % channels, e % inner];
  if (per === 'tensor') return 0;
  return per === 'channels' ? c : (o * Math.ceil(channels / group) + Math.floor(c / group)) * inner + i;
}

const even = (x: number): number => {
  const low = Math.floor(x);
  return x - low === 0.5 ? low + (low & 1) : Math.round(x);
};

/** Integers in bytes; of four bits two in each, of outer rows. */
function packed(values: ArrayLike<number>, { outer, bits }: Of): Int8Array<ArrayBuffer> {
  if (bits === 8) return Int8Array.from(values);
  const row = values.length / outer;
  const pitch = Math.ceil(row / 2);
  const bytes = new Int8Array(outer * pitch);
  for (let e = 0; e < values.length; e++) {
    const [o, l] = [Math.floor(e / row), e % row];
    bytes[o * pitch + (l >> 1)]! |= (values[e]! & 15) << (4 * (l % 2));
  }
  return bytes;
}

function unpacked(bytes: Int8Array, count: number, { outer, bits, unsigned }: Of): number[] {
  const row = count / outer;
  const pitch = bits === 8 ? row : Math.ceil(row / 2);
  return Array.from({ length: count }, (_, e) => {
    const [o, l] = [Math.floor(e / row), e % row];
    const raw = bits === 8 ? bytes[o * pitch + l]! & 255 : (bytes[o * pitch + (l >> 1)]! >> (4 * (l % 2))) & 15;
    return unsigned || raw < 2 ** (bits - 1) ? raw : raw - 2 ** bits;
  });
}

function callOf(context: Context, [x, scale, zero]: Inputs, of: Of) {
  const { outer, channels, inner, group, unsigned, per } = of;
  return {
    ...({ outer, channels, inner, group, unsigned, per, bits: of.bits === 4 ? '4' : '8' } as const),
    ...{ scale: singles(context, scale!), zero: context.upload('b', Int8Array.from(zero!.data)) },
    count: x!.data.length,
  };
}

const rows = tensor([3, 4], [0, 2.5, 4.8, 8.6, -30, -20, 6, 9, 12, 15, 16, 40].map(Math.fround));
const image = [-162, 10, -100, 232, -20, -50, -76, 0, 0, 252, 32, -44, 245, -485, -960, -270, -375, -470];
const ofRows = [tensor([3], [2, 3, 4]), tensor([3], [1, 1, 1])] as const;

export const quantizeLinear: Operator = {
  name: 'QuantizeLinear',
  tolerance: 0,
  naive([x, scale, zero], a) {
    const of = layoutOf(x!, scale!, a);
    const least = of.unsigned ? 0 : -(2 ** (of.bits - 1));
    const integer = (e: number) => {
      const at = placeOf(e, of);
      const y = even(x!.data[e]! / scale!.data[at]!) + zero!.data[at]!;
      return Math.min(Math.max(y, least), least + 2 ** of.bits - 1);
    };
    return [made(x!.shape, integer)];
  },
  async ours(context, inputs, a) {
    const x = inputs[0]!;
    const of = layoutOf(x, inputs[1]!, a);
    const { count, ...call } = callOf(context, inputs, of);
    const Y = context.alloc('b', packed(x.data, of).length);
    await squantize(context.queue, { ...call, X: singles(context, x), Y });
    return [tensor(x.shape, unpacked(await context.download(Y), count, of))];
  },
  cases: {
    quantizelinear: example({}, tensor([6], [0, 2, 3, 1000, -254, -1000]), tensor([], [2]), tensor([], [128])),
    quantizelinear_axis: example({}, tensor([1, 3, 3, 2], image), tensor([3], [2, 4, 5]), tensor([3], [84, 24, 196])),
    quantizelinear_uint4: example({ axis: 0, bits: 4 }, rows, ...ofRows),
    quantizelinear_int4: example({ axis: 0, bits: 4, signed: 1 }, rows, ...ofRows),
    quantizelinear_blocked_asymmetric: example(
      { axis: 1, block_size: 2 },
      tensor([3, 4], [6, 12, 50, 5, 1, 8, 4, 5, 0, 20, 10, 4]),
      tensor([3, 2], [1.5, 2.5, 3, 4.9, 5.1, 6.9].map(Math.fround)),
      tensor([3, 2], [0, 1, 1, 0, 2, 3]),
    ),
  },
};

const bytesOfImage = [3, 89, 34, 200, 74, 59, 5, 24, 24, 87, 32, 13, 245, 99, 4, 142, 121, 102];
const blocked = [...bytesOfImage.slice(0, 12), 5, 12, 12, 33, 65, 42, ...bytesOfImage.slice(12)];

export const dequantizeLinear: Operator = {
  name: 'DequantizeLinear',
  tolerance: 0,
  naive([x, scale, zero], a) {
    const of = layoutOf(x!, scale!, a);
    return [made(x!.shape, (e) => (x!.data[e]! - zero!.data[placeOf(e, of)]!) * scale!.data[placeOf(e, of)]!)];
  },
  async ours(context, inputs, a) {
    const x = inputs[0]!;
    const of = layoutOf(x, inputs[1]!, a);
    const { count, ...call } = callOf(context, inputs, of);
    const Y = context.alloc('s', count);
    await sdequantize(context.queue, { ...call, X: context.upload('b', packed(x.data, of)), Y });
    return [tensor(x.shape, await context.download(Y))];
  },
  cases: {
    dequantizelinear: example({}, tensor([4], [0, 3, 128, 255]), tensor([], [2]), tensor([], [128])),
    dequantizelinear_axis: example(
      {},
      tensor([1, 3, 3, 2], bytesOfImage),
      tensor([3], [2, 4, 5]),
      tensor([3], [84, 24, 196]),
    ),
    dequantizelinear_uint4: example(
      { axis: 0, bits: 4 },
      tensor([5], [0, 1, 7, 10, 15]),
      tensor([], [2]),
      tensor([1], [1]),
    ),
    dequantizelinear_int4: example(
      { axis: 0, bits: 4, signed: 1 },
      tensor([5], [0, 1, 7, -4, -8]),
      tensor([], [2]),
      tensor([1], [1]),
    ),
    dequantizelinear_blocked: example(
      { axis: 1, block_size: 2 },
      tensor([1, 4, 3, 2], blocked),
      tensor([1, 2, 3, 2], [3, 2, 4, 1, 2, 2, 5, 2, 4, 3, 5, 2]),
      tensor([1, 2, 3, 2], [1, 0, 0, 1, 2, 20, 3, 2, 4, 3, 15, 2]),
    ),
  },
};

export const dynamicQuantizing: Operator = {
  name: 'DynamicQuantizeLinear',
  // One of a byte: a number of the first case is 4e-8 away from a tie, and a GPU may round it to either side.
  tolerance: 1.01 / 255,
  naive([x]) {
    const [least, most] = [Math.min(0, ...x!.data), Math.max(0, ...x!.data)];
    const scale = Math.fround((most - least) / 255);
    const byte = (y: number) => Math.min(Math.max(y, 0), 255);
    const zero = byte(even(-least / scale));
    const bytes = made(x!.shape, (e) => byte(even(Math.fround(x!.data[e]! / scale)) + zero));
    return [bytes, tensor([], [scale]), tensor([], [zero])];
  },
  async ours(context, [x]) {
    const { y, scale, zero } = await dynamicQuantizeLinear(single(x!), { context });
    return [result(y), tensor([], [scale]), tensor([], [zero])];
  },
  cases: {
    dynamicquantizelinear: example({}, tensor([6], [0, 2, -3, -2.5, 1.34, 0.5].map(Math.fround))),
    dynamicquantizelinear_max_adjusted: example({}, tensor([6], [-1, -2.1, -1.3, -2.5, -3.34, -4].map(Math.fround))),
    dynamicquantizelinear_min_adjusted: example(
      {},
      tensor([3, 4], [1, 2.1, 1.3, 2.5, 3.34, 4, 1.5, 2.6, 3.9, 4, 3, 2.345].map(Math.fround)),
    ),
  },
};
