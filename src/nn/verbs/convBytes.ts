// convInteger and qlinearConv on ndarrays: convolutions of bytes, and those whose results are bytes again.
import { ArgumentError } from '../../core/errors.ts';
import { sizeOf } from '../../core/strided.ts';
import type { ArrayInput, Operand } from '../../linalg/arrays.ts';
import { type NdArray, ndarray } from '../../linalg/ndarray.ts';
import { bconvI32, brequantize } from '../quantized/routines.gen.ts';
import { inBuffers } from './buffers.ts';
import { bytesOf, int32Of, pointsOf, singlesOf, withoutSigns } from './bytes.ts';
import { operandsOf, optionsOf, perhaps, sameShape } from './call.ts';
import { algoOf, CONVOLVED_NAMES, type ConvolvedOptions, convolved } from './convolved.ts';

/** How filters of bytes go over images of bytes; pads are zero points. */
export interface ConvBytesOptions extends ConvolvedOptions {
  /** How it is computed on a GPU; 'auto' chooses. convI32 says what the ways take. Default 'auto'. */
  readonly algo?: (typeof WAYS)[number];
}

/** The same with zero points. */
export interface ConvIntegerOptions extends ConvBytesOptions {
  /** A byte of x's kind. Default 0. */
  readonly zeroX?: ArrayInput;
  /** A byte of w's kind, or one for each channel of the result. Default 0. */
  readonly zeroW?: ArrayInput;
}

const WAYS = ['auto', 'gemm', 'direct'] as const;

/**
 * The convolution of images x - zeroX with filters w - zeroW, of bytes, as 32-bit integers: ONNX's ConvInteger.
 *
 * x is images height width channels and w filterHeight filterWidth channels/groups outChannels, or with layout 'nchw' images channels
 * height width and outChannels channels/groups filterHeight filterWidth. Each holds integers from -128 to 127, or is a Uint8Array with a
 * shape, of bytes without a sign. What is around images counts as zeroX. The result is a new ndarray in the layout of x, exact modulo 2^32.
 * All operands are read before the call returns its promise. Computed by convI32 on the context's backend. Operations 2 for each number of
 * the result and of a filter.
 *
 * @throws ArgumentError for a wrong data type, shape, byte or option.
 * @example
 * const y = await convInteger([[[[10], [20], [-30]]]], [[[[1]], [[2]]]], { zeroX: 10 });
 * console.log(y.data); // Int32Array(2) [ 20, -70 ]
 */
export async function convInteger(
  x: ArrayInput,
  w: ArrayInput,
  options: ConvIntegerOptions = {},
): Promise<NdArray<Int32Array>> {
  const routine = 'convInteger';
  const [X, W] = operandsOf(routine, [
    [x, 'x'],
    [w, 'w'],
  ]) as [Operand, Operand];
  const named = optionsOf(routine, 3, options, [...CONVOLVED_NAMES, 'zeroX', 'zeroW']);
  const { call, shape } = convolved(routine, { x: X, w: W, at: [1, 2, 3] }, options);
  const algo = algoOf(routine, 3, options.algo, WAYS);
  const [ofX, ofW] = [bytesOf(routine, 1, 'x', X), bytesOf(routine, 2, 'w', W)];
  const zeroX = perhaps(routine, 3, 'zeroX', options.zeroX);
  const zeroW = perhaps(routine, 3, 'zeroW', options.zeroW);
  if (zeroX !== undefined) eachOr(routine, 3, 'zeroX', zeroX);
  const ofF = zeroW !== undefined && eachOr(routine, 3, 'zeroW', zeroW, call.outChannels) ? 'channels' : 'tensor';
  const pointX = zeroX && pointsOf(routine, 3, 'zeroX', zeroX, ofX.unsigned);
  const pointsW = zeroW && pointsOf(routine, 3, 'zeroW', zeroW, ofW.unsigned);
  const data = await inBuffers(named, options.signal, async ({ queue }, { upload, alloc, download }) => {
    const Y = alloc('i', sizeOf(shape));
    await bconvI32(queue, {
      ...{ ...call, algo, ofF, unsignedX: ofX.unsigned, unsignedF: ofW.unsigned },
      ...{ X: upload('b', ofX.data), F: upload('b', ofW.data), Y },
      ...{ zeroX: pointX && upload('b', pointX), zeroF: pointsW && upload('b', pointsW) },
    });
    return download(Y);
  });
  return ndarray<Int32Array>(data, shape);
}

/**
 * The convolution of images xScale (x - xZero) with filters wScale (w - wZero), and bias, as bytes of yScale and yZero: ONNX's QLinearConv,
 * its inputs in their order.
 *
 * x and w are those of convInteger. xScale, xZero, yScale and yZero are one number each, wScale and wZero one or one for each channel of
 * the result; zero points are bytes like those that they belong to. bias has an integer of scale xScale wScale for each channel. The result
 * is a new ndarray in the layout of x: of bytes without a sign if yZero is a Uint8Array, with one if it is an Int8Array, else like x's. It
 * is round((sum + bias) (xScale wScale/yScale)) + yZero, ties to even, no less and no more than a byte holds, each operation in single, so
 * that a CPU and a GPU make the same bytes. All operands are read before the call returns its promise. Computed by convI32 and requantize
 * on the context's backend. Operations 2 for each number of the result and of a filter.
 *
 * @throws ArgumentError for a wrong data type, shape, byte, scale or option.
 * @example
 * const [x, w] = [[[[[10], [20], [-30]]]], [[[[1]], [[2]]]]];
 * const y = await qlinearConv(x, 0.5, 10, w, 2, 0, 10, 1);
 * console.log(y.data); // Int8Array(2) [ 3, -6 ]
 */
