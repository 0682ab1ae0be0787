// The batched factorizations and solutions on every backend: the cases' sweeps, and what is refused.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isComplex, type Prec } from '../../src/core/field.ts';
import { engine } from '../../src/engine/engine.ts';
import { sgesvStridedBatched } from '../../src/index.ts';
import { posvBatchedCases } from '../../testing/cases/batched/cholesky/posvBatched.ts';
import { potrfBatchedCases } from '../../testing/cases/batched/cholesky/potrfBatched.ts';
import { potriBatchedCases } from '../../testing/cases/batched/cholesky/potriBatched.ts';
import { potrsBatchedCases } from '../../testing/cases/batched/cholesky/potrsBatched.ts';
import { gesvBatchedCases } from '../../testing/cases/batched/lu/gesvBatched.ts';
import { getrfBatchedCases } from '../../testing/cases/batched/lu/getrfBatched.ts';
import { getrfNopivBatchedCases } from '../../testing/cases/batched/lu/getrfNopivBatched.ts';
import { getriBatchedCases } from '../../testing/cases/batched/lu/getriBatched.ts';
import { getrsBatchedCases } from '../../testing/cases/batched/lu/getrsBatched.ts';
import { getrsNopivBatchedCases } from '../../testing/cases/batched/lu/getrsNopivBatched.ts';
import { matinvBatchedCases } from '../../testing/cases/batched/lu/matinvBatched.ts';
import { geqrfBatchedCases } from '../../testing/cases/batched/qr/geqrfBatched.ts';
import { qrStridedBatchedCase } from '../../testing/cases/batched/qr/qrStridedBatched.ts';
import { ODD } from '../../testing/lib/batch.ts';
import { type Case, complaints } from '../../testing/lib/case.ts';
import { expectRefusal, rejectionOf } from '../lib/caught.ts';
import { some, wide } from '../lib/sampled.ts';
import { contexts, cpu, gpu } from '../setup/contexts.ts';

const CASES = [
  gesvBatchedCases.strided,
  gesvBatchedCases.batched,
  gesvBatchedCases.vbatched,
  getrfBatchedCases.strided,
  getrfBatchedCases.batched,
  getrfBatchedCases.vbatched,
  getrfNopivBatchedCases.strided,
  getrfNopivBatchedCases.batched,
  getrfNopivBatchedCases.vbatched,
  getriBatchedCases.strided,
  getriBatchedCases.batched,
  getriBatchedCases.vbatched,
  getrsBatchedCases.strided,
  getrsBatchedCases.batched,
  getrsBatchedCases.vbatched,
  getrsNopivBatchedCases.strided,
  getrsNopivBatchedCases.batched,
  getrsNopivBatchedCases.vbatched,
  matinvBatchedCases.strided,
  matinvBatchedCases.batched,
  matinvBatchedCases.vbatched,
  posvBatchedCases.strided,
  posvBatchedCases.batched,
  posvBatchedCases.vbatched,
  potrfBatchedCases.strided,
  potrfBatchedCases.batched,
  potrfBatchedCases.vbatched,
  potriBatchedCases.strided,
  potriBatchedCases.batched,
  potriBatchedCases.vbatched,
  potrsBatchedCases.strided,
  potrsBatchedCases.batched,
  potrsBatchedCases.vbatched,
  geqrfBatchedCases.strided,
  geqrfBatchedCases.batched,
  geqrfBatchedCases.vbatched,
  qrStridedBatchedCase,
] as unknown as readonly Case[];

/**
 * Software adapters compile for up to seconds, and every class of orders has kernels of its own, whose tests go through the orders: here a
 * few problems must do that no form and no order of storage can compute by mistake.
 */
const software = /llvmpipe|swiftshader/i.test(gpu?.gpu?.name ?? '');
const slowly = /llvmpipe/i.test(gpu?.gpu?.name ?? '');

