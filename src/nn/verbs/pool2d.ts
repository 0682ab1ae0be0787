// maxPool2d, avgPool2d and their gradients on ndarrays.
import { type PoolKind, pooledSize } from '../../core/pooling.ts';
import type { ImageLayout } from '../../core/windows.ts';
import type { ArrayInput, Operand, Solved } from '../../linalg/arrays.ts';
import type { NdArray } from '../../linalg/ndarray.ts';
import type { VerbOptions } from '../../linalg/options.ts';
import { poolBackward, poolForward } from '../pooling/routines.gen.ts';
import { computed, flagOf, integersOf, operandsOf, optionsOf, sameShape } from './call.ts';
import { imageShape, imagesOf, layoutOf, type Pads, padsOf } from './images.ts';

/** How windows go over images. Distances are integers, one for each axis: [down, across]. */
export interface MaxPool2dOptions extends VerbOptions {
  /** Default 'nhwc': images height width channels; 'nchw': images channels height width. */
  readonly layout?: ImageLayout;
  /** Default: the window, so that windows lie side by side. */
  readonly strides?: readonly [number, number];
  /** Distances of a window's pixels. Default [1, 1]. */
  readonly dilations?: readonly [number, number];
  /** Around the image: [top, bottom, left, right], or 'same', as that of conv2d. Default: none. */
  readonly pads?: Pads;
  /** A last window may hang over the end. Default false. */
  readonly ceil?: boolean;
}

/** The same, and what a mean is of. */
export interface AvgPool2dOptions extends MaxPool2dOptions {
  /** Padding counts as zeros. Default false: a mean is of the image's elements. */
  readonly countPadded?: boolean;
}

/** Height and width of a window. */
type Window = readonly [number, number];

/**
 * The largest element of every window of images, channel by channel.
 *
 * x is images height width channels, or with layout 'nchw' images channels height width, and whatever counts as an array (ArrayInput); it
 * is read before the call returns its promise. The result is a new ndarray in the layout of x, single if x is. NaN in a window gives NaN, a
 * window with nothing of the image -Infinity. Computed by poolForward on the context's backend, doubles on the CPU. Flops one for each
 * element of a window.
 *
 * @throws ArgumentError for a wrong data type, shape, window or option.
 * @example
 * const y = await maxPool2d([[[[1], [5]], [[3], [2]]]], [2, 2]);
 * console.log(y.get(0, 0, 0, 0)); // 5
 */
export const maxPool2d = <A extends ArrayInput>(
  x: A,
  window: Window,
  options: MaxPool2dOptions = {},
): Promise<NdArray<Solved<A>>> => pooled('maxPool2d', 'max', x, window, options) as Promise<NdArray<Solved<A>>>;

/**
 * The mean of every window of images, channel by channel.
 *
 * As maxPool2d; a window with nothing of the image gives 0.
 *
 * @throws ArgumentError for a wrong data type, shape, window or option.
 * @example
 * const y = await avgPool2d([[[[1], [5]], [[3], [3]]]], [2, 2]);
 * console.log(y.get(0, 0, 0, 0)); // 3
 */
export const avgPool2d = <A extends ArrayInput>(
  x: A,
  window: Window,
  options: AvgPool2dOptions = {},
): Promise<NdArray<Solved<A>>> =>
  pooled('avgPool2d', kindOf('avgPool2d', 3, options), x, window, options) as Promise<NdArray<Solved<A>>>;

/**
 * The gradient of maxPool2d(x, window) by x, from the gradient dy by its result: every element of dy goes to the first largest element of
 * its window.
 *
 * The result has the shape of x, a new ndarray, single if both are. Computed by poolBackward.
 *
 * @throws ArgumentError for a wrong data type, shape, window or option.
 * @example
 * const dx = await maxPool2dGrad([[[[1], [5]], [[3], [2]]]], [[[[10]]]], [2, 2]);
 * console.log(dx.data); // Float64Array(4) [ 0, 10, 0, 0 ]
 */
export const maxPool2dGrad = <A extends ArrayInput, B extends ArrayInput>(
  x: A,
  dy: B,
  window: Window,
  options: MaxPool2dOptions = {},
): Promise<NdArray<Solved<A, B>>> =>
  gradient('maxPool2dGrad', 'max', x, dy, window, options) as Promise<NdArray<Solved<A, B>>>;