export async function qlinearConv(
  x: ArrayInput,
  xScale: ArrayInput,
  xZero: ArrayInput,
  w: ArrayInput,
  wScale: ArrayInput,
  wZero: ArrayInput,
  yScale: ArrayInput,
  yZero: ArrayInput,
  bias?: ArrayInput,
  options: ConvBytesOptions = {},
): Promise<NdArray<Int8Array | Uint8Array>> {
  const routine = 'qlinearConv';
  const [X, scaleX, zeroX, W, scaleW, zeroW, scaleY, zeroY] = operandsOf(routine, [
    ...([
      [x, 'x'],
      [xScale, 'xScale'],
      [xZero, 'xZero'],
      [w, 'w'],
    ] as const),
    ...([
      [wScale, 'wScale'],
      [wZero, 'wZero'],
      [yScale, 'yScale'],
      [yZero, 'yZero'],
    ] as const),
  ]) as [Operand, Operand, Operand, Operand, Operand, Operand, Operand, Operand];
  const B = perhaps(routine, 9, 'bias', bias);
  const named = optionsOf(routine, 10, options, CONVOLVED_NAMES);
  const { call, shape } = convolved(routine, { x: X, w: W, at: [1, 4, 10] }, options);
  const algo = algoOf(routine, 10, options.algo, WAYS);
  const { outChannels } = call;
  const [ofX, ofW] = [bytesOf(routine, 1, 'x', X), bytesOf(routine, 4, 'w', W)];
  for (const [position, name, one] of [
    ...([
      [2, 'xScale', scaleX],
      [3, 'xZero', zeroX],
      [7, 'yScale', scaleY],
      [8, 'yZero', zeroY],
    ] as const),
  ])
    eachOr(routine, position, name, one);
  const per = eachOr(routine, 5, 'wScale', scaleW, outChannels) ? 'channels' : 'tensor';
  const ofF = eachOr(routine, 6, 'wZero', zeroW, outChannels) ? 'channels' : 'tensor';
  if (B !== undefined) sameShape(routine, 'bias', 9, B, [outChannels]);
  const [ofScaleX, ofScaleY] = [singlesOf(scaleX)[0]!, singlesOf(scaleY)[0]!];
  if (!(ofScaleY > 0)) throw new ArgumentError(routine, 'yScale', 7, ofScaleY, 'must be above 0');
  const scale = singlesOf(scaleW).map((one) => Math.fround(ofScaleX * one) / ofScaleY);
  const summands = B && int32Of(routine, 9, 'bias', B);
  const pointX = pointsOf(routine, 3, 'xZero', zeroX, ofX.unsigned);
  const pointsW = pointsOf(routine, 6, 'wZero', zeroW, ofW.unsigned);
  const unsigned = isUnsigned(zeroY) ?? ofX.unsigned;
  const [pointY] = pointsOf(routine, 8, 'yZero', zeroY, unsigned);
  const zero = unsigned ? pointY! & 255 : pointY!;
  const pixels = sizeOf(shape) / Math.max(1, outChannels);
  const [outer, inner] = call.layout === 'nhwc' ? [pixels, 1] : [call.images, pixels / Math.max(1, call.images)];
  const data = await inBuffers(named, options.signal, async ({ queue }, { upload, alloc, download }) => {
    const [sums, Y] = [alloc('i', sizeOf(shape)), alloc('b', sizeOf(shape))];
    await bconvI32(queue, {
      ...{ ...call, algo, ofF, unsignedX: ofX.unsigned, unsignedF: ofW.unsigned },
      ...{ X: upload('b', ofX.data), F: upload('b', ofW.data), Y: sums },
      ...{ zeroX: upload('b', pointX), zeroF: upload('b', pointsW) },
    });
    const factors = { scale: upload('s', scale), bias: summands && upload('i', summands) };
    await brequantize(queue, { outer, channels: outChannels, inner, per, unsigned, zero, X: sums, ...factors, Y });
    return download(Y);
  });
  return ndarray<Int8Array | Uint8Array>(unsigned ? withoutSigns(data) : data, shape);
}

/** Whether bytes have a sign, where their array says so. */
function isUnsigned({ data }: Operand): boolean | undefined {
  const kind = Object.prototype.toString.call(data);
  return kind === '[object Uint8Array]' ? true : kind === '[object Int8Array]' ? false : undefined;
}

/** Refuses what is not one number, or one for each of so many channels, and says whether it is the latter. */
function eachOr(routine: string, position: number, name: string, x: Operand, channels?: number): boolean {
  if (x.shape.length === 0) return false;
  if (x.shape.length === 1 && x.shape[0] === 1) return false;
  if (channels === undefined)
    throw new ArgumentError(routine, name, position, x.shape.join(' x '), 'must be one number');
  sameShape(routine, name, position, x, [channels]);
  return true;
}
