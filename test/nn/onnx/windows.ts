// ONNX's cases for convolutions and pooling, channels first.
import { avgPool2d, conv2d, maxPool2d, type Pads } from '../../../src/nn.ts';
import {
  type Attributes,
  counted,
  example,
  filled,
  given,
  list,
  normal,
  number,
  type Operator,
  reshaped,
  result,
  single,
  type Tensor,
  tensor,
} from './operator.ts';

/** What windows do along each axis of pixels. */
interface Axis {
  readonly size: number;
  readonly window: number;
  readonly stride: number;
  readonly dilation: number;
  readonly before: number;
  readonly after: number;
  readonly count: number;
}

function axesOf({ shape }: Tensor, window: readonly number[], a: Attributes): Axis[] {
  const count = window.length;
  const [strides, dilations] = [
    list(
      a,
      'strides',
      window.map(() => 1),
    ),
    list(
      a,
      'dilations',
      window.map(() => 1),
    ),
  ];
  const pads = list(a, 'pads', new Array(2 * count).fill(0));
  return window.map((size, k) => {
    const axis = { size: shape[k + 2]!, window: size, stride: strides[k]!, dilation: dilations[k]! };
    const reach = (size - 1) * axis.dilation + 1;
    if (String(a.auto_pad).startsWith('SAME')) {
      const count = Math.ceil(axis.size / axis.stride);
      const all = Math.max(0, (count - 1) * axis.stride + reach - axis.size);
      const before = a.auto_pad === 'SAME_UPPER' ? Math.floor(all / 2) : Math.ceil(all / 2);
      return { ...axis, before, after: all - before, count };
    }
    const [before, after] = [pads[k]!, pads[k + count]!];
    const free = (axis.size + before + after - reach) / axis.stride;
    const last = number(a, 'ceil_mode', 0) === 1 ? Math.ceil(free) : Math.floor(free);
    // A window that would begin in the padding behind is none.
    return { ...axis, before, after, count: last * axis.stride >= axis.size + before ? last : last + 1 };
  });
}

/** All places of a box, by their coordinates. */
export function* box(sizes: readonly number[]): Generator<number[]> {
  const all = sizes.reduce((product, size) => product * size, 1);
  for (let k = 0; k < all; k++) {
    let rest = k;
    const at = new Array<number>(sizes.length);
    for (let axis = sizes.length - 1; axis >= 0; axis--) {
      at[axis] = rest % sizes[axis]!;
      rest = Math.floor(rest / sizes[axis]!);
    }
    yield at;
  }
}
export const place = (sizes: readonly number[], at: readonly number[]) =>
  sizes.reduce((k, size, axis) => k * size + at[axis]!, 0);

function pooled(x: Tensor, axes: readonly Axis[], of: (elements: number[], padded: number) => number): Tensor {
  const [sizes, counts] = [axes.map((axis) => axis.size), axes.map((axis) => axis.count)];
  const [images, channels] = x.shape as [number, number];
  const data: number[] = [];
  for (let plane = 0; plane < images * channels; plane++)
    for (const out of box(counts)) {
      const elements: number[] = [];
      let padded = 0;
      for (const tap of box(axes.map((axis) => axis.window))) {
        const at = axes.map((axis, k) => out[k]! * axis.stride + tap[k]! * axis.dilation - axis.before);
        if (axes.every((axis, k) => at[k]! < axis.size + axis.after)) padded++;
        if (axes.every((axis, k) => at[k]! >= 0 && at[k]! < axis.size))
          elements.push(x.data[plane * sizes.reduce((p, s) => p * s, 1) + place(sizes, at)]!);
      }
      data.push(of(elements, padded));
    }
  return tensor([images, channels, ...counts], data);
}

export const paddings = (a: Attributes): Pads | undefined => {
  if (a.auto_pad === 'SAME_UPPER') return 'same';
  if (a.auto_pad === 'SAME_LOWER') return 'sameLower';
  const [top, left, bottom, right] = list(a, 'pads', [0, 0, 0, 0]) as [number, number, number, number];
  return [top, bottom, left, right];
};

type Pool = (x: Tensor, window: readonly [number, number], a: Attributes) => Promise<Tensor>;