/**
 * The gradient of avgPool2d(x, window) by x, from the gradient dy by its result: every element of dy is spread over its window.
 *
 * Of x only the shape matters. The result has that shape, a new ndarray, single if both are. Computed by poolBackward.
 *
 * @throws ArgumentError for a wrong data type, shape, window or option.
 * @example
 * const dx = await avgPool2dGrad([[[[1], [5]], [[3], [2]]]], [[[[8]]]], [2, 2]);
 * console.log(dx.data); // Float64Array(4) [ 2, 2, 2, 2 ]
 */
export const avgPool2dGrad = <A extends ArrayInput, B extends ArrayInput>(
  x: A,
  dy: B,
  window: Window,
  options: AvgPool2dOptions = {},
): Promise<NdArray<Solved<A, B>>> =>
  gradient('avgPool2dGrad', kindOf('avgPool2dGrad', 4, options), x, dy, window, options) as Promise<
    NdArray<Solved<A, B>>
  >;

const kindOf = (routine: string, position: number, options: AvgPool2dOptions): PoolKind =>
  flagOf(routine, position, 'countPadded', options?.countPadded) ? 'avgPadded' : 'avg';

const NAMES = ['layout', 'strides', 'dilations', 'pads', 'ceil'];
const namesOf = (kind: PoolKind): readonly string[] => (kind === 'max' ? NAMES : [...NAMES, 'countPadded']);

/** The arguments of a call behind its operands, and the shape of what is pooled; `position` is that of the window. */
function callOf(routine: string, kind: PoolKind, x: Operand, window: Window, position: number, o: MaxPool2dOptions) {
  const layout = layoutOf(routine, position + 1, o.layout);
  const images = imagesOf(routine, 'x', 1, x, layout);
  const two = (name: string, at: number, given: unknown) =>
    integersOf(routine, at, name, given, 2, 1) as readonly [number, number];
  const of = two('window', position, window ?? null);
  const strides = two('strides', position + 1, o.strides === undefined ? of : o.strides);
  const dilations = two('dilations', position + 1, o.dilations);
  const pads = padsOf(routine, position + 1, o.pads, images, { window: of, strides, dilations });
  const [[windowHeight, windowWidth], [strideY, strideX], [dilationY, dilationX]] = [of, strides, dilations];
  const ceil = flagOf(routine, position + 1, 'ceil', o.ceil);
  const steps = { strideY, strideX, ...pads, dilationY, dilationX, ceil };
  const call = { kind, layout, ...images, windowHeight, windowWidth, ...steps };
  const { outHeight, outWidth } = pooledSize(call);
  return { call, shape: imageShape(layout, { ...images, height: outHeight, width: outWidth }) };
}

async function pooled(routine: string, kind: PoolKind, given: unknown, window: Window, options: MaxPool2dOptions) {
  const [x] = operandsOf(routine, [[given, 'x']]) as [Operand];
  const named = optionsOf(routine, 3, options, namesOf(kind));
  const { call, shape } = callOf(routine, kind, x, window, 2, options);
  const { y } = await computed(named, options.signal, { x }, { y: shape }, (at, { context }) =>
    poolForward(context.queue, { ...call, X: at.x, Y: at.y }),
  );
  return y;
}

async function gradient(
  routine: string,
  kind: PoolKind,
  image: unknown,
  by: unknown,
  window: Window,
  options: MaxPool2dOptions,
) {
  const [x, dy] = operandsOf(routine, [
    [image, 'x'],
    [by, 'dy'],
  ]) as [Operand, Operand];
  const named = optionsOf(routine, 4, options, namesOf(kind));
  const { call, shape } = callOf(routine, kind, x, window, 3, options);
  sameShape(routine, 'dy', 2, dy, shape);
  const { dx } = await computed(named, options.signal, { x, dy }, { dx: x.shape }, (at, { context }) =>
    poolBackward(context.queue, { ...call, X: at.x, dY: at.dy, dX: at.dx }),
  );
  return dx;
}
