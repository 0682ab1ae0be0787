// BATCHNORMFORWARD on the GPU: moments of slices, statistics from them, and the result: X is read twice.
import type { Bound } from '../../core/args.ts';
import { perChannel } from '../../core/channels.ts';
import type { ElementType, Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type Apart, vectorApart, withApart } from '../apart.gpu.ts';
import { inUnits, inVectors } from '../units.gpu.ts';
import {
  channelMoments,
  channelNorm,
  channelRunning,
  channelStatistics,
  channelVariants,
  STATISTICS_THREADS,
  statisticsVariants,
} from './batchNorm.kernels.ts';
import { alongMemory, type Slices, slicesOf } from './channelSlices.ts';
import { Spare } from './norm.gpu.ts';
import type { BatchNormForwardArgs } from './routines.gen.ts';

type Call = Bound<BatchNormForwardArgs<Prec>>;
type Places = Readonly<Record<string, DeviceMat | undefined>>;

export function batchNormForwardGpu(queue: Queue, a: Call): void {
  const { channels } = a;
  const all = perChannel(a) * channels;
  queue.note({
    routine: a.routine,
    backend: 'gpu',
    kernel: a.mode === 'training' ? 'channel_moments, channel_norm' : 'channel_norm',
    why: `limited by memory: ${a.mode === 'training' ? 'statistics by slices of channels' : 'statistics are given'}`,
  });
  const spare = new Spare(queue);
  const given = (x: Ptr<ElementType> | undefined, access: Apart['access']) =>
    x && vectorApart(deviceMat(x, 1), channels, access);
  const use = a.mode === 'training' ? 'inout' : 'in';
  const operands = Object.entries({
    X: vectorApart(deviceMat(a.X, 1), all, 'in'),
    Y: vectorApart(deviceMat(a.Y, 1), all, 'out'),
    gamma: given(a.gamma, 'in'),
    beta: given(a.beta, 'in'),
    runningMean: given(a.runningMean, use),
    runningVar: given(a.runningVar, use),
    mean: vectorApart(spare.or(a.mean, 's', channels), channels, 'out'),
    rstd: vectorApart(spare.or(a.rstd, 's', channels), channels, 'out'),
  }).filter((entry): entry is [string, Apart] => entry[1] !== undefined);
  withApart(queue, Object.fromEntries(operands), (at) => {
    const parts = slicesOf(a, inVectors([at.X!, at.Y!], alongMemory(a)));
    if (a.mode === 'training') enqueueStatistics(queue, a, parts, at);
    else enqueueRunning(queue, a, at);
    enqueueNorm(queue, a, parts, at);
  });
  spare.dispose();
}

function enqueueStatistics(queue: Queue, a: Call, parts: Slices, at: Places): void {
  const { X, mean, rstd, runningMean, runningVar } = at;
  const { channels, epsilon, momentum } = a;
  const { wide, slices, groups, elements: _, ...units } = parts;
  const work = queue.context.lease('s', 2 * channels * slices);
  const tuning = channelVariants.of(X!.data.type, { FIRST: a.layout === 'nchw', WIDE: wide });
  const elements = { ...units, ...inUnits(wide, { offX: X!.off }) };
  queue.launch(channelMoments, tuning, { X: X!.data, work }, elements, [groups, slices, 1]);
  // WebGPU binds a buffer once where it is written: each gets its own in the place of what is left out.
  const spares = [runningMean, runningVar].map((x) => (x === undefined ? queue.context.lease('s', 1) : undefined));
  const params = {
    ...{
      channels,
      count: perChannel(a),
      slice: units.slice * (perChannel(a) / units.count),
      slices,
      epsilon,
      momentum,
      kept: 1 - momentum,
    },
    ...{ hasMean: runningMean === undefined ? 0 : 1, hasVar: runningVar === undefined ? 0 : 1 },
    ...{ offM: mean!.off, offR: rstd!.off, offRM: runningMean?.off ?? 0, offRV: runningVar?.off ?? 0 },
  };
  const results = {
    ...{ work, mean: mean!.data, rstd: rstd!.data },
    runningMean: runningMean?.data ?? spares[0]!,
    runningVar: runningVar?.data ?? spares[1]!,
  };
  queue.launch(channelStatistics, statisticsVariants.of(undefined), results, params, [channels, 1, 1]);
  for (const buffer of [work, ...spares]) buffer?.dispose();
}

function enqueueRunning(queue: Queue, a: Call, { mean, rstd, runningMean, runningVar }: Places): void {
  const { channels, epsilon } = a;
  const places = { offM: mean!.off, offR: rstd!.off, offRM: runningMean!.off, offRV: runningVar!.off };
  const buffers = {
    ...{ runningMean: runningMean!.data, runningVar: runningVar!.data },
    ...{ mean: mean!.data, rstd: rstd!.data },
  };
  const groups = Math.ceil(channels / STATISTICS_THREADS);
  const tuning = statisticsVariants.of(undefined);
  queue.launch(channelRunning, tuning, buffers, { channels, epsilon, ...places }, [groups, 1, 1]);
}

function enqueueNorm(queue: Queue, a: Call, parts: Slices, { X, Y, gamma, beta, mean, rstd }: Places): void {
  const { wide, slices, groups, elements: _, ...units } = parts;
  const nothing = { data: queue.nothing, off: 0, ld: 1 };
  const [g, b] = [gamma ?? nothing, beta ?? nothing];
  const params = {
    ...units,
    ...{ hasGamma: gamma === undefined ? 0 : 1, hasBeta: beta === undefined ? 0 : 1 },
    ...inUnits(wide, { offX: X!.off, offY: Y!.off }),
    ...{ offG: g.off, offB: b.off, offM: mean!.off, offR: rstd!.off },
  };
  const buffers = {
    ...{ X: X!.data, Y: Y!.data, gamma: g.data, beta: b.data },
    ...{ mean: mean!.data, rstd: rstd!.data },
  };
  const tuning = channelVariants.of(X!.data.type, { FIRST: a.layout === 'nchw', WIDE: wide });
  queue.launch(channelNorm, tuning, buffers, params, [groups, slices, 1]);
}
