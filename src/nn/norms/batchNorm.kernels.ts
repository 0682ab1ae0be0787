// The kernels of batch normalization as the host sees them.
import type { Kernel } from '../../runtime/kernel.ts';
import { REALS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { CHANNEL_THREADS } from './channelSlices.ts';
import {
  channel_gradients,
  channel_gradients_sum,
  channel_moments,
  channel_norm,
  channel_norm_gradient,
  channel_running,
  channel_statistics,
} from './shaders.gen.ts';

/** Threads of the kernels that go over channels. */
export const STATISTICS_THREADS = 64;

export const channelVariants = variants({
  types: REALS,
  flags: { FIRST: 2, WIDE: 2 },
  always: { THREADS: CHANNEL_THREADS },
});
export const channelGradientVariants = variants({
  types: REALS,
  flags: { FIRST: 2, WIDE: 2, OWN: 2 },
  always: { THREADS: CHANNEL_THREADS },
});
/** Statistics are singles whatever is normalized. */
export const statisticsVariants = variants({ always: { THREADS: STATISTICS_THREADS } });
export const channelSumVariants = variants({ types: REALS, always: { THREADS: STATISTICS_THREADS } });

export const channelMoments: Kernel = { name: 'channel_moments', text: channel_moments, variants: channelVariants.all };
export const channelStatistics: Kernel = {
  name: 'channel_statistics',
  text: channel_statistics,
  variants: statisticsVariants.all,
};
export const channelRunning: Kernel = {
  name: 'channel_running',
  text: channel_running,
  variants: statisticsVariants.all,
};
export const channelNorm: Kernel = { name: 'channel_norm', text: channel_norm, variants: channelVariants.all };
export const channelGradients: Kernel = {
  name: 'channel_gradients',
  text: channel_gradients,
  variants: channelVariants.all,
};
export const channelGradientsSum: Kernel = {
  name: 'channel_gradients_sum',
  text: channel_gradients_sum,
  variants: channelSumVariants.all,
};
export const channelNormGradient: Kernel = {
  name: 'channel_norm_gradient',
  text: channel_norm_gradient,
  variants: channelGradientVariants.all,
};
