// Convolutions of halves and their gradients by the images on matrix units: whether they can compute a call, and the launch.
import { type DeviceEpilogue, isEpilogueAligned, launchFused } from '../../blas3/products/gemmEpilogue.ts';
import type { Convolution } from '../../core/convolution.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { fastestUnitTile, fitsUnitTiles, UNIT_TILES, type UnitTile, type UnitTileName } from '../unitTiles.ts';
import { type ConvAlgo, wantsImplicit } from './choice.gpu.ts';
import { convTensor, convTensorTuning } from './convTensor.kernels.ts';

const inEights = ({ data, off }: DeviceMat): boolean => off % 8 === 0 && (data as DeviceBuffer).inFours;

/** Whether matrix units compute it: halves, channels last and by eights, one group; of gradients those without strides. */
export function suitsConvTensor(
  queue: Queue,
  v: Convolution,
  algo: ConvAlgo,
  operands: readonly DeviceMat[],
  turned = false,
): boolean {
  return (
    wantsImplicit(algo) &&
    v.layout === 'nhwc' &&
    v.groups === 1 &&
    v.images * v.outHeight * v.outWidth > 0 &&
    v.filterHeight * v.filterWidth * v.channels * v.outChannels > 0 &&
    [v.channels, v.outChannels].every((count) => count % 8 === 0) &&
    (!turned || (v.strideY === 1 && v.strideX === 1)) &&
    operands.every((operand) => operand.data.type === 'h' && inEights(operand)) &&
    queue.context.gpu!.matrixUnits.some(fitsUnitTiles)
  );
}

export interface TensorConvolution {
  readonly convolution: Convolution;
  /** The gradient by the images: x is that by the result, y has the images' shape. */
  readonly turned: boolean;
  readonly x: DeviceMat;
  readonly filter: DeviceMat;
  readonly y: DeviceMat;
  readonly epilogue?: DeviceEpilogue | undefined;
  /** In place of what is predicted to be best: for tests and measurements. */
  readonly force?: UnitTileName;
}

/** Whether the kernel can read the bias. */
export const suitsBias = (epilogue: DeviceEpilogue | undefined): boolean =>
  epilogue === undefined || isEpilogueAligned(epilogue);

/** Enqueues y := convolution of x, or the gradient by its images. */
export function enqueueConvTensor(queue: Queue, c: TensorConvolution): void {
  const { convolution: v, turned, x, filter, y, epilogue } = c;
  const { filterHeight, filterWidth, dilationY, dilationX } = v;
  const taps = filterHeight * filterWidth;
  const image = { height: v.height, width: v.width, channels: v.channels };
  const result = { height: v.outHeight, width: v.outWidth, channels: v.outChannels };
  const [read, written] = turned ? [result, image] : [image, result];
  // Turned, a window begins where the last tap reaches the pixel.
  const top = turned ? (filterHeight - 1) * dilationY - v.padTop : v.padTop;
  const left = turned ? (filterWidth - 1) * dilationX - v.padLeft : v.padLeft;
  const product = { m: v.images * written.height * written.width, n: written.channels, k: taps * read.channels };
  const name = c.force ?? fastestUnitTile(product);
  const { BM, BN }: UnitTile = UNIT_TILES[name];
  const params = {
    ...{ m: product.n, n: product.m, depth: product.k, taps, filterWidth, ...read },
    ...{ outHeight: written.height, outWidth: written.width, strideY: v.strideY, strideX: v.strideX },
    ...{ dilationY, dilationX, top, left, offX: x.off, offF: filter.off, offY: y.off },
  };
  const buffers = { F: filter.data, x: x.data, y: y.data };
  const groups = [Math.ceil(product.m / BM) * Math.ceil(product.n / BN), 1, 1] as const;
  launchFused(queue, epilogue, convTensor, convTensorTuning(name, turned), buffers, params, groups);
}
