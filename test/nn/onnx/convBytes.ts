// ONNX's cases for convolutions of bytes: ConvInteger and QLinearConv.
import { ndarray } from '../../../src/linalg/index.ts';
import { convInteger, qlinearConv } from '../../../src/nn.ts';
import { counted, example, filled, type Inputs, made, type Operator, result, type Tensor, tensor } from './operator.ts';
import { quantized } from './products.ts';
import { conv, paddings } from './windows.ts';

const bytes = ({ shape, data }: Tensor) => ndarray(Uint8Array.from(data), [...shape]);
const less = ({ shape, data }: Tensor, zero: Tensor | undefined): Tensor =>
  made(shape, (k) => data[k]! - (zero?.data[0] ?? 0));
const scalar = (x: number): Tensor => tensor([], [Math.fround(x)]);
const one = (inputs: Inputs, k: number): number => inputs[k]!.data[0]!;

export const convIntegers: Operator = {
  name: 'ConvInteger',
  tolerance: 0,
  naive: ([x, w, zero], a) => conv.naive([less(x!, zero), w], a),
  async ours(context, [x, w, zero], a) {
    const options = { layout: 'nchw', pads: paddings(a) ?? [0, 0, 0, 0], zeroX: zero!.data[0]!, context } as const;
    return [result(await convInteger(bytes(x!), bytes(w!), options))];
  },
  cases: {
    convinteger_with_padding: example({ pads: [1, 1, 1, 1] }, counted('1x1x3x3', 2), filled('1x1x2x2', 1), scalar(1)),
    convinteger_without_padding: example({}, counted('1x1x3x3', 2), filled('1x1x2x2', 1), scalar(1)),
  },
};

export const qLinearConv: Operator = {
  name: 'QLinearConv',
  tolerance: 0,
  naive(inputs, a) {
    const [y] = conv.naive([less(inputs[0]!, inputs[2]), less(inputs[3]!, inputs[5])], a);
    const scale = one(inputs, 1) * one(inputs, 4);
    return [made(y!.shape, (k) => quantized(y!.data[k]! * scale, one(inputs, 6), one(inputs, 7), false))];
  },
  async ours(context, inputs) {
    const [x, w] = [bytes(inputs[0]!), bytes(inputs[3]!)];
    const of = (k: number) => ndarray(Float32Array.from(inputs[k]!.data), [...inputs[k]!.shape]);
    const zero = (k: number) => bytes(inputs[k]!);
    const options = { layout: 'nchw', context } as const;
    return [result(await qlinearConv(x, of(1), zero(2), w, of(4), zero(5), of(6), zero(7), undefined, options))];
  },
  cases: {
    qlinearconv: example(
      {},
      made([1, 1, 7, 7], (k) => (k * 89 + 255) % 256),
      scalar(0.003692047),
      scalar(132),
      tensor([1, 1, 1, 1], [0]),
      tensor([1], [Math.fround(0.0017279458)]),
      tensor([1], [255]),
      scalar(0.0016268126),
      scalar(123),
    ),
  },
};
