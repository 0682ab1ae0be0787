// The batched factorizations and solutions on every backend: the cases' sweeps, and what is refused.
import { describe, expect, it } from 'vitest';
import { sgesvStridedBatched } from '../../src/index.ts';
import { geqrfStridedBatchedCase } from '../../testing/cases/geqrfStridedBatched.ts';
import { gesvStridedBatchedCase } from '../../testing/cases/gesvStridedBatched.ts';
import { getrfStridedBatchedCase } from '../../testing/cases/getrfStridedBatched.ts';
import { posvStridedBatchedCase } from '../../testing/cases/posvStridedBatched.ts';
import { potrfStridedBatchedCase } from '../../testing/cases/potrfStridedBatched.ts';
import { type Case, complaints } from '../../testing/lib/case.ts';
import { expectRefusal, rejectionOf } from '../lib/caught.ts';
import { contexts, cpu } from '../setup/contexts.ts';

const CASES = [
  getrfStridedBatchedCase,
  gesvStridedBatchedCase,
  potrfStridedBatchedCase,
  posvStridedBatchedCase,
  geqrfStridedBatchedCase,
] as unknown as readonly Case[];

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  describe.each(['s', 'd'] as const)('precision %s', (prec) => {
    it.each(CASES.map((c) => [c.spec.name, c] as const))('%s is right over the sweep', async (_name, c) => {
      for (const problem of c.sweep) expect(await complaints(context, c, problem, prec)).toEqual([]);
    });
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
