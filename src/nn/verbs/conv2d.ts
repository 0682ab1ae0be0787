// conv2d(x, w) on ndarrays.

import { convolvedSize } from '../../core/convolution.ts';
import { ArgumentError } from '../../core/errors.ts';
import { sizeOf } from '../../core/strided.ts';
import type { ImageLayout } from '../../core/windows.ts';
import type { ArrayInput, Solved } from '../../linalg/arrays.ts';
import type { NdArray } from '../../linalg/ndarray.ts';
import type { VerbOptions } from '../../linalg/options.ts';
import type { ConvActivation } from '../convolution/convForward.spec.ts';
import { convForward } from '../convolution/routines.gen.ts';
import { onContext, operandsOf, optionsOf } from './call.ts';

/** How filters go over images. Distances are integers, one for each axis: [down, across]. */
export interface Conv2dOptions extends VerbOptions {
  /** Default 'nhwc': images height width channels, filters height width channels/groups outChannels; 'nchw': channels and filters first. */
  readonly layout?: ImageLayout;
  /** Default [1, 1]. */
  readonly strides?: readonly [number, number];
  /** Default [1, 1]. */
  readonly dilations?: readonly [number, number];
  /** Zeros around the image: [top, bottom, left, right]. Default: none. */
  readonly pads?: readonly [number, number, number, number];
  /** Default 1. */
  readonly groups?: number;
  /** Default 'none'. */
  readonly activation?: ConvActivation;
}

const NAMES = ['layout', 'strides', 'dilations', 'pads', 'groups', 'activation'];

/** Integers of at least `least`, so many of them. */
function distances(name: string, given: unknown, count: number, least: number): readonly number[] {
  if (given === undefined) return new Array(count).fill(least);
  const list = given as readonly number[];
  if (!Array.isArray(given) || list.length !== count || list.some((x) => !Number.isSafeInteger(x) || x < least))
    throw new ArgumentError('conv2d', name, 3, given, `must be ${count} integers >= ${least}`);
  return [...list];
}

/**
 * The convolution of images with filters, not turned, as frameworks have it: activation(x * w).
 *
 * x is images height width channels and w filterHeight filterWidth channels/groups outChannels, or with layout 'nchw' images channels
 * height
 * width and outChannels channels/groups filterHeight filterWidth; both are whatever counts as an array (ArrayInput) and are read before the
 * call returns its promise. The result is a new ndarray in the layout of x, single if both are. Computed by convForward on the context's
 * backend, doubles on the CPU.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const image = [[[[1], [4], [6]], [[5], [3], [8]], [[6], [7], [2]]]];
 * const sobel = [[[[-1]], [[0]], [[1]]], [[[-2]], [[0]], [[2]]], [[[-1]], [[0]], [[1]]]];
 * console.log((await conv2d(image, sobel)).get(0, 0, 0, 0)); // 7
 */
export async function conv2d<A extends ArrayInput, B extends ArrayInput>(
  x: A,
  w: B,
  options: Conv2dOptions = {},
): Promise<NdArray<Solved<A, B>>> {
  const operands = operandsOf('conv2d', [
    [x, 'x'],
    [w, 'w'],
  ]);
  const named = optionsOf('conv2d', 3, options, NAMES);
  const { layout = 'nhwc', groups = 1, activation = 'none' } = options;
  if (layout !== 'nhwc' && layout !== 'nchw')
    throw new ArgumentError('conv2d', 'layout', 3, layout, "must be 'nhwc' or 'nchw'");
  for (const [k, { shape }] of operands.entries())
    if (shape.length !== 4)
      throw new ArgumentError('conv2d', 'xw'[k]!, k + 1, shape.join(' x '), 'must have four axes');
  const [image, filter] = operands.map(({ shape }) => shape as readonly [number, number, number, number]);
  const [images, height, width, channels] = layout === 'nhwc' ? image! : [image![0], image![2], image![3], image![1]];
  const [filterHeight, filterWidth, depth, outChannels] =
    layout === 'nhwc' ? filter! : [filter![2], filter![3], filter![1], filter![0]];
  if (depth * groups !== channels)
    throw new ArgumentError('conv2d', 'w', 2, filter!.join(' x '), `must be of ${channels}/groups channels, as x is`);
  const [strideY, strideX] = distances('strides', options.strides, 2, 1) as [number, number];
  const [dilationY, dilationX] = distances('dilations', options.dilations, 2, 1) as [number, number];
  const pads = distances('pads', options.pads, 4, 0) as [number, number, number, number];
  const [padTop, padBottom, padLeft, padRight] = pads;
  const sizes = { images, height, width, channels, outChannels, filterHeight, filterWidth, strideY, strideX };
  const call = { ...sizes, dilationY, dilationX, padTop, padBottom, padLeft, padRight, groups };
  const { outHeight, outWidth } = convolvedSize(call);
  const shape =
    layout === 'nhwc' ? [images, outHeight, outWidth, outChannels] : [images, outChannels, outHeight, outWidth];
  const [y] = await onContext(named, options.signal, operands, [shape], async ({ context, buffers, alloc }) => {
    const Y = alloc(sizeOf(shape));
    await convForward(context.queue, { layout, ...call, X: buffers[0]!, F: buffers[1]!, Y, activation });
    return [Y];
  });
  return y as NdArray<Solved<A, B>>;
}
