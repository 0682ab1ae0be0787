// Matrices of numbers of normal distribution, made on the GPU.
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { NORMAL_COLS, NORMAL_ROWS, normalRandom, normalTuning } from './normal.kernels.ts';

export interface NormalMatrix {
  readonly m: number;
  readonly n: number;
  /** An integer below 2^53: the same one makes the same matrix. */
  readonly seed: number;
  readonly deviation: number;
  readonly A: DeviceMat;
}

/** Enqueues A := independent numbers of normal distribution. */
export function enqueueNormal(queue: Queue, { m, n, seed, deviation, A }: NormalMatrix): void {
  const groups = [Math.ceil(m / NORMAL_ROWS), Math.ceil(n / NORMAL_COLS), 1] as const;
  const words = { seed: seed >>> 0, seedHigh: Math.floor(seed / 2 ** 32) };
  queue.launch(
    normalRandom,
    normalTuning,
    { A: A.data },
    { m, n, ...words, size: deviation, offA: A.off, lda: A.ld },
    groups,
  );
}
