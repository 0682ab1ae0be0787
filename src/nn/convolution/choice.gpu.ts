// Which way a convolution is computed on the GPU, and its operands as the kernels of implicit products take them.
import type { Convolution } from '../../core/convolution.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type ColumnsOf, columnsPlan, columnsPlanOn, isCheaperByColumns } from './columnsPlan.ts';
import type { Windows } from './windows.ts';

export type ConvAlgo = 'auto' | 'implicit' | 'gemm' | 'direct';

/** Whether implicit products are wanted where they can be. */
export const wantsImplicit = (algo: ConvAlgo): boolean => algo === 'auto' || algo === 'implicit';

/** Whether implicit products can compute it: they take singles, channels last, one group, whole buffers in vectors of four. */
export const suitsImplicit = (v: Convolution, algo: ConvAlgo, operands: readonly DeviceMat[]): boolean =>
  wantsImplicit(algo) &&
  v.layout === 'nhwc' &&
  v.groups === 1 &&
  v.depth > 0 &&
  v.images * v.outHeight * v.outWidth > 0 &&
  operands.every(({ data, off }) => data.type === 's' && off === 0 && (data as DeviceBuffer).inFours);

/** Whether products of stored windows compute it: where they are asked for, or clearly cheaper than the definition; `singly`: by images. */
export function suitsColumns(
  queue: Queue,
  of: ColumnsOf,
  v: Convolution,
  algo: ConvAlgo,
  { data: { type } }: DeviceMat,
  singly = false,
): boolean {
  if (algo === 'implicit' || algo === 'direct' || (type !== 'h' && type !== 's')) return false;
  if (v.images * v.outHeight * v.outWidth * v.depth * v.outChannels * v.filterHeight * v.filterWidth === 0)
    return false;
  const { bytes, elements } = columnsPlanOn(queue, of, type, v);
  if (elements.some((count) => count >= 2 ** 31 || bytes * count > queue.context.gpu!.bindingBytes)) return false;
  return algo === 'gemm' || isCheaperByColumns(of, type, v, singly);
}

const WHY = {
  implicit: 'a product with windows that are read from the images',
  gemm: 'products of stored windows: asked for, or predicted to take less than half of the time of the definition',
  direct: 'by the definition: asked for, or small, or groups of few channels, where implicit products cannot be',
} as const;

/** The kernels of products of windows, of which pixels that lie as they are needed are none. */
export const columnsKernels = (of: ColumnsOf, v: Convolution): string =>
  columnsPlan(of, 's', v).elements[0] === 0 ? 'gemm' : 'conv_columns, gemm';

export const noteConvolution = (queue: Queue, routine: string, way: keyof typeof WHY, kernel: string): void =>
  queue.note({ routine, backend: 'gpu', kernel, why: WHY[way] });

export function windowsOf(v: Convolution): Windows {
  const { images, height, width, channels, filterHeight, filterWidth, outHeight, outWidth, outChannels } = v;
  const { strideY, strideX, dilationY, dilationX, padTop: top, padLeft: left } = v;
  const sizes = { images, height, width, channels, filterHeight, filterWidth, outHeight, outWidth, outChannels };
  return { ...sizes, strideY, strideX, dilationY, dilationX, top, left };
}