/** Pooling along one axis is that of images of one row; along three it is two calls, along two axes and then along the first. */
async function byImages(pool: Pool, x: Tensor, a: Attributes): Promise<Tensor[]> {
  const window = list(a, 'kernel_shape', []);
  const [images, channels, ...sizes] = x.shape as [number, number, ...number[]];
  const ones = window.map(() => 1);
  const [strides, dilations] = [list(a, 'strides', ones), list(a, 'dilations', ones)];
  if (window.length === 2) return [await pool(x, window as [number, number], { ...a, strides, dilations })];
  if (window.length === 1) {
    const row = await pool(reshaped(x, [images, channels, 1, sizes[0]!]), [1, window[0]!], {
      ...a,
      strides: [1, strides[0]!],
      dilations: [1, dilations[0]!],
    });
    return [reshaped(row, [images, channels, row.shape[3]!])];
  }
  const rest = { ceil_mode: number(a, 'ceil_mode', 0), count_include_pad: number(a, 'count_include_pad', 0) };
  const slices = reshaped(x, [images, channels * sizes[0]!, sizes[1]!, sizes[2]!]);
  const flat = await pool(slices, [window[1]!, window[2]!], {
    ...rest,
    strides: strides.slice(1),
    dilations: dilations.slice(1),
  });
  const [height, width] = flat.shape.slice(2) as [number, number];
  const stacked = reshaped(flat, [images, channels, sizes[0]!, height * width]);
  const deep = await pool(stacked, [window[0]!, 1], {
    ...rest,
    strides: [strides[0]!, 1],
    dilations: [dilations[0]!, 1],
  });
  return [reshaped(deep, [images, channels, deep.shape[2]!, height, width])];
}

export const common = (a: Attributes) => ({
  layout: 'nchw' as const,
  strides: a.strides as unknown as readonly [number, number],
  dilations: a.dilations as unknown as readonly [number, number],
  pads: paddings(a)!,
  ceil: a.ceil_mode === 1,
});

const five = counted('1x1x5x5', 1);
const square = (size: number) => ({ kernel_shape: [size, size] });
const padded = [2, 2, 2, 2];
/** Shared by both kinds of pooling. */
const both = {
  '2d_precomputed_pads': example({ ...square(5), pads: padded }, five),
  '2d_precomputed_strides': example({ ...square(2), strides: [2, 2] }, five),
  '2d_precomputed_same_upper': example({ ...square(3), strides: [2, 2], auto_pad: 'SAME_UPPER' }, five),
  '1d_default': example({ kernel_shape: [2] }, normal('1x3x32')),
  '2d_default': example(square(2), normal('1x3x32x32')),
  '3d_default': example({ kernel_shape: [2, 2, 2] }, normal('1x3x32x32x32')),
  '2d_same_upper': example({ ...square(2), auto_pad: 'SAME_UPPER' }, normal('1x3x32x32')),
  '2d_same_lower': example({ ...square(2), auto_pad: 'SAME_LOWER' }, normal('1x3x32x32')),
  '2d_pads': example({ ...square(3), pads: padded }, normal('1x3x28x28')),
  '2d_strides': example({ ...square(5), strides: [3, 3] }, normal('1x3x32x32')),
  '2d_ceil': example({ ...square(3), strides: [2, 2], ceil_mode: 1 }, counted('1x1x4x4', 1)),
};
const named = (name: string, cases: Operator['cases']): Operator['cases'] =>
  Object.fromEntries(Object.entries(cases).map(([key, value]) => [`${name}_${key}`, value]));

const gaps = { kernel_shape: [2, 2], dilations: [2, 2], strides: [1, 1] };
const deepGaps = { kernel_shape: [2, 2, 2], dilations: [2, 2, 2], strides: [1, 1, 1] };
const largeGaps = { kernel_shape: [5, 5, 5], dilations: [2, 2, 2], strides: [3, 3, 3] };

export const maxPool: Operator = {
  name: 'MaxPool',
  tolerance: 0,
  naive: (inputs, a) => [
    pooled(given(inputs, 0), axesOf(given(inputs, 0), list(a, 'kernel_shape', []), a), (all) => Math.max(...all)),
  ],
  ours: (context, inputs, a) =>
    byImages(
      async (x, window, b) => result(await maxPool2d(single(x), window, { ...common(b), context })),
      given(inputs, 0),
      a,
    ),
  cases: {
    ...named('maxpool', both),
    maxpool_2d_uint8: example({ ...square(5), pads: padded }, five),
    maxpool_2d_ceil_output_size_reduce_by_one: example(
      { ...square(1), strides: [2, 2], ceil_mode: 1 },
      counted('1x1x2x2', 1),
    ),
    maxpool_2d_dilations: example(gaps, counted('1x1x4x4', 1)),
    maxpool_3d_dilations: example(deepGaps, counted('1x1x4x4x4', 1)),
    maxpool_3d_dilations_use_ref_impl: example(deepGaps, counted('1x1x4x4x4', 1)),
    maxpool_3d_dilations_use_ref_impl_large: example({ ...largeGaps, ceil_mode: 1 }, normal('1x1x32x32x32')),
  },
};

const large = (count_include_pad: number, ceil_mode: number) =>
  example({ ...largeGaps, count_include_pad, ceil_mode }, normal('1x1x32x32x32'));

