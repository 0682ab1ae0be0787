// Many small systems in single precision, by ever fewer calls: how long each way takes from call to result.
import { solve } from '../../../src/linalg/solve.ts';
import type { Lane, RaceOrder } from '../../protocolLive.ts';
import { contextOf } from '../contexts.ts';

/** The first call of a way compiles, or warms up; the least time of the others is told. */
const ROUNDS = 4;

export async function race({ n, count, gpu }: RaceOrder, tell: (lane: Lane) => void): Promise<null> {
  const A = Float32Array.from(
    { length: n * n * count },
    (_, k) => Math.cos(k * k) + ((k % n ** 2) % (n + 1) === 0 ? n : 0),
  );
  const B = Float32Array.from({ length: n * count }, (_, k) => Math.sin(k));
  const cpu = await contextOf('cpu');
  const stack = { data: A, shape: [count, n, n] };
  const sides = { data: B, shape: [count, n, 1] };
  const ways: [name: string, way: () => Promise<Float32Array>][] = [
    ['plain JavaScript', async () => eliminateAll(A, B, n, count)],
    [
      `${count} calls`,
      async () => {
        const X = new Float32Array(n * count);
        for (let k = 0; k < count; k++) {
          const one = { data: A.subarray(k * n * n, (k + 1) * n * n), shape: [n, n] };
          X.set((await solve(one, B.subarray(k * n, (k + 1) * n), { context: cpu })).data, k * n);
        }
        return X;
      },
    ],
    ['one call, CPU', async () => (await solve(stack, sides, { context: cpu })).data],
  ];
  if (gpu) {
    const context = await contextOf('gpu');
    ways.push(['one call, GPU', async () => (await solve(stack, sides, { context })).data]);
  }
  let first: Float32Array | undefined;
  for (const [name, way] of ways) {
    let ms = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      const X = await way();
      if (round > 0) ms = Math.min(ms, performance.now() - start);
      first ??= X;
      // n is added to the diagonal: these systems are well-conditioned.
      if (!(X.reduce((most, x, k) => Math.max(most, Math.abs(x - first![k]!)), 0) < 1e-3))
        throw new Error(`${name}: wrong solutions`);
    }
    tell({ name, ms });
  }
  return null;
}

/** Gaussian elimination with partial pivoting, as one writes it by hand. */
function eliminateAll(A: Float32Array, B: Float32Array, n: number, count: number): Float32Array {
  const [a, X] = [new Float32Array(n * n), B.slice()];
  for (let k = 0; k < count; k++) {
    a.set(A.subarray(k * n * n, (k + 1) * n * n));
    const x = X.subarray(k * n, (k + 1) * n);
    for (let j = 0; j < n; j++) {
      let p = j;
      for (let i = j + 1; i < n; i++) if (Math.abs(a[i * n + j]!) > Math.abs(a[p * n + j]!)) p = i;
      for (let l = j; l < n; l++) [a[j * n + l], a[p * n + l]] = [a[p * n + l]!, a[j * n + l]!];
      [x[j], x[p]] = [x[p]!, x[j]!];
      for (let i = j + 1; i < n; i++) {
        const factor = a[i * n + j]! / a[j * n + j]!;
        for (let l = j; l < n; l++) a[i * n + l] = a[i * n + l]! - factor * a[j * n + l]!;
        x[i] = x[i]! - factor * x[j]!;
      }
    }
    for (let i = n - 1; i >= 0; i--) {
      for (let l = i + 1; l < n; l++) x[i] = x[i]! - a[i * n + l]! * x[l]!;
      x[i] = x[i]! / a[i * n + i]!;
    }
  }
  return X;
}
