// conv2d(x, w) and its gradients on ndarrays.

import type { ArrayInput, Operand, Solved } from '../../linalg/arrays.ts';
import type { NdArray } from '../../linalg/ndarray.ts';
import type { ConvActivation } from '../convolution/convForward.spec.ts';
import { convBackwardData, convBackwardFilter, convForward } from '../convolution/routines.gen.ts';
import { computed, operandsOf, optionsOf, perhaps, sameShape, shapeIf } from './call.ts';
import { algoOf, CONV_WAYS, CONVOLVED_NAMES, type ConvolvedOptions, convolved } from './convolved.ts';

/** How filters go over images, and what becomes of the result. */
export interface Conv2dOptions extends ConvolvedOptions {
  /** How it is computed on a GPU; 'auto' chooses. convForward says what the ways take. Default 'auto'. */
  readonly algo?: (typeof CONV_WAYS)[number];
  /** Default 'none'. */
  readonly activation?: ConvActivation;
  /** A summand for each channel of the result. Default: zeros. */
  readonly bias?: ArrayInput;
}

/**
 * The convolution of images with filters, not turned, as frameworks have it: activation(x * w + bias).
 *
 * x is images height width channels and w filterHeight filterWidth channels/groups outChannels, or with layout 'nchw' images channels
 * height width and outChannels channels/groups filterHeight filterWidth; both are whatever counts as an array (ArrayInput) and are read
 * before the call returns its promise. The result is a new ndarray in the layout of x, single if both are. Computed by convForward on the
 * context's backend, doubles on the CPU.
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
  const [X, W] = operandsOf('conv2d', [
    [x, 'x'],
    [w, 'w'],
  ]) as [Operand, Operand];
  const named = optionsOf('conv2d', 3, options, [...CONVOLVED_NAMES, 'activation', 'bias']);
  const { call, shape } = convolved('conv2d', { x: X, w: W, at: [1, 2, 3] }, options);
  const algo = algoOf('conv2d', 3, options.algo, CONV_WAYS);
  const { activation = 'none' } = options;
  const bias = perhaps('conv2d', 3, 'bias', options.bias);
  shapeIf('conv2d', 'bias', 3, bias, [call.outChannels]);
  const { y } = await computed(named, options.signal, { x: X, w: W, bias }, { y: shape }, (at, { context }) =>
    convForward(context.queue, { ...call, X: at.x, F: at.w, bias: at.bias, Y: at.y, activation, algo }),
  );
  return y as NdArray<Solved<A, B>>;
}

/** Gradients by the operands of conv2d, and by a summand for each channel of its result. */
export interface Conv2dGradients<T extends NdArray = NdArray> {
  readonly dx: T;
  readonly dw: T;
  readonly dbias: T;
}

/**
 * The gradients of conv2d(x, w), without activation, by x and w, and by a summand for each channel, from the gradient dy by its result:
 * { dx, dw, dbias }.
 *
 * x, w and the options are those of conv2d, dy has the shape of its result. The results are new ndarrays of the shapes of x and w, and
 * of one number for each channel of dy, single if all are. Computed by convBackwardData and convBackwardFilter on the context's backend,
 * doubles on the CPU.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const { dx, dw, dbias } = await conv2dGrad([[[[3]], [[4]]]], [[[[2]]]], [[[[10]], [[100]]]]);
 * console.log(dx.data, dw.data, dbias.data); // Float64Array(2) [ 20, 200 ] Float64Array(1) [ 430 ] Float64Array(1) [ 110 ]
 */
export async function conv2dGrad(
  x: ArrayInput,
  w: ArrayInput,
  dy: ArrayInput,
  options: Omit<Conv2dOptions, 'activation' | 'bias'> = {},
): Promise<Conv2dGradients> {
  const routine = 'conv2dGrad';
  const [X, W, DY] = operandsOf(routine, [
    [x, 'x'],
    [w, 'w'],
    [dy, 'dy'],
  ]) as [Operand, Operand, Operand];
  const named = optionsOf(routine, 4, options, CONVOLVED_NAMES);
  const { call: sizes, shape } = convolved(routine, { x: X, w: W, at: [1, 2, 4] }, options);
  const call = { ...sizes, algo: algoOf(routine, 4, options.algo, CONV_WAYS) };
  sameShape(routine, 'dy', 3, DY, shape);
  const shapes = { dx: X.shape, dw: W.shape, dbias: [call.outChannels] };
  return computed(named, options.signal, { x: X, w: W, dy: DY }, shapes, async (at, { context }) => {
    await convBackwardData(context.queue, { ...call, F: at.w, dY: at.dy, dX: at.dx });
    await convBackwardFilter(context.queue, { ...call, X: at.x, dY: at.dy, dF: at.dw, dBias: at.dbias });
  });
}
