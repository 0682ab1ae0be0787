// BATCHNORMBACKWARD on the GPU: sums of slices, their sums, and the gradient by X.
import type { Bound } from '../../core/args.ts';
import { perChannel } from '../../core/channels.ts';
import type { Prec } from '../../core/field.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type Apart, vectorApart, withApart } from '../apart.gpu.ts';
import { inUnits, inVectors } from '../units.gpu.ts';
import {
  channelGradients,
  channelGradientsSum,
  channelGradientVariants,
  channelNormGradient,
  channelSumVariants,
  channelVariants,
} from './batchNorm.kernels.ts';
import { alongMemory, type Slices, slicesOf } from './channelSlices.ts';
import { Spare } from './norm.gpu.ts';
import type { BatchNormBackwardArgs } from './routines.gen.ts';

type Call = Bound<BatchNormBackwardArgs<Prec>>;
type Places = Readonly<Record<string, DeviceMat | undefined>>;

export function batchNormBackwardGpu(queue: Queue, a: Call): void {
  const { channels } = a;
  const all = perChannel(a) * channels;
  const ofTraining = a.mode === 'training';
  // Statistics that are given do not depend on X: then the sums are needed only by those who ask for them.
  const wanted = ofTraining || a.dGamma !== undefined || a.dBeta !== undefined;
  queue.note({
    routine: a.routine,
    backend: 'gpu',
    kernel: wanted ? 'channel_gradients, channel_norm_gradient' : 'channel_norm_gradient',
    why: 'limited by memory: sums by slices of channels',
  });
  const spare = new Spare(queue);
  const type = a.X.buffer.type as 'h' | 's';
  const operands: Readonly<Record<string, Apart>> = {
    X: vectorApart(deviceMat(a.X, 1), all, 'in'),
    dY: vectorApart(deviceMat(a.dY, 1), all, 'in'),
    dX: vectorApart(deviceMat(a.dX, 1), all, 'out'),
    ...(a.gamma && { gamma: vectorApart(deviceMat(a.gamma, 1), channels, 'in') }),
    mean: vectorApart(deviceMat(a.mean, 1), channels, 'in'),
    rstd: vectorApart(deviceMat(a.rstd, 1), channels, 'in'),
    ...(wanted && {
      sums: vectorApart(spare.or(undefined, 's', 2 * channels), 2 * channels, 'out'),
      dGamma: vectorApart(spare.or(a.dGamma, type, channels), channels, 'out'),
      dBeta: vectorApart(spare.or(a.dBeta, type, channels), channels, 'out'),
    }),
  };
  withApart(queue, operands, (at) => {
    const parts = slicesOf(a, inVectors([at.X!, at.dY!, at.dX!], alongMemory(a)));
    if (wanted) enqueueSums(queue, a, parts, at);
    if (all > 0) enqueueByX(queue, a, parts, at);
  });
  spare.dispose();
}

function enqueueSums(queue: Queue, a: Call, parts: Slices, at: Places): void {
  const { X, dY, mean, rstd, sums, dGamma, dBeta } = at;
  const { channels } = a;
  const { wide, slices, groups, elements: _, ...units } = parts;
  const work = queue.context.lease('s', Math.max(2, 2 * channels * slices));
  const places = { ...inUnits(wide, { offX: X!.off, offDY: dY!.off }), offM: mean!.off, offR: rstd!.off };
  const buffers = { X: X!.data, dY: dY!.data, mean: mean!.data, rstd: rstd!.data, work };
  const tuning = channelVariants.of(X!.data.type, { FIRST: a.layout === 'nchw', WIDE: wide });
  if (slices > 0) queue.launch(channelGradients, tuning, buffers, { ...units, ...places }, [groups, slices, 1]);
  const results = { work, sums: sums!.data, dGamma: dGamma!.data, dBeta: dBeta!.data };
  const params = { channels, slices, offG: dGamma!.off, offB: dBeta!.off };
  queue.launch(channelGradientsSum, channelSumVariants.of(X!.data.type), results, params, [channels, 1, 1]);
  work.dispose();
}

function enqueueByX(queue: Queue, a: Call, parts: Slices, { X, dY, dX, gamma, mean, rstd, sums }: Places): void {
  const ofTraining = a.mode === 'training';
  const { wide, slices, groups, elements: _, ...units } = parts;
  const g = gamma ?? { data: queue.nothing, off: 0, ld: 1 };
  const params = {
    ...units,
    ...inUnits(wide, { offX: X!.off, offDY: dY!.off, offDX: dX!.off }),
    ...{ offG: g.off, offM: mean!.off, offR: rstd!.off },
    ...{ total: perChannel(a), hasGamma: gamma === undefined ? 0 : 1 },
  };
  const buffers = {
    ...{ dY: dY!.data, dX: dX!.data, gamma: g.data, rstd: rstd!.data },
    ...(ofTraining && { X: X!.data, mean: mean!.data, sums: sums!.data }),
  };
  const tuning = channelGradientVariants.of(X!.data.type, { FIRST: a.layout === 'nchw', WIDE: wide, OWN: ofTraining });
  queue.launch(channelNormGradient, tuning, buffers, params, [groups, slices, 1]);
}
