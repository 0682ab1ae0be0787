// npm run bench:cliff -- [--bound 1.5]: time(n + 1) / time(n) of products on the GPU, of batches for n = 1..256 and of one for n =
// 1000..1100. Prints the ratios above the bound; the exit status is their number.
import { parseArgs } from 'node:util';
import { createContext, sgemm, sgemmStridedBatched } from '../src/index.ts';
import { banner, machineOf } from '../testing/lib/machine.ts';

const { values } = parseArgs({ options: { bound: { type: 'string', default: '1.5' } } });
const bound = Number(values.bound);
if (!(bound > 0)) throw new Error(`--bound ${values.bound} is not a positive number`);

/** Orders that share a batch count, which keeps the GPU busy for a tenth of a millisecond or more at the least of them. */
const BATCHES = [
  { from: 1, to: 16, batchCount: 200000 },
  { from: 16, to: 48, batchCount: 40000 },
  { from: 48, to: 96, batchCount: 10000 },
  { from: 96, to: 160, batchCount: 3000 },
  { from: 160, to: 256, batchCount: 1000 },
] as const;
const ELEMENTS = Math.max(1100 ** 2, ...BATCHES.map(({ to, batchCount }) => to ** 2 * batchCount));
const WARM_MS = 60;
const RUNS = 3;

const context = await createContext({ backend: 'gpu' });
const { queue } = context;
const [A, B, C] = [0, 1, 2].map(() => context.alloc('s', ELEMENTS));
if (A === undefined || B === undefined || C === undefined) throw new Error('three operands are needed');

/** The middle of three times, behind a first call that compiles. */
async function time(call: () => Promise<void>): Promise<number> {
  await call();
  await queue.sync();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const ms = await queue.gpuTime(call, WARM_MS);
    if (ms === undefined) throw new Error('the adapter has no timestamps');
    times.push(ms);
  }
  return times.sort((a, b) => a - b)[RUNS >> 1]!;
}

let above = 0;

async function sweep(title: string, from: number, to: number, call: (n: number) => Promise<void>): Promise<void> {
  let last = await time(() => call(from));
  let worst = 0;
  for (let n = from; n < to; n++) {
    const next = await time(() => call(n + 1));
    const ratio = next / last;
    worst = Math.max(worst, ratio);
    if (ratio > bound) {
      above++;
      console.log(`${title}  ${n} -> ${n + 1}  ${last.toFixed(4)} -> ${next.toFixed(4)} ms  ${ratio.toFixed(2)}`);
    }
    last = next;
  }
  console.log(`% ${title}, n = ${from}..${to}: at most ${worst.toFixed(2)}`);
}

console.log(banner(machineOf(context), 'bench cliff', []).slice(0, -2).join('\n'));
for (const { from, to, batchCount } of BATCHES) {
  await sweep(`${batchCount} products`, from, to, (n) =>
    sgemmStridedBatched(queue, {
      ...{ m: n, n, k: n, A, lda: n, B, ldb: n, C, ldc: n },
      ...{ strideA: n * n, strideB: n * n, strideC: n * n, batchCount },
    }),
  );
}
await sweep('one product', 1000, 1100, (n) => sgemm(queue, { m: n, n, k: n, A, lda: n, B, ldb: n, C, ldc: n }));
context.dispose();
process.exit(Math.min(above, 255));
