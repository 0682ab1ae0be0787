// npm run bench:doubles-batches -- [--shapes 16x10000,32x5000] [--rounds 3]: batches of small matrices in doubles on a GPU that has none,
// and on the CPU engine: GPU time between timestamps, behind other work, and the wall clock of both, operands being where they are used.
import { parseArgs } from 'node:util';
import {
  type Context,
  createContext,
  dcopy,
  dgemmStridedBatched,
  dgesvStridedBatched,
  dgetrfStridedBatched,
  dpotrfStridedBatched,
} from '../src/index.ts';
import { banner, machineOf } from '../testing/lib/machine.ts';

const { values } = parseArgs({
  options: {
    shapes: { type: 'string', default: '16x10000,32x5000' },
    rounds: { type: 'string', default: '3' },
  },
});
const rounds = Number(values.rounds);
const WARM_MS = 50;

const median = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 1]!;
const row = (cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`);

/** Medians of a routine's times on a context, by its name; how many of its matrices failed. */
async function measure(context: Context, n: number, batchCount: number) {
  const { queue } = context;
  let state = n;
  const elements = Float64Array.from({ length: n * n * batchCount }, (_, at) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    // Positive definite, as far as the triangle that is read says.
    return (at % (n * n)) % (n + 1) === 0 ? 2 * n : state / 2 ** 31 - 1;
  });
  const [given, A, B] = [
    context.upload('d', elements),
    context.alloc('d', elements.length),
    context.upload('d', elements.subarray(0, n * batchCount)),
  ];
  const [ipiv, info] = [context.alloc('i', n * batchCount), context.alloc('i', batchCount)];
  const each = { n, A, lda: n, strideA: n * n, info, batchCount };
  const pivots = { ipiv, stridePiv: n };
  const routines = {
    dgetrf: () => dgetrfStridedBatched(queue, { m: n, ...each, ...pivots }),
    dpotrf: () => dpotrfStridedBatched(queue, { uplo: 'l', ...each }),
    dgemm: () => {
      const places = { lda: n, strideA: n * n, ldb: n, strideB: n * n, ldc: n, strideC: n * n };
      return dgemmStridedBatched(queue, { m: n, n, k: n, A: given, B: given, beta: 0, C: A, ...places, batchCount });
    },
    dgesv: () => dgesvStridedBatched(queue, { nrhs: 1, ...each, ...pivots, B, ldb: n, strideB: n }),
  };
  const found: Record<string, { gpu: number; wall: number; failed: number }> = {};
  for (const [name, call] of Object.entries(routines)) {
    const [gpu, wall]: number[][] = [[], []];
    const again = async (): Promise<void> => {
      await dcopy(queue, { n: elements.length, x: given, y: A });
      await queue.sync();
    };
    // The first round compiles.
    for (let round = 0; round <= rounds; round++) {
      await again();
      const ms = context.gpu === undefined ? undefined : await queue.gpuTime(async () => void (await call()), WARM_MS);
      await again();
      const start = performance.now();
      await call();
      await queue.sync();
      if (round === 0) continue;
      gpu!.push(ms ?? Number.NaN);
      wall!.push(performance.now() - start);
    }
    const failed = (await context.download(info)).filter((said) => said !== 0).length;
    found[name] = { gpu: median(gpu!), wall: median(wall!), failed };
  }
  for (const buffer of [given, A, B, ipiv, info]) buffer.dispose();
  return found;
}

const [gpu, cpu] = [await createContext({ backend: 'gpu', doubles: 'gpu' }), await createContext({ backend: 'cpu' })];
console.log(banner(machineOf(gpu), 'bench:doubles-batches', []).join('\n'));
console.log(`\nMedian of ${rounds}.\n`);
row(['routine', 'order', 'matrices', 'GPU ms', 'wall ms', 'CPU wall ms', 'failed']);
row(Array.from({ length: 7 }, () => '---'));
for (const shape of values.shapes.split(',')) {
  const [n, count] = shape.split('x').map(Number) as [number, number];
  const [there, here] = [await measure(gpu, n, count), await measure(cpu, n, count)];
  for (const [name, { gpu: ms, wall, failed }] of Object.entries(there))
    row([name, `${n}`, `${count}`, ms.toFixed(2), wall.toFixed(1), here[name]!.wall.toFixed(1), `${failed}`]);
}
for (const context of [gpu, cpu]) context.dispose();