export const averagePool: Operator = {
  name: 'AveragePool',
  naive: (inputs, a) => [
    pooled(
      given(inputs, 0),
      axesOf(given(inputs, 0), list(a, 'kernel_shape', []), a),
      (all, of) => all.reduce((sum, x) => sum + x, 0) / (a.count_include_pad === 1 ? of : all.length),
    ),
  ],
  ours: (context, inputs, a) =>
    byImages(
      async (x, window, b) =>
        result(await avgPool2d(single(x), window, { ...common(b), countPadded: b.count_include_pad === 1, context })),
      given(inputs, 0),
      a,
    ),
  cases: {
    ...named('averagepool', both),
    averagepool_2d_precomputed_pads_count_include_pad: example(
      { ...square(5), pads: padded, count_include_pad: 1 },
      five,
    ),
    averagepool_2d_pads_count_include_pad: example(
      { ...square(3), pads: padded, count_include_pad: 1 },
      normal('1x3x28x28'),
    ),
    averagepool_2d_ceil_last_window_starts_on_pad: example(
      { ...square(3), strides: [3, 3], pads: [1, 1, 1, 1], ceil_mode: 1, count_include_pad: 1 },
      normal('1x3x2x2'),
    ),
    averagepool_2d_dilations: example({ ...gaps, ceil_mode: 1 }, counted('1x1x4x4', 1)),
    averagepool_3d_dilations_small: example({ ...deepGaps, ceil_mode: 1 }, counted('1x1x4x4x4', 1)),
    averagepool_3d_dilations_large_count_include_pad_is_0_ceil_mode_is_True: large(0, 1),
    averagepool_3d_dilations_large_count_include_pad_is_0_ceil_mode_is_False: large(0, 0),
    averagepool_3d_dilations_large_count_include_pad_is_1_ceil_mode_is_True: large(1, 1),
    averagepool_3d_dilations_large_count_include_pad_is_1_ceil_mode_is_False: large(1, 0),
  },
};

const whole = ({ shape }: Tensor): Attributes => ({ kernel_shape: shape.slice(2) });
const global = (name: string, like: Operator): Operator => ({
  ...like,
  name,
  naive: (inputs) => like.naive(inputs, whole(given(inputs, 0))),
  ours: (context, inputs) => like.ours(context, inputs, whole(given(inputs, 0))),
  cases: {
    [name.toLowerCase()]: example({}, normal('1x3x5x5')),
    [`${name.toLowerCase()}_precomputed`]: example({}, counted('1x1x3x3', 1)),
  },
});
export const globalAveragePool = global('GlobalAveragePool', averagePool);
export const globalMaxPool = global('GlobalMaxPool', maxPool);

export const conv: Operator = {
  name: 'Conv',
  naive(inputs, a) {
    const [x, w] = inputs as [Tensor, Tensor];
    const axes = axesOf(x, w.shape.slice(2), a);
    const [sizes, counts, window] = [axes.map((s) => s.size), axes.map((s) => s.count), w.shape.slice(2)];
    const [[images, channels], [outs, depth]] = [x.shape, w.shape] as unknown as [[number, number], [number, number]];
    const groups = number(a, 'group', 1);
    const y = filled([images, outs, ...counts].join('x'), 0);
    for (const [image, o, ...out] of box([images, outs, ...counts]) as Iterable<[number, number, ...number[]]>)
      for (const [c, ...tap] of box([depth, ...window]) as Iterable<[number, ...number[]]>) {
        const at = axes.map((axis, k) => out[k]! * axis.stride + tap[k]! * axis.dilation - axis.before);
        if (axes.some((axis, k) => at[k]! < 0 || at[k]! >= axis.size)) continue;
        const from = Math.floor(o / (outs / groups)) * depth + c;
        y.data[place(y.shape, [image, o, ...out])]! +=
          x.data[place([images, channels, ...sizes], [image, from, ...at])]! * w.data[place(w.shape, [o, c, ...tap])]!;
      }
    return [y];
  },
  async ours(context, inputs, a) {
    const [x, w] = inputs as [Tensor, Tensor];
    const { strides = [1, 1], dilations = [1, 1] } = a;
    const { ceil: _, ...options } = common({ ...a, strides, dilations });
    return [result(await conv2d(single(x), single(w), { ...options, groups: number(a, 'group', 1), context }))];
  },
  cases: {
    basic_conv_with_padding: example({ pads: [1, 1, 1, 1] }, counted('1x1x5x5'), filled('1x1x3x3', 1)),
    basic_conv_without_padding: example({ pads: [0, 0, 0, 0] }, counted('1x1x5x5'), filled('1x1x3x3', 1)),
    conv_with_strides_padding: example(
      { pads: [1, 1, 1, 1], strides: [2, 2] },
      counted('1x1x7x5'),
      filled('1x1x3x3', 1),
    ),
    conv_with_strides_no_padding: example(
      { pads: [0, 0, 0, 0], strides: [2, 2] },
      counted('1x1x7x5'),
      filled('1x1x3x3', 1),
    ),
    conv_with_strides_and_asymmetric_padding: example(
      { pads: [1, 0, 1, 0], strides: [2, 2] },
      counted('1x1x7x5'),
      filled('1x1x3x3', 1),
    ),
    conv_with_autopad_same: example(
      { auto_pad: 'SAME_LOWER', strides: [2, 2] },
      counted('1x1x5x5'),
      filled('1x1x3x3', 1),
    ),
  },
};
