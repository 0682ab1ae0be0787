// Eigenvectors of a general matrix made as long as 1 on the engine, in whose memory they lie.
import type { Engine } from '../../engine/engine.ts';
import { normalizing } from '../../engine/kernels/normalize.ts';
import type { normalizeRef } from './normalize.ref.ts';
import { placeOf } from './rooms.cpu.ts';

/** Elements that are worth another thread. */
const SHARE = 2 ** 14;

/** normalizeRef on all threads; `pairs` is the address of as many integers as there are vectors. */
export function normalizeOn(e: Engine, pairs: number): typeof normalizeRef {
  return (n, im, Z) => {
    const { parts = 1 } = Z;
    const { at, ld } = placeOf(Z);
    const isPair = e.heap.view(Int32Array, pairs, n);
    // Of a pair the first one has a positive imaginary part.
    for (let k = 0; k < n; k++) isPair[k] = parts === 1 && im[k]! > 0 ? 1 : 0;
    const threads = Math.max(1, Math.min(e.pool.threads, Math.floor((parts * n * n) / SHARE)));
    const share = Math.ceil(n / threads);
    const calls: number[][] = [];
    for (let from = 0; from < n; ) {
      let to = Math.min(n, from + share);
      if (isPair[to - 1] === 1) to++;
      const place = [n, to - from, at + 8 * parts * ld * from, 8 * parts * ld];
      calls.push(parts === 1 ? [...place, pairs + 4 * from] : place);
      from = to;
    }
    e.run(normalizing, parts === 1 ? 'real' : 'complex', calls);
  };
}
