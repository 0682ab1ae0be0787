// Convolutions by their definition on the GPU: for whatever the kernels of implicit products do not take.
import type { Convolution } from '../../core/convolution.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { ACTIVATION_KINDS } from '../activations/activationKinds.ts';
import type { ConvActivation } from './convForward.spec.ts';
import {
  convDirect,
  convDirectData,
  convDirectFilter,
  DIRECT_THREADS,
  dataVariants,
  directFilterVariants,
  directVariants,
} from './direct.kernels.ts';

interface Places {
  readonly X?: DeviceMat | undefined;
  readonly F?: DeviceMat | undefined;
  readonly Y?: DeviceMat | undefined;
  readonly bias?: DeviceMat | undefined;
}

function paramsOf(v: Convolution, count: number, { X, F, Y, bias }: Places) {
  const { images, height, width, channels, outHeight, outWidth, outChannels, filterHeight, filterWidth, depth } = v;
  const { strideY, strideX, dilationY, dilationX, padTop, padLeft, x, filter, result } = v;
  return {
    ...{ count, images, height, width, channels, outHeight, outWidth, outChannels, filterHeight, filterWidth, depth },
    ...{ strideY, strideX, dilationY, dilationX, padTop, padLeft, perGroup: outChannels / v.groups },
    ...{ channelsFirst: v.layout === 'nchw' ? 1 : 0, hasBias: bias === undefined ? 0 : 1, slope: 0, scale: 1 },
    ...{ offX: X?.off ?? 0, offF: F?.off ?? 0, offY: Y?.off ?? 0, offB: bias?.off ?? 0 },
    ...{ xN: x.n, xY: x.y, xX: x.x, xC: x.c, fN: filter.n, fY: filter.y, fX: filter.x, fC: filter.c },
    ...{ yN: result.n, yY: result.y, yX: result.x, yC: result.c },
  };
}

/** Enqueues Y := activation(convolution of X with F + bias). */
export function enqueueDirect(
  queue: Queue,
  v: Convolution,
  activation: ConvActivation,
  at: { readonly X: DeviceMat; readonly F: DeviceMat; readonly bias?: DeviceMat | undefined; readonly Y: DeviceMat },
): void {
  const count = v.images * v.outHeight * v.outWidth * v.outChannels;
  const number = activation === 'none' ? ACTIVATION_KINDS.length : ACTIVATION_KINDS.indexOf(activation);
  const buffers = { X: at.X.data, F: at.F.data, bias: at.bias?.data ?? queue.nothing, Y: at.Y.data };
  const groups = [Math.ceil(count / DIRECT_THREADS), 1, 1] as const;
  const tuning = directVariants.of(at.Y.data.type, { ACTIVATION: number });
  queue.launch(convDirect, tuning, buffers, paramsOf(v, count, at), groups);
}

/** Enqueues the gradient by the images. */
export function enqueueDirectData(
  queue: Queue,
  v: Convolution,
  at: { readonly F: DeviceMat; readonly dY: DeviceMat; readonly dX: DeviceMat },
): void {
  const { F, dY, dX } = at;
  const count = v.images * v.height * v.width * v.channels;
  const params = paramsOf(v, count, { X: dX, F, Y: dY });
  const groups = [Math.ceil(count / DIRECT_THREADS), 1, 1] as const;
  const buffers = { F: F.data, Y: dY.data, X: dX.data };
  queue.launch(convDirectData, dataVariants.of(dX.data.type), buffers, params, groups);
}

/** Enqueues the gradient by the filters. */
export function enqueueDirectFilter(
  queue: Queue,
  v: Convolution,
  at: { readonly X: DeviceMat; readonly dY: DeviceMat; readonly dF: DeviceMat },
): void {
  const { X, dY, dF } = at;
  const count = v.filterHeight * v.filterWidth * v.depth * v.outChannels;
  if (count === 0) return;
  const params = paramsOf(v, count, { X, F: dF, Y: dY });
  const tuning = directFilterVariants.of(dF.data.type, { BIAS: 0 });
  queue.launch(convDirectFilter, tuning, { X: X.data, Y: dY.data, F: dF.data }, params, [count, 1, 1]);
}

/** Enqueues the gradient by the bias. */
export function enqueueBiasGradient(
  queue: Queue,
  v: Convolution,
  { dY, dBias }: { readonly dY: DeviceMat; readonly dBias: DeviceMat },
): void {
  const params = paramsOf(v, v.outChannels, { F: dBias, Y: dY });
  const tuning = directFilterVariants.of(dBias.data.type, { BIAS: 1 });
  queue.launch(convDirectFilter, tuning, { X: dY.data, Y: dY.data, F: dBias.data }, params, [v.outChannels, 1, 1]);
}
