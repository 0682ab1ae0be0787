// ONNX's cases for ConvTranspose.
import { convTranspose2d } from '../../../src/nn.ts';
import {
  type Attributes,
  counted,
  example,
  filled,
  given,
  type Inputs,
  list,
  made,
  number,
  type Operator,
  reshaped,
  result,
  single,
  type Tensor,
  tensor,
} from './operator.ts';
import { box, common, place } from './windows.ts';

/** As images of one row. */
const asImages = (x: Tensor): Tensor =>
  x.shape.length === 3 ? reshaped(x, [x.shape[0]!, x.shape[1]!, 1, x.shape[2]!]) : x;

/** Sizes of the result and what is cut away in front of it. */
function transposedAxes(x: Tensor, window: readonly number[], a: Attributes) {
  const ones = window.map(() => 1);
  const [strides, dilations] = [list(a, 'strides', ones), list(a, 'dilations', ones)];
  const [more, pads] = [
    list(
      a,
      'output_padding',
      window.map(() => 0),
    ),
    list(a, 'pads', new Array(2 * window.length).fill(0)),
  ];
  return window.map((size, k) => {
    const [stride, dilation] = [strides[k]!, dilations[k]!];
    const all = stride * (x.shape[k + 2]! - 1) + (size - 1) * dilation + 1;
    const same = String(a.auto_pad).startsWith('SAME');
    const wanted = same ? x.shape[k + 2]! * stride : list(a, 'output_shape', [])[k];
    if (wanted === undefined)
      return { stride, dilation, out: all + more[k]! - pads[k]! - pads[k + window.length]!, before: pads[k]! };
    const cut = Math.max(0, all + (same ? more[k]! : 0) - wanted);
    return {
      stride,
      dilation,
      out: wanted,
      before: a.auto_pad === 'SAME_UPPER' ? Math.floor(cut / 2) : Math.ceil(cut / 2),
    };
  });
}

export const convTranspose: Operator = {
  name: 'ConvTranspose',
  naive(inputs: Inputs, a) {
    const [x, w] = inputs as [Tensor, Tensor];
    const window = w.shape.slice(2);
    const axes = transposedAxes(x, window, a);
    const [[images, channels, ...sizes], [, depth]] = [x.shape, w.shape] as unknown as [
      [number, number, ...number[]],
      [number, number],
    ];
    const groups = number(a, 'group', 1);
    const y = made([images, depth * groups, ...axes.map((axis) => axis.out)], () => 0);
    for (const [image, c, ...pixel] of box([images, channels, ...sizes]) as Iterable<[number, number, ...number[]]>)
      for (const [o, ...tap] of box([depth, ...window]) as Iterable<[number, ...number[]]>) {
        const at = axes.map((axis, k) => pixel[k]! * axis.stride + tap[k]! * axis.dilation - axis.before);
        if (axes.some((axis, k) => at[k]! < 0 || at[k]! >= axis.out)) continue;
        const to = Math.floor(c / (channels / groups)) * depth + o;
        y.data[place(y.shape, [image, to, ...at])]! +=
          x.data[place(x.shape, [image, c, ...pixel])]! * w.data[place(w.shape, [c, o, ...tap])]!;
      }
    return [y];
  },
  async ours(context, inputs, a) {
    const [x, w] = [asImages(given(inputs, 0)), asImages(given(inputs, 1))];
    const { strides = [1, 1], dilations = [1, 1] } = a;
    const { ceil: _, ...options } = common({ ...a, strides, dilations });
    const natural = transposedAxes(x, w.shape.slice(2), { strides, dilations });
    const outPads = ('output_shape' in a
      ? natural.map(({ out }, k) => list(a, 'output_shape', [])[k]! - out)
      : list(a, 'output_padding', [0, 0])) as unknown as [number, number];
    const y = result(
      await convTranspose2d(single(x), single(w), { ...options, outPads, groups: number(a, 'group', 1), context }),
    );
    return [given(inputs, 0).shape.length === 3 ? reshaped(y, [y.shape[0]!, y.shape[1]!, y.shape[3]!]) : y];
  },
  cases: {
    convtranspose: example({}, counted('1x1x3x3'), filled('1x2x3x3', 1)),
    convtranspose_1d: example({}, counted('1x1x3'), filled('1x2x3', 1)),
    convtranspose_output_shape: example(
      { strides: [3, 2], output_shape: [10, 8] },
      counted('1x1x3x3'),
      filled('1x2x3x3', 1),
    ),
    convtranspose_pad: example({ strides: [3, 2], output_padding: [1, 1] }, counted('1x1x3x3'), filled('1x2x3x3', 1)),
    convtranspose_kernel_shape: example(
      { strides: [3, 2], output_shape: [10, 8], output_padding: [1, 1] },
      counted('1x1x3x3'),
      filled('1x2x3x3', 1),
    ),
    convtranspose_pads: example({ strides: [3, 2], pads: [1, 2, 1, 2] }, counted('1x1x3x3'), filled('1x2x3x3', 1)),
    convtranspose_dilations: example(
      { dilations: [2, 2] },
      tensor([1, 1, 3, 3], [3, 8, 1, 9, 5, 7, 3, 2, 6]),
      tensor([1, 1, 2, 2], [7, 2, 1, 9]),
    ),
    convtranspose_autopad_same: example(
      { auto_pad: 'SAME_UPPER', strides: [2, 2] },
      counted('1x1x3x3'),
      filled('1x2x3x3', 1),
    ),
    convtranspose_group_2: example({ group: 2 }, counted('1x2x3x3'), filled('2x1x3x3', 1)),
    convtranspose_group_2_image_3: example({ group: 2 }, counted('3x2x3x3'), filled('2x1x3x3', 1)),
  },
};
