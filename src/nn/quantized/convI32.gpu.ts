// CONVI32 on the GPU: products of stored windows by gemmI32, what zero points add to them in one more pass, or the definition.
import type { Bound } from '../../core/args.ts';
import { convolutionOf } from '../../core/convolution.ts';
import { deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { convByteDirect, DIRECT_THREADS, directVariants } from './convI32.kernels.ts';
import { convI32Way } from './convI32Plan.ts';
import { type ByteConvolution, enqueueByteProducts } from './convI32Products.gpu.ts';
import type { ConvI32Args } from './routines.gen.ts';

export function convI32Gpu(queue: Queue, a: Bound<ConvI32Args>): void {
  const v = convolutionOf(a);
  const { unsignedX, unsignedF, zeroX, zeroF } = a;
  const [X, F, Y] = [deviceMat(a.X, 1), deviceMat(a.F, 1), deviceMat(a.Y, 1)];
  const convolution = { v, unsignedX, unsignedF, perChannel: a.ofF === 'channels', X, F, zeroX, zeroF, Y };
  const { way, images, kernel, why } = convI32Way(v, a.algo, queue.context.gpu!.bindingBytes);
  queue.note({ routine: a.routine, backend: 'gpu', kernel, why });
  if (way === 'gemm') enqueueByteProducts(queue, convolution, images);
  else enqueueByteDirect(queue, convolution);
}

/** Enqueues the convolution by its definition. */
function enqueueByteDirect(queue: Queue, q: ByteConvolution): void {
  const { v, X, F, Y, zeroX, zeroF } = q;
  const { height, width, outHeight, outWidth, outChannels, filterHeight, filterWidth, depth } = v;
  const { strideY, strideX, dilationY, dilationX, padTop, padLeft, x, filter, result } = v;
  const nothing = { data: queue.nothing, off: 0 };
  const [ZX, ZF] = [zeroX, zeroF].map((zero) => (zero === undefined ? nothing : deviceMat(zero, 1)));
  const count = v.images * outHeight * outWidth * outChannels;
  const params = {
    ...{ count, height, width, outHeight, outWidth, outChannels, filterHeight, filterWidth, depth },
    ...{ strideY, strideX, dilationY, dilationX, padTop, padLeft, perGroup: outChannels / v.groups },
    ...{ channelsFirst: v.layout === 'nchw' ? 1 : 0, unsignedX: q.unsignedX ? 1 : 0, unsignedF: q.unsignedF ? 1 : 0 },
    ...{ hasZX: zeroX === undefined ? 0 : 1, hasZF: zeroF === undefined ? 0 : 1, each: q.perChannel ? 1 : 0 },
    ...{ offZX: ZX!.off, offZF: ZF!.off, offX: X.off, offF: F.off, offY: Y.off },
    ...{ xN: x.n, xY: x.y, xX: x.x, xC: x.c, fN: filter.n, fY: filter.y, fX: filter.x, fC: filter.c },
    ...{ yN: result.n, yY: result.y, yX: result.x, yC: result.c },
  };
  const buffers = { X: X.data, F: F.data, ZX: ZX!.data, ZF: ZF!.data, Y: Y.data };
  const groups = Math.ceil(count / DIRECT_THREADS);
  queue.launch(convByteDirect, directVariants.of(undefined), buffers, params, [groups, 1, 1]);
}
