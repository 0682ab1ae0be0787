import { NORMAL_COLS, NORMAL_ROWS, normalRandom, normalTuning } from './normal.kernels.js';
/** Enqueues A := independent numbers of normal distribution. */
export function enqueueNormal(queue, { m, n, seed, deviation, A }) {
    const groups = [Math.ceil(m / NORMAL_ROWS), Math.ceil(n / NORMAL_COLS), 1];
    const words = { seed: seed >>> 0, seedHigh: Math.floor(seed / 2 ** 32) };
    queue.launch(normalRandom, normalTuning, { A: A.data }, { m, n, ...words, size: deviation, offA: A.off, lda: A.ld }, groups);
}
