// A hundred thousand systems over all GPUs of a machine: each takes the next range when it is done with one. Every matrix is a chain of
// springs whose deflections are known in closed form, and one of the ranges is computed again on another context, to the same bits.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { type Backend, type Context, createContext, sgesvStridedBatched, spread } from '../src/index.ts';

const N = 16;

/** Systems k = from .. to - 1: stiffness (k % 7 + 1) tridiag(-1, 2, -1), a unit load on every mass. */
function chains(from: number, to: number) {
  const count = to - from;
  const A = new Float32Array(N * N * count);
  for (let b = 0; b < count; b++) {
    const stiffness = ((from + b) % 7) + 1;
    for (let i = 0; i < N; i++) {
      A[b * N * N + i * (N + 1)] = 2 * stiffness;
      if (i > 0) A[b * N * N + i * (N + 1) - 1] = -stiffness;
      if (i < N - 1) A[b * N * N + i * (N + 1) + 1] = -stiffness;
    }
  }
  return { A, B: new Float32Array(N * count).fill(1), count };
}

async function deflections(ctx: Context, from: number, to: number): Promise<Float32Array> {
  const { A: a, B: b, count: batchCount } = chains(from, to);
  using A = ctx.upload('s', a);
  using B = ctx.upload('s', b);
  using ipiv = ctx.alloc('i', N * batchCount);
  using info = ctx.alloc('i', batchCount);
  const places = { lda: N, strideA: N * N, stridePiv: N, ldb: N, strideB: N, batchCount };
  await sgesvStridedBatched(ctx.queue, { n: N, nrhs: 1, A, ipiv, B, info, ...places });
  assert((await ctx.download(info)).every((code) => code === 0));
  return ctx.download(B);
}

export async function main(ctx: Context, print = console.log): Promise<void> {
  // createContexts() opens one on each GPU; here the given one and the CPU share the work, so that there are two on every machine.
  const contexts = [ctx, await createContext({ backend: 'cpu' })];
  const count = ctx.gpu?.software ? 2000 : 100_000;
  const shares = await spread(contexts, count, deflections, { least: 100 });

  let worst = 0;
  for (const { from, to, result } of shares) {
    for (let k = from; k < to; k++) {
      for (let i = 0; i < N; i++) {
        // Mass i of a chain between two walls under unit loads: (i + 1)(N - i) / (2 stiffness).
        const exact = ((i + 1) * (N - i)) / (2 * ((k % 7) + 1));
        worst = Math.max(worst, Math.abs(result[(k - from) * N + i]! / exact - 1));
      }
    }
  }
  print(`${count} systems in ${shares.length} ranges, worst relative error ${worst.toExponential(1)}`);
  assert(worst < 1e-5);

  const [{ from, to, context, result }] = shares as [(typeof shares)[number]];
  assert.deepEqual(await deflections(context, from, to), result);
  const by = contexts.map((one) => shares.filter((share) => share.context === one).length);
  print(`Ranges by context: ${by.join(' and ')}.`);
  contexts[1]!.dispose();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  using context = await createContext({ backend: (process.argv[2] ?? 'auto') as Backend | 'auto' });
  await main(context);
}
