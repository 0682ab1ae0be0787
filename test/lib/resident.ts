// Windows of test/lib/dense.ts in the engine's memory, where kernels use them in place: a cell that is not theirs shows what they wrote.
import type { RealArray, RealMat } from '../../src/core/matrix.ts';
import type { Engine } from '../../src/engine/engine.ts';
import type { Place } from '../../src/engine/workspace.ts';

/** A copy of the whole array, guards and all; `place` is its element (0, 0). */
export function resident(e: Engine, A: RealMat): RealMat & { readonly place: Place } {
  const length = A.data.length;
  const data = A.data instanceof Float32Array ? e.heap.array(Float32Array, length) : e.heap.array(Float64Array, length);
  if (data === undefined) throw new Error("the engine's memory does not suffice for a test");
  data.set(A.data);
  return { ...A, data, place: { at: e.heap.addressOf(data)! + A.off * data.BYTES_PER_ELEMENT, ld: A.ld } };
}

/** Runs `work` with 1 to 4 threads. */
export function withThreads(e: Engine, work: (threads: number) => void): void {
  const before = e.pool.threads;
  try {
    for (const threads of [1, 2, 3, 4]) {
      e.pool.threads = threads;
      work(threads);
    }
  } finally {
    e.pool.threads = before;
  }
}

/** Whether two arrays hold the same bits. (toEqual takes a second for a few hundred thousand elements.) */
export function sameBits(a: RealArray, b: RealArray): boolean {
  const [x, y] = [a, b].map(({ buffer, byteOffset, length, BYTES_PER_ELEMENT }) => {
    return new Int32Array(buffer, byteOffset, (length * BYTES_PER_ELEMENT) / 4);
  }) as [Int32Array, Int32Array];
  return x.length === y.length && x.every((word, i) => word === y[i]);
}
