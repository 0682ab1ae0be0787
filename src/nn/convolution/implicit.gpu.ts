// Convolutions and their gradients on the GPU, without the windows in memory.
import { type DeviceEpilogue, launchFused } from '../../blas3/products/gemmEpilogue.ts';
import { enqueueSum } from '../../blas3/products/gemmWork.gpu.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import {
  type ConvChoice,
  convFilter,
  convTiled,
  convVariants,
  filterVariants,
  pickConv,
  sliceDepth,
} from './implicit.kernels.ts';
import { type Windows, windowCount, windowSize } from './windows.ts';

export interface DeviceConvolution {
  readonly windows: Windows;
  /** The gradient by the images: x is that by the result, y has the images' shape. There are no dilations. */
  readonly turned: boolean;
  readonly x: DeviceBuffer;
  readonly filter: DeviceBuffer;
  readonly y: DeviceBuffer;
  readonly epilogue?: DeviceEpilogue | undefined;
  /** In place of what is predicted to be best: for tests and measurements. */
  readonly force?: ConvChoice;
}

/** Whether the kernel computes the gradient by the images: it finds its phases by sums without signs. */
export const suitsTurned = (w: Windows): boolean => w.top >= 0 && w.left >= 0 && w.dilationY === 1 && w.dilationX === 1;

/** Sizes of the product: the windows of a phase lie around every strideY-th, strideX-th pixel of what is written. */
function productOf(w: Windows, turned: boolean) {
  const { images, strideY, strideX, height, width, channels, outHeight, outWidth, outChannels } = w;
  if (!turned) {
    const of = { height, width, channels, gridHeight: outHeight, gridWidth: outWidth, outHeight, outWidth };
    return { m: outChannels, n: images * outHeight * outWidth, k: windowSize(w), phases: 1, filled: 1, of };
  }
  const grid = { gridHeight: Math.ceil(height / strideY), gridWidth: Math.ceil(width / strideX) };
  const of = { height: outHeight, width: outWidth, channels: outChannels, outHeight: height, outWidth: width };
  const phases = strideY * strideX;
  // The phase with the most taps.
  const k = Math.ceil(w.filterHeight / strideY) * Math.ceil(w.filterWidth / strideX) * outChannels;
  const filled = (w.filterHeight * w.filterWidth * outChannels) / (phases * k);
  return { m: channels, n: images * grid.gridHeight * grid.gridWidth, k, phases, filled, of: { ...of, ...grid } };
}

/** Enqueues y := convolution of x, or the gradient by its images. */
export function enqueueConvolution(queue: Queue, c: DeviceConvolution): void {
  const { windows: w, turned, x, filter, y, epilogue } = c;
  const { of, ...problem } = productOf(w, turned);
  const { m, n, k, phases } = problem;
  const choice = c.force ?? pickConv(problem);
  const { tile, slices } = choice;
  const pixels = w.images * of.outHeight * of.outWidth;
  const { filterHeight, filterWidth, strideY, strideX, dilationY, dilationX, top, left } = w;
  const params = {
    ...{ m, n, each: sliceDepth(k, choice) },
    ...of,
    ...{ filterHeight, filterWidth, strideY, strideX, dilationY, dilationX, top, left },
  };
  const vectors = of.channels % 4 === 0;
  const wide = { WIDE_X: vectors, WIDE_WEIGHTS: turned ? vectors : m % 4 === 0 };
  const tuning = convVariants.of(undefined, { TURNED: turned, ...wide }, tile);
  const groups = [Math.ceil(m / tile.BM), Math.ceil(n / tile.BN), phases * slices] as const;
  written(queue, slices, { data: y, m, n: pixels, epilogue }, ({ data, ...places }, fused) =>
    launchFused(queue, fused, convTiled, tuning, { F: filter, x, y: data }, { ...params, ...places }, groups),
  );
}

export interface DeviceFilterGradient extends Pick<DeviceConvolution, 'windows' | 'x' | 'force'> {
  readonly dy: DeviceBuffer;
  readonly df: DeviceBuffer;
}

/** Enqueues df := gradient by the filter of a convolution of x, from that by its result. */
export function enqueueFilterGradient(queue: Queue, { windows: w, x, dy, df, force }: DeviceFilterGradient): void {
  const [m, n, windows] = [w.outChannels, windowSize(w), windowCount(w)];
  const choice = force ?? pickConv({ m, n, k: windows, phases: 1, filled: 1 });
  const { tile, slices } = choice;
  const params = {
    ...w,
    ...{ m, n, windows, each: sliceDepth(windows, choice) },
    ...{ gridHeight: w.outHeight, gridWidth: w.outWidth },
  };
  const groups = [Math.ceil(m / tile.BM), Math.ceil(n / tile.BN), slices] as const;
  const wide = { WIDE_X: w.channels % 4 === 0, WIDE_WEIGHTS: m % 4 === 0 };
  const tuning = filterVariants.of(undefined, wide, tile);
  written(queue, slices, { data: df, m, n }, ({ data, ...places }) =>
    queue.launch(convFilter, tuning, { dy, x, df: data }, { ...params, ...places }, groups),
  );
}

/** What is written, m by n. */
interface Result {
  readonly data: DeviceBuffer;
  readonly m: number;
  readonly n: number;
  readonly epilogue?: DeviceEpilogue | undefined;
}

/** Where a kernel writes: slices are strideC apart. */
interface Target {
  readonly data: DeviceBuffer;
  readonly ldy: number;
  readonly strideC: number;
}

/**
 * Calls `launch` for the result itself, or for workspace whose slices are summed into it. Kernels write vectors of four: other numbers of
 * channels go through workspace, too.
 */
function written(
  queue: Queue,
  slices: number,
  { data, m, n, epilogue }: Result,
  launch: (to: Target, epilogue: DeviceEpilogue | undefined) => void,
): void {
  const ldy = Math.ceil(m / 4) * 4;
  const strideC = ldy * n;
  if (slices === 1 && ldy === m) {
    launch({ data, ldy, strideC }, epilogue);
    return;
  }
  const sums = queue.context.lease('s', strideC * slices);
  launch({ data: sums, ldy, strideC }, undefined);
  const C = { data, off: 0, ld: m };
  enqueueSum(queue, { m, n, alpha: 1, beta: 0, C, epilogue }, { data: sums, off: 0, ld: ldy }, slices);
  sums.dispose();
}
