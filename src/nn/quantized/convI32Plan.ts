// Which way a convolution of bytes is computed on a GPU, and of how many images it stores windows at once.
import type { Convolution } from '../../core/convolution.ts';

/** Windows and filters are stored in rows of whole slabs of gemmI32's kernels, which read them where they lie. */
const SLAB = 64;
/** Of windows stored at a time, unless those of one image are more. */
const MOST_BYTES = 2 ** 28;

/** Bytes of a stored window. */
export const windowBytes = ({ filterHeight, filterWidth, depth }: Convolution): number =>
  Math.ceil((filterHeight * filterWidth * depth) / SLAB) * SLAB;

/** Images whose windows are stored at once. */
export function imagesAtOnce(v: Convolution, most = MOST_BYTES): number {
  const each = v.outHeight * v.outWidth * windowBytes(v);
  return Math.min(v.images, Math.max(1, Math.floor(most / Math.max(1, each))));
}

// What follows predicts times on a large GPU, in us, roughly, as columnsPlan.ts does for numbers: a dispatch, bytes of memory a
// microsecond, the definition by single threads, and products of the length of these rows. On an H200, 2026-11, a filter of 3 x 3 takes 128
// channels to 128 of 32 images of 56 x 56 in 0.60 ms by products (predicted 0.66) and 12.4 by the definition (12.3).
const DISPATCH = 2.5;
const MEMORY = 3e6;
const DIRECT = 2.4e6;
const PRODUCT = 60e6;

function isCheaperByProducts(v: Convolution, images: number): boolean {
  const [chunks, pixels] = [Math.ceil(v.images / images), v.outHeight * v.outWidth];
  const row = windowBytes(v);
  const windows = v.images * pixels * v.groups;
  const products = v.groups * (v.layout === 'nchw' ? v.images : chunks);
  // Each chunk of a group is gathered, summed and corrected; filters are once.
  const launches = products + 3 * chunks * v.groups + 2;
  const moved = 3 * windows * row + 8 * v.images * pixels * v.outChannels;
  const perGroup = v.outChannels / v.groups;
  const definition = 2 * v.images * pixels * v.outChannels * v.filterHeight * v.filterWidth * v.depth;
  const time = launches * DISPATCH + moved / MEMORY + (2 * windows * row * perGroup) / PRODUCT;
  return 2 * time < DISPATCH + definition / DIRECT;
}

const WHY = {
  gemm: 'products of stored windows: asked for, or predicted to take less than half of the time of the definition',
  direct: 'by the definition: asked for, or small, or groups of few channels',
} as const;

/** The way of a call, the kernels, and images at a time, on a device that binds so many bytes at once. */
export function convI32Way(v: Convolution, algo: 'auto' | 'gemm' | 'direct', bindingBytes: number) {
  const images = imagesAtOnce(v, Math.min(MOST_BYTES, bindingBytes));
  const row = windowBytes(v);
  const largest = Math.max(images * v.outHeight * v.outWidth, v.outChannels) * row;
  const can = row > 0 && largest < Math.min(2 ** 31, bindingBytes + 1);
  const way = can && (algo === 'gemm' || (algo === 'auto' && isCheaperByProducts(v, images))) ? 'gemm' : 'direct';
  const kernel = way === 'gemm' ? 'conv_byte_windows, gemmI32' : 'conv_byte_direct';
  return { way, images, kernel, why: WHY[way] } as const;
}
