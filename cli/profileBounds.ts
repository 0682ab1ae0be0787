// The roofline of a profile: what bounds each routine, and how near it comes.
import type { Prec, Profile, ProfileCalls } from '../src/index.ts';

/** What a device was measured to do. */
export interface Bounds {
  /** Bytes per second, read and written. */
  readonly bandwidth: number;
  /** Operations per second in each precision. */
  readonly peaks: ReadonlyMap<Prec, number>;
}

export interface Judged extends ProfileCalls {
  /** Operations for each byte of the operands. */
  readonly intensity: number;
  /** The time that the bound allows over the time taken: 1 is as fast as the device was measured to be. */
  readonly share: number;
  readonly bound: 'memory' | 'arithmetic' | 'waiting';
}

/** Below this share of either bound a routine waits: for its dispatches, or for the latency of memory. */
const WAITING = 0.25;

/** The routines of a profile, judged. */
export const judged = ({ calls }: Profile, { bandwidth, peaks }: Bounds): Judged[] =>
  calls.map((one) => {
    const [moved, computed] = [one.bytes / bandwidth, one.flops / peaks.get(one.prec)!];
    const share = Math.max(moved, computed) / (one.ms / 1000);
    const bound = share < WAITING ? 'waiting' : moved > computed ? 'memory' : 'arithmetic';
    return { ...one, intensity: one.flops / one.bytes, share, bound };
  });
