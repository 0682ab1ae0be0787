// Which way a convolution is computed on the GPU, and its operands as the kernels of implicit products take them.
import type { Convolution } from '../../core/convolution.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Windows } from './windows.ts';

export type ConvAlgo = 'auto' | 'implicit' | 'direct';

/** Whether implicit products can compute it: they take singles, channels last, one group, whole buffers in vectors of four. */
export const suitsImplicit = (v: Convolution, algo: ConvAlgo, operands: readonly DeviceMat[]): boolean =>
  algo !== 'direct' &&
  v.layout === 'nhwc' &&
  v.groups === 1 &&
  v.depth > 0 &&
  v.images * v.outHeight * v.outWidth > 0 &&
  operands.every(({ data, off }) => data.type === 's' && off === 0 && (data as DeviceBuffer).inFours);

export const noteConvolution = (
  queue: Queue,
  routine: string,
  implicit: boolean,
  kernels: readonly [string, string],
): void =>
  queue.note({
    routine,
    backend: 'gpu',
    kernel: kernels[implicit ? 0 : 1],
    why: implicit
      ? 'a product with windows that are read from the images'
      : 'by the definition: asked for, or channels first, groups, operands within their buffers, halves without units',
  });

export function windowsOf(v: Convolution): Windows {
  const { images, height, width, channels, filterHeight, filterWidth, outHeight, outWidth, outChannels } = v;
  const { strideY, strideX, dilationY, dilationX, padTop: top, padLeft: left } = v;
  const sizes = { images, height, width, channels, filterHeight, filterWidth, outHeight, outWidth, outChannels };
  return { ...sizes, strideY, strideX, dilationY, dilationX, top, left };
}
