// The kernels that bring least-squares problems of a batch to a workspace and home again, as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { gels_gather, gels_largest, gels_scatter } from './shaders.gen.ts';

interface GatherFlags {
  readonly listed: boolean;
  readonly nonfinite: boolean;
  /** B lies in A's buffer. */
  readonly inA: boolean;
}

interface ScatterFlags {
  readonly listed: boolean;
  readonly rank: boolean;
  readonly rss: boolean;
}

/** Every combination of three flags, one record for each. */
const combinations = (names: readonly [string, string, string]): Tuning[] =>
  Array.from({ length: 8 }, (_, k) => ({
    THREADS: 256,
    ...Object.fromEntries(names.map((name, bit) => [name, (k >> bit) & 1])),
  }));
const numberOf = (...flags: readonly boolean[]): number => flags.reduce((k, flag, bit) => k + (Number(flag) << bit), 0);

const gatherTunings = combinations(['LISTED', 'NONFINITE', 'B_IN_A']);
const scatterTunings = combinations(['LISTED', 'RANK', 'RSS']);

export const gatherTuning = ({ listed, nonfinite, inA }: GatherFlags): Tuning =>
  gatherTunings[numberOf(listed, nonfinite, inA)]!;
export const scatterTuning = ({ listed, rank, rss }: ScatterFlags): Tuning =>
  scatterTunings[numberOf(listed, rank, rss)]!;

const largestTunings = [0, 1].map((LISTED) => [0, 1].map((B_IN_A): Tuning => ({ THREADS: 256, LISTED, B_IN_A })));
export const largestTuning = ({ listed, inA }: Omit<GatherFlags, 'nonfinite'>): Tuning =>
  largestTunings[Number(listed)]![Number(inA)]!;

export const gelsLargest: Kernel = { name: 'gels_largest', text: gels_largest, variants: largestTunings.flat() };
export const gelsGather: Kernel = { name: 'gels_gather', text: gels_gather, variants: gatherTunings };
export const gelsScatter: Kernel = { name: 'gels_scatter', text: gels_scatter, variants: scatterTunings };
