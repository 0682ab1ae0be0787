// TRSM on every backend: the case's sweep (all kinds, around and beyond one block, A in B's buffer), and what is not read.
import { describe, expect, it } from 'vitest';
import { enqueueTrsm } from '../../../src/blas3/triangular/trsm.gpu.ts';
import type { DeviceBuffer } from '../../../src/index.ts';
import { trsmCase } from '../../../testing/cases/blas3/triangular/trsm.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import { sampled, some } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

const LOWER = { side: 'l', uplo: 'l', transA: 'n', diag: 'n' } as const;
const kindOf = (p: (typeof trsmCase.sweep)[number]): string => `${p.side}${p.uplo}${p.transA}${p.diag}`;
const kinds = [...new Set(trsmCase.sweep.map(kindOf))];

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'trsm on the %s backend',
  (_, context) => {
    it.each(kinds)('solves the whole sweep of kind %s (side, uplo, transA, diag)', async (kind) => {
      const ofKind = trsmCase.sweep.filter((p) => kindOf(p) === kind);
      for (const problem of sampled(context, ofKind, 2)) {
        expect(await complaints(context, trsmCase, problem, 's')).toEqual([]);
      }
    });

    it('with alpha = 0 gives exact zeros', async () => {
      const { after } = await attempt(context, trsmCase, { ...LOWER, m: 40, n: 12, alpha: 0 }, 's');
      expect(after.B.data.every((x) => x === 0)).toBe(true);
    });

    it('solves in the columns of a triangle of its own buffer, as in a factorization', async () => {
      for (const side of ['l', 'r'] as const) {
        const problem = { ...LOWER, side, m: 40, n: 40, alpha: 1, inB: true, layout: { pad: 2, offset: 1 } };
        expect(await complaints(context, trsmCase, problem, 's')).toEqual([]);
      }
    });
  },
);

it('solves the whole sweep in double precision on the CPU', async () => {
  for (const problem of some(trsmCase.sweep, 4)) expect(await complaints(cpu, trsmCase, problem, 'd')).toEqual([]);
});

gpuTest('trsm in double precision runs on the CPU of a GPU context, and says so', async (context) => {
  expect(await complaints(context, trsmCase, { ...LOWER, m: 40, n: 12, alpha: 2 }, 'd')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dtrsm', backend: 'cpu' });
});

const mat = (X: { readonly buffer: unknown; readonly offset: number; readonly ld: number }) => ({
  data: X.buffer as DeviceBuffer,
  off: X.offset,
  ld: X.ld,
});

/** The call with one variant forced, past the front. */
const forced =
  (force: string): typeof trsmCase.run =>
  async (queue, { transA, ...p }, { A, B }) =>
    enqueueTrsm(queue, { ...p, trans: transA, A: mat(A), B: mat(B), force });

describe('trsm by the inverses of diagonal blocks', () => {
  for (const kind of some(kinds, 3)) {
    gpuTest(`solves ${kind}: less than a block, whole blocks, and blocks with a rest`, async (context) => {
      const { side, uplo, transA, diag } = trsmCase.sweep.find((p) => kindOf(p) === kind)!;
      const sizes = [
        [100, 21],
        [512, 8],
        [600, 12],
      ] as const;
      for (const [order, columns] of sampled(context, sizes, 2)) {
        const [m, n] = side === 'l' ? [order, columns] : [columns, order];
        const problem = { side, uplo, transA, diag, m, n, alpha: 0.29, layout: { pad: 3, offset: 5 } };
        expect(await complaints(context, trsmCase, problem, 's', forced('inverted'))).toEqual([]);
      }
    });
  }

  gpuTest('solves in the columns of a triangle of its own buffer', async (context) => {
    const problem = { ...LOWER, m: 300, n: 20, alpha: 1, inB: true, layout: { pad: 2, offset: 1 } };
    expect(await complaints(context, trsmCase, problem, 's', forced('inverted'))).toEqual([]);
  });

  gpuTest('is what more than 16 right-hand sides of a large triangle get', async (context) => {
    const problem = { ...LOWER, m: 257, n: 17, alpha: 1 };
    expect(await complaints(context, trsmCase, problem, 's')).toEqual([]);
    expect(context.queue.trace.at(-1)).toMatchObject({ kernel: 'trsm_block inverted' });
  });
});
