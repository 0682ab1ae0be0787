// What the convolutions of basalt/nn have in common: arguments, and sizes that follow from them.
import { type ArgSpec, num, type Values } from './spec.ts';
import { dilations, type ImageLayout, imageLayout, paddings, strides, windowsAlong, worded } from './windows.ts';

const size: ArgSpec = { kind: 'size' };

/** Arguments in front of the operands. */
export const convSizes = {
  layout: imageLayout,
  images: size,
  height: size,
  width: size,
  channels: size,
  outChannels: size,
  filterHeight: size,
  filterWidth: size,
} as const satisfies Readonly<Record<string, ArgSpec>>;

const divides = (a: Values): boolean =>
  num(a, 'groups') >= 1 &&
  num(a, 'channels') % num(a, 'groups') === 0 &&
  num(a, 'outChannels') % num(a, 'groups') === 0;

/** Arguments behind them. */
export const convSteps = {
  ...strides,
  ...paddings,
  ...dilations,
  groups: {
    kind: 'size',
    default: 1,
    also: (a) => (divides(a) ? undefined : 'must be an integer >= 1 that divides channels and outChannels'),
  },
  algo: { kind: 'flag', values: ['auto', 'implicit', 'gemm', 'direct'], default: 'auto' },
} as const satisfies Readonly<Record<string, ArgSpec>>;

/** A call without its operands. */
export interface ConvSizes {
  readonly layout: ImageLayout;
  readonly images: number;
  readonly height: number;
  readonly width: number;
  readonly channels: number;
  readonly outChannels: number;
  readonly filterHeight: number;
  readonly filterWidth: number;
  readonly strideY: number;
  readonly strideX: number;
  readonly padTop: number;
  readonly padBottom: number;
  readonly padLeft: number;
  readonly padRight: number;
  readonly dilationY: number;
  readonly dilationX: number;
  readonly groups: number;
}

/** Height and width of the result. */
export const convolvedSize = (
  a: Omit<ConvSizes, 'layout'>,
): { readonly outHeight: number; readonly outWidth: number } => ({
  outHeight: windowsAlong({
    ...{ size: a.height, window: a.filterHeight, stride: a.strideY },
    ...{ before: a.padTop, after: a.padBottom, dilation: a.dilationY },
  }),
  outWidth: windowsAlong({
    ...{ size: a.width, window: a.filterWidth, stride: a.strideX },
    ...{ before: a.padLeft, after: a.padRight, dilation: a.dilationX },
  }),
});

/** Steps between neighbours of a tensor: images (or filters), rows, columns, channels. */
export interface Steps4 {
  readonly n: number;
  readonly y: number;
  readonly x: number;
  readonly c: number;
}

/** A convolution with the sizes of its result and the steps of its operands. */
export interface Convolution extends ConvSizes {
  readonly outHeight: number;
  readonly outWidth: number;
  /** Channels of the images that a filter is over. */
  readonly depth: number;
  readonly x: Steps4;
  readonly filter: Steps4;
  readonly result: Steps4;
}

const first = (height: number, width: number, channels: number): Steps4 => ({
  n: channels * height * width,
  y: width,
  x: 1,
  c: height * width,
});
const last = (height: number, width: number, channels: number): Steps4 => ({
  n: height * width * channels,
  y: width * channels,
  x: channels,
  c: 1,
});

export function convolutionOf(a: ConvSizes): Convolution {
  const { layout, images, height, width, channels, outChannels, filterHeight, filterWidth, strideY, strideX } = a;
  const { padTop, padBottom, padLeft, padRight, dilationY, dilationX, groups } = a;
  const own = { layout, images, height, width, channels, outChannels, filterHeight, filterWidth, strideY, strideX };
  const { outHeight, outWidth } = convolvedSize(a);
  const depth = channels / groups;
  const of = layout === 'nhwc' ? last : first;
  const filter =
    layout === 'nhwc'
      ? { n: 1, y: filterWidth * depth * outChannels, x: depth * outChannels, c: outChannels }
      : first(filterHeight, filterWidth, depth);
  const steps = { x: of(height, width, channels), filter, result: of(outHeight, outWidth, outChannels) };
  const places = { padTop, padBottom, padLeft, padRight, dilationY, dilationX, groups };
  return { ...own, ...places, outHeight, outWidth, depth, ...steps };
}

const convolved = (a: Values): number => {
  const { outHeight, outWidth } = convolvedSize(a as unknown as ConvSizes);
  return num(a, 'images') * outHeight * outWidth * num(a, 'outChannels');
};
const filterLength = (a: Values): number =>
  (num(a, 'filterHeight') * num(a, 'filterWidth') * num(a, 'channels') * num(a, 'outChannels')) / num(a, 'groups');

export const imagesExtent = worded(
  'images height width channels',
  (a) => num(a, 'images') * num(a, 'height') * num(a, 'width') * num(a, 'channels'),
);
export const filterExtent = worded('filterHeight filterWidth channels/groups outChannels', filterLength);
export const convolvedExtent = worded('images outHeight outWidth outChannels', convolved);

/** A multiplication and an addition for each element of a window and each channel of the result. */
export const flopsConvolution = (a: Values): number =>
  2 *
  convolved(a) *
  num(a, 'filterHeight') *
  num(a, 'filterWidth') *
  (num(a, 'channels') / Math.max(1, num(a, 'groups')));