/** tau of geqrf lies side by side, also by rows: its case has none. */
function few(c: Case, prec: Prec): readonly object[] {
  const each = { nrhs: 2, uplo: 'u', trans: isComplex(prec) ? 'c' : 't', batchCount: 3, layout: ODD };
  const square = (n: number | readonly number[], byRows = false) => ({ ...each, m: n, n, byRows });
  if (!/[bB]atched/.test(c.spec.name)) return c.sweep;
  if (c.spec.name.endsWith('Vbatched')) return [{ ...square(slowly ? [5, 3, 5] : [40, 5, 33]), nrhs: [2, 2, 2] }];
  return c.spec.name.endsWith('StridedBatched')
    ? [square(5, !c.spec.name.startsWith('geqrf')), ...(slowly ? [] : [square(33)])]
    : [square(5)];
}

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  // Doubles are computed on the CPU whatever the context.
  describe.each(context === cpu ? (['s', 'd', 'z'] as const) : (['s', 'c'] as const))('precision %s', (prec) => {
    // All forms have the same kernels: in a short run on a GPU those that are not strided have singles or complex numbers, by turns.
    const isAsked = ({ spec }: Case, k: number): boolean =>
      wide || context === cpu || spec.name.endsWith('StridedBatched') || k % 2 === Number(prec === 'c');
    const those = CASES.filter((c) => c.spec.precs.includes(prec)).filter(isAsked);
    it.each(those.map((c) => [c.spec.name, c] as const))('%s is right over the sweep', async (_name, c) => {
      const problems = context !== cpu && software ? few(c, prec) : some(c.sweep, isComplex(prec) ? 4 : 6);
      for (const problem of problems) expect(await complaints(context, c, problem, prec)).toEqual([]);
    });
  });
});

describe('without room in the memory of the engine', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const ours = CASES.filter((c) => c !== (geqrfBatchedCases.strided as unknown as Case));
  it.each(ours.map((c) => [c.spec.name, c] as const))('%s is computed by the reference', async (_name, c) => {
    const starved: Case['run'] = async (queue, problem, at) => {
      vi.spyOn(engine()!.heap, 'take').mockReturnValue(undefined);
      await c.run(queue, problem, at);
      vi.restoreAllMocks();
      expect(queue.trace.at(-1)!.why).toMatch(/by the reference, because the engine's memory does not suffice/);
    };
    for (const prec of ['s', 'd', 'z'] as const) {
      if (!c.spec.precs.includes(prec)) continue;
      for (const problem of few(c, prec)) expect(await complaints(cpu, c, problem, prec, starved)).toEqual([]);
    }
  });
});

describe('what is refused', () => {
  const X = cpu.alloc('s', 64);
  const [ipiv, info] = [cpu.alloc('i', 64), cpu.alloc('i', 3)];
  const sizes = {
    n: 2,
    nrhs: 1,
    A: X,
    lda: 2,
    strideA: 8,
    ipiv,
    stridePiv: 2,
    ldb: 2,
    strideB: 8,
    info,
    batchCount: 3,
  };
  const call = (changes: object) => sgesvStridedBatched(cpu.queue, { ...sizes, B: X.at(4), ...changes });

  it('matrices that share elements, with each other or with those of another operand', async () => {
    await call({});
    for (const strideA of [0, 1, 3]) {
      const B = cpu.alloc('s', 64);
      expectRefusal(
        await rejectionOf(() => call({ strideA, B })),
        { argument: 'strideA' },
        /share elements: at least 4/,
      );
    }
    // Side by side in columns of six
    await call({ lda: 6, strideA: 2, B: X.at(30) });
    expectRefusal(await rejectionOf(() => call({ lda: 5, strideA: 2, B: X.at(30) })), { argument: 'strideA' });
    expectRefusal(await rejectionOf(() => call({ B: X.at(3) })), { argument: 'B' }, /overlaps A/);
    expectRefusal(await rejectionOf(() => call({ strideB: 7 })), { argument: 'B' }, /overlaps A/);
    expectRefusal(await rejectionOf(() => call({ strideB: 1, B: cpu.alloc('s', 64) })), { argument: 'strideB' });
  });

  it('pivots that share elements, and a list of info that is too short', async () => {
    expectRefusal(await rejectionOf(() => call({ stridePiv: 1 })), { argument: 'stridePiv', position: 7 }, /= 2/);
    expectRefusal(await rejectionOf(() => call({ info: cpu.alloc('i', 2) })), { argument: 'info' }, /need 3/);
    expectRefusal(await rejectionOf(() => call({ info: ipiv.at(5) })), { argument: 'info' }, /overlaps ipiv/);
  });
});
