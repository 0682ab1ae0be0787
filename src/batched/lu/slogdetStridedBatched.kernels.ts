// The kernel of the determinants of a batch as the host sees it.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { slogdet_batched } from './shaders.gen.ts';

export const SLOGDET_THREADS = 64;

/** Without and with the determinants themselves. */
export const slogdetTuning: readonly [Tuning, Tuning] = [
  { THREADS: SLOGDET_THREADS, DET: 0 },
  { THREADS: SLOGDET_THREADS, DET: 1 },
];
export const slogdetBatched: Kernel = { name: 'slogdet_batched', text: slogdet_batched, variants: slogdetTuning };
