// Solutions and inverses from factors in the lanes of the CPU's vectors: a problem's bits do not depend on what the other lanes hold, nor
// on how many problems there are.
import { describe, expect, it } from 'vitest';
import {
  getrfStridedBatched,
  getriStridedBatched,
  getrsStridedBatched,
  type Ptr,
  potrfStridedBatched,
  potrsStridedBatched,
} from '../../src/index.ts';
import { potrsBatchedCases } from '../../testing/cases/batched/cholesky/potrsBatched.ts';
import { getriBatchedCases } from '../../testing/cases/batched/lu/getriBatched.ts';
import { getrsBatchedCases } from '../../testing/cases/batched/lu/getrsBatched.ts';
import { complaints } from '../../testing/lib/case.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { wide } from '../lib/sampled.ts';
import { cpu } from '../setup/contexts.ts';

const { queue } = cpu;
const NRHS = 5;

interface Batch {
  readonly n: number;
  readonly batchCount: number;
  readonly A: Ptr<'d'>;
  readonly B: Ptr<'d'>;
}

/** Each factors the A and solves with them; what it leaves in A and B is compared. */
const ROUTINES: Readonly<Record<string, (b: Batch) => Promise<void>>> = {
  'getrs n': (b) => byLu(b, 'n'),
  'getrs t': (b) => byLu(b, 't'),
  getri: (b) => byLu(b, undefined),
  'potrs l': (b) => byCholesky(b, 'l'),
  'potrs u': (b) => byCholesky(b, 'u'),
};

async function byLu({ B, ...batch }: Batch, trans: 'n' | 't' | undefined): Promise<void> {
  const { n, batchCount } = batch;
  const [ipiv, info] = [cpu.alloc('i', n * batchCount), cpu.alloc('i', batchCount)];
  const each = { ...batch, lda: n, strideA: n * n, ipiv, stridePiv: n };
  await getrfStridedBatched(queue, { ...each, m: n, info });
  if (trans === undefined) await getriStridedBatched(queue, { ...each, info });
  else await getrsStridedBatched(queue, { ...each, trans, nrhs: NRHS, B, ldb: n, strideB: NRHS * n });
}

async function byCholesky({ B, ...batch }: Batch, uplo: 'l' | 'u'): Promise<void> {
  const { n, batchCount } = batch;
  const each = { ...batch, uplo, lda: n, strideA: n * n };
  await potrfStridedBatched(queue, { ...each, info: cpu.alloc('i', batchCount) });
  await potrsStridedBatched(queue, { ...each, nrhs: NRHS, B, ldb: n, strideB: NRHS * n });
}

describe.each(Object.keys(ROUTINES))('%s', (name) => {
  it.each([1, 3, 8, 65])('order %i: the same alone and beside others', async (n) => {
    const rng = mulberry32(n);
    const count = 7;
    const a = Float64Array.from({ length: n * n * count }, () => signed(rng));
    for (let i = 0; i < n * count; i++) a[n * n * Math.floor(i / n) + (i % n) * (n + 1)]! += 2 * n;
    const b = Float64Array.from({ length: n * NRHS * count }, () => signed(rng));
    const run = async (first: number, end: number, bad?: number) => {
      const [mats, sides] = [a.slice(n * n * first, n * n * end), b.slice(n * NRHS * first, n * NRHS * end)];
      if (bad !== undefined) mats.fill(Number.NaN, n * n * bad, n * n * (bad + 1));
      const [A, B] = [cpu.upload('d', mats), cpu.upload('d', sides)];
      await ROUTINES[name]!({ n, batchCount: end - first, A, B });
      return { A: await cpu.download(A), B: await cpu.download(B) };
    };
    const bad = 4;
    const [all, beside] = [await run(0, count), await run(0, count, bad)];
    for (let k = 0; k < count; k++) {
      const alone = await run(k, k + 1);
      for (const { A, B } of k === bad ? [all] : [all, beside]) {
        expect(A.subarray(n * n * k, n * n * (k + 1))).toEqual(alone.A);
        expect(B.subarray(n * NRHS * k, n * NRHS * (k + 1))).toEqual(alone.B);
      }
    }
  });
});

it.each(['s', 'd'] as const)('precision %s: orders around the largest that is computed in lanes', async (prec) => {
  for (const n of wide ? [127, 128, 129] : [128, 129]) {
    const one = { n, nrhs: 3, batchCount: 3 };
    expect(await complaints(cpu, getriBatchedCases.strided, one, prec)).toEqual([]);
    for (const trans of ['n', 't'] as const)
      expect(await complaints(cpu, getrsBatchedCases.strided, { ...one, trans }, prec)).toEqual([]);
    for (const uplo of ['l', 'u'] as const)
      expect(await complaints(cpu, potrsBatchedCases.strided, { ...one, uplo }, prec)).toEqual([]);
  }
});
