// What poolForward and poolBackward have in common: arguments, and sizes that follow from them.
import { type ArgSpec, num, type Values } from './spec.ts';
import { dilations, type ImageLayout, imageLayout, paddings, strides, windowsAlong, worded } from './windows.ts';

/** In the order of their numbers in the kernels. */
export const POOL_KINDS = ['max', 'avg', 'avgPadded'] as const;
export type PoolKind = (typeof POOL_KINDS)[number];

const size: ArgSpec = { kind: 'size' };

/** Arguments in front of the operands. */
export const poolSizes = {
  kind: { kind: 'flag', values: POOL_KINDS },
  layout: imageLayout,
  images: size,
  height: size,
  width: size,
  channels: size,
  windowHeight: size,
  windowWidth: size,
} as const satisfies Readonly<Record<string, ArgSpec>>;

/** Arguments behind them. */
export const poolSteps = {
  ...strides,
  ...paddings,
  ceil: { kind: 'switch', default: false },
  ...dilations,
} as const satisfies Readonly<Record<string, ArgSpec>>;

/** A call without its operands. */
export interface PoolSizes {
  readonly kind: PoolKind;
  readonly layout: ImageLayout;
  readonly images: number;
  readonly height: number;
  readonly width: number;
  readonly channels: number;
  readonly windowHeight: number;
  readonly windowWidth: number;
  readonly strideY: number;
  readonly strideX: number;
  readonly padTop: number;
  readonly padBottom: number;
  readonly padLeft: number;
  readonly padRight: number;
  readonly ceil: boolean;
  readonly dilationY: number;
  readonly dilationX: number;
}

/** Height and width of the result. */
export const pooledSize = (
  a: Omit<PoolSizes, 'kind' | 'layout'>,
): { readonly outHeight: number; readonly outWidth: number } => ({
  outHeight: windowsAlong({
    ...{ size: a.height, window: a.windowHeight, stride: a.strideY },
    ...{ before: a.padTop, after: a.padBottom, dilation: a.dilationY, ceil: a.ceil },
  }),
  outWidth: windowsAlong({
    ...{ size: a.width, window: a.windowWidth, stride: a.strideX },
    ...{ before: a.padLeft, after: a.padRight, dilation: a.dilationX, ceil: a.ceil },
  }),
});

// Sizes stand behind the operands whose extents they are: they are known when footprints are checked.
const pooled = (a: Values): number => {
  const { outHeight, outWidth } = pooledSize(a as unknown as PoolSizes);
  return num(a, 'images') * outHeight * outWidth * num(a, 'channels');
};

export const imageExtent = worded('images height width channels', (a) =>
  ['images', 'height', 'width', 'channels'].reduce((product, name) => product * num(a, name), 1),
);
export const pooledExtent = worded('images outHeight outWidth channels', pooled);

/** Additions or comparisons. */
export const poolFlops = (a: Values) => ({ mul: 0, add: pooled(a) * num(a, 'windowHeight') * num(a, 'windowWidth') });

/** What a call is with its channels last, as kernels and references take it: with channels first, each channel is an image of its own. */
export interface Pooling extends PoolSizes {
  readonly planes: number;
  readonly depth: number;
  readonly outHeight: number;
  readonly outWidth: number;
}

export function poolingOf(a: PoolSizes): Pooling {
  const { kind, layout, images, height, width, channels, windowHeight, windowWidth, strideY, strideX, ceil } = a;
  const { padTop, padBottom, padLeft, padRight, dilationY, dilationX } = a;
  const [planes, depth] = layout === 'nhwc' ? [images, channels] : [images * channels, 1];
  const sizes = { kind, layout, images, height, width, channels, windowHeight, windowWidth, strideY, strideX, ceil };
  const places = { padTop, padBottom, padLeft, padRight, dilationY, dilationX };
  return { ...sizes, ...places, planes, depth, ...pooledSize(a) };
}
