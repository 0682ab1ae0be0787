// Convolutions of bytes on the GPU as products of stored windows with filters, both in rows of bytes with a sign.
import { enqueueGemmI32 } from '../../blas3/products/gemmI32.gpu.ts';
import type { Convolution, Steps4 } from '../../core/convolution.ts';
import type { ElementType } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import { type DeviceBuffer, type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { enqueueByteSums } from './byteSums.gpu.ts';
import {
  convByteWindows,
  convByteZeros,
  DIRECT_THREADS,
  directVariants,
  ZERO_THREADS,
  zeroVariants,
} from './convI32.kernels.ts';
import { windowBytes } from './convI32Plan.ts';

/** A convolution with its operands. */
export interface ByteConvolution {
  readonly v: Convolution;
  readonly unsignedX: boolean;
  readonly unsignedF: boolean;
  /** Zero points of filters are of each channel of the result. */
  readonly perChannel: boolean;
  readonly X: DeviceMat;
  readonly F: DeviceMat;
  readonly zeroX: Ptr<ElementType> | undefined;
  readonly zeroF: Ptr<ElementType> | undefined;
  readonly Y: DeviceMat;
}

/** What windows are taken from: a tensor from its first image and channel on, its sizes and steps, and where windows are in it. */
interface Source {
  readonly at: DeviceMat;
  readonly unsigned: boolean;
  readonly zero: Ptr<ElementType> | undefined;
  readonly first: boolean;
  readonly steps: Steps4;
  readonly height: number;
  readonly width: number;
  readonly channels: number;
  readonly filterHeight: number;
  readonly filterWidth: number;
  readonly outHeight: number;
  readonly outWidth: number;
  readonly strideY: number;
  readonly strideX: number;
  readonly dilationY: number;
  readonly dilationX: number;
  readonly top: number;
  readonly left: number;
}

const moved = (X: DeviceMat, by: number, ld = X.ld): DeviceMat => ({ data: X.data, off: X.off + by, ld });

/** Enqueues the rows of `count` windows. */
function gather(queue: Queue, source: Source, count: number, row: number, W: DeviceBuffer): void {
  const { at, unsigned, zero, first, steps, ...places } = source;
  const Z = zero === undefined ? { data: queue.nothing, off: 0 } : deviceMat(zero, 1);
  const words = row / 4;
  const params = {
    ...{ count: count * words, words, depth: source.filterHeight * source.filterWidth * source.channels },
    ...places,
    ...{ channelsFirst: first ? 1 : 0, hasZero: zero === undefined ? 0 : 1, offZ: Z.off, moved: unsigned ? 128 : 0 },
    ...{ offX: at.off, xN: steps.n, xY: steps.y, xX: steps.x, xC: steps.c },
  };
  const groups = Math.ceil((count * words) / DIRECT_THREADS);
  const buffers = { x: at.data, Z: Z.data, W };
  queue.launch(convByteWindows, directVariants.of(undefined), buffers, params, [groups, 1, 1]);
}

/** Filters as windows of one row, in which the numbers of a filter are pixels. */
function filtersOf({ v, F, unsignedF }: ByteConvolution): Source {
  const taps = v.filterHeight * v.filterWidth;
  return {
    ...{ at: F, unsigned: unsignedF, zero: undefined, first: v.layout === 'nchw', steps: { ...v.filter, y: 0 } },
    ...{ height: 1, width: taps, channels: v.depth, filterHeight: 1, filterWidth: taps, outHeight: 1, outWidth: 1 },
    ...{ strideY: 1, strideX: 1, dilationY: 1, dilationX: 1, top: 0, left: 0 },
  };
}

/** The windows of a group's channels in images from the first one on. */
function windowsOf({ v, X, unsignedX, zeroX }: ByteConvolution, group: number, firstImage: number): Source {
  const { height, width, depth: channels, filterHeight, filterWidth, outHeight, outWidth } = v;
  const { strideY, strideX, dilationY, dilationX, padTop: top, padLeft: left } = v;
  return {
    at: moved(X, firstImage * v.x.n + group * channels * v.x.c),
    ...{ unsigned: unsignedX, zero: zeroX, first: v.layout === 'nchw', steps: v.x },
    ...{ height, width, channels, filterHeight, filterWidth, outHeight, outWidth },
    ...{ strideY, strideX, dilationY, dilationX, top, left },
  };
}

/** Enqueues Y := convolution of X - zeroX with F - zeroF, with the windows of so many images in workspace. */
export function enqueueByteProducts(queue: Queue, q: ByteConvolution, images: number): void {
  const { v, unsignedX, unsignedF, zeroX, zeroF } = q;
  const [row, depth, perGroup] = [windowBytes(v), v.filterHeight * v.filterWidth * v.depth, v.outChannels / v.groups];
  const hasZeros = unsignedX || unsignedF || zeroX !== undefined || zeroF !== undefined;
  const rows = { depth, next: row, step: 1, unsigned: false } as const;
  scope(queue, (ws) => {
    const [filters, sumsF] = [ws.take('b', v.outChannels * row), ws.take('i', 2 * v.outChannels)];
    gather(queue, filtersOf(q), v.outChannels, row, filters);
    const F = { data: filters, off: 0, ld: row };
    const ofF = { rows: v.outChannels, zero: zeroF, perRow: q.perChannel, unsignedZero: unsignedF };
    if (hasZeros) enqueueByteSums(queue, { ...rows, ...ofF, X: F }, sumsF);
    const most = images * v.outHeight * v.outWidth;
    const [windows, sumsX] = [ws.take('b', most * row), ws.take('i', 2 * most)];
    const X = { data: windows, off: 0, ld: row };
    for (let first = 0; first < v.images; first += images)
      for (let group = 0; group < v.groups; group++) {
        const part = { group, first, images: Math.min(images, v.images - first) };
        const count = part.images * v.outHeight * v.outWidth;
        gather(queue, windowsOf(q, group, first), count, row, windows);
        multiply(queue, q, part, X, moved(F, group * perGroup * row));
        if (!hasZeros) continue;
        const ofX = { rows: count, zero: zeroX, perRow: false, unsignedZero: unsignedX };
        enqueueByteSums(queue, { ...rows, ...ofX, X }, sumsX);
        correct(queue, q, part, sumsX, sumsF);
      }
  });
}

/** Some images, and a group of channels. */
interface Part {
  readonly group: number;
  readonly first: number;
  readonly images: number;
}

const resultOf = ({ v, Y }: ByteConvolution, { group, first }: Part): DeviceMat =>
  moved(Y, first * v.result.n + (group * v.outChannels * v.result.c) / v.groups);

/** Enqueues windows times filters into Y: channels are rows there, or with channels first columns of an image. */
function multiply(queue: Queue, q: ByteConvolution, part: Part, windows: DeviceMat, filters: DeviceMat): void {
  const { v } = q;
  const [k, perGroup, pixels] = [windows.ld, v.outChannels / v.groups, v.outHeight * v.outWidth];
  const product = { transA: true, transB: false, k, alpha: 1, beta: 0 };
  const to = resultOf(q, part);
  if (v.layout === 'nhwc') {
    const sizes = { m: perGroup, n: part.images * pixels };
    enqueueGemmI32(queue, { ...product, ...sizes, A: filters, B: windows, C: { ...to, ld: v.outChannels } });
    return;
  }
  for (let image = 0; image < part.images; image++) {
    const C = moved(to, image * v.result.n, pixels);
    enqueueGemmI32(queue, { ...product, m: pixels, n: perGroup, A: moved(windows, image * pixels * k), B: filters, C });
  }
}

/** Enqueues what zero points add to the sums of products. */
function correct(queue: Queue, q: ByteConvolution, part: Part, sumsX: DeviceBuffer, sumsF: DeviceBuffer): void {
  const { v } = q;
  const [perGroup, pixels, Y] = [v.outChannels / v.groups, v.outHeight * v.outWidth, resultOf(q, part)];
  const count = part.images * pixels * perGroup;
  const params = {
    ...{ count, pixels, outChannels: perGroup, channelsFirst: v.layout === 'nchw' ? 1 : 0 },
    ...{ depth: v.filterHeight * v.filterWidth * v.depth, firstF: part.group * perGroup },
    ...{ offY: Y.off, yN: v.result.n, yP: v.result.x, yC: v.result.c },
  };
  const groups = Math.ceil(count / ZERO_THREADS);
  queue.launch(convByteZeros, zeroVariants.of(undefined), { sumsX, sumsF, Y: Y.data }, params, [groups, 1, 1]);
}
