// TRSM of complex elements on the GPU: the case's sweep, every way to solve a block, and conjugates.
import { describe, expect, it } from 'vitest';
import { enqueueTrsm } from '../../../src/blas3/triangular/trsm.gpu.ts';
import type { DeviceBuffer } from '../../../src/index.ts';
import { trsmCase } from '../../../testing/cases/blas3/triangular/trsm.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import { fewest } from '../../lib/sampled.ts';
import { gpu, gpuTest } from '../../setup/contexts.ts';

const kindOf = (p: (typeof trsmCase.sweep)[number]): string => `${p.side}${p.uplo}${p.transA}${p.diag}`;
const kinds = [...new Set(trsmCase.sweep.map(kindOf))];
const ODD = { pad: 3, offset: 5 };

describe.skipIf(gpu === undefined)('ctrsm on the GPU', () => {
  it.each(kinds)('solves the whole sweep of kind %s (side, uplo, transA, diag)', async (kind) => {
    const ofKind = trsmCase.sweep.filter((p) => kindOf(p) === kind);
    for (const problem of fewest(gpu!, ofKind, 5)) expect(await complaints(gpu!, trsmCase, problem, 'c')).toEqual([]);
  });
});

const mat = (X: { readonly buffer: unknown; readonly offset: number; readonly ld: number }) => ({
  data: X.buffer as DeviceBuffer,
  off: X.offset,
  ld: X.ld,
});

gpuTest('ctrsm by the inverses of diagonal blocks solves what substitution does', async (context) => {
  const forced: typeof trsmCase.run = async (queue, { transA, ...p }, { A, B }) =>
    enqueueTrsm(queue, { ...p, trans: transA, A: mat(A), B: mat(B), force: 'inverted' });
  for (const side of ['l', 'r'] as const) {
    for (const transA of ['n', 't', 'c'] as const) {
      const [m, n] = side === 'l' ? [300, 20] : [20, 300];
      const problem = { side, uplo: 'l', transA, diag: 'n', m, n, alpha: 1, layout: ODD } as const;
      expect(await complaints(context, trsmCase, problem, 'c', forced)).toEqual([]);
    }
  }
});

gpuTest('ctrsm with alpha = 0 gives exact zeros', async (context) => {
  const lower = { side: 'l', uplo: 'l', transA: 'c', diag: 'n' } as const;
  const { after } = await attempt(context, trsmCase, { ...lower, m: 40, n: 12, alpha: 0 }, 'c');
  expect(after.B.data.every((x) => x === 0)).toBe(true);
});

gpuTest('ctrsm divides without leaving the range of numbers', async (context) => {
  const [A, B] = [context.alloc('c', 1), context.alloc('c', 1)];
  for (const [re, im] of [
    [1e30, -2e30],
    [-3e-30, 1e-30],
    [0, 5e28],
  ] as const) {
    context.write(A, Float32Array.of(re, im));
    // B := A (3 - 2i)
    context.write(B, Float32Array.of(3 * re + 2 * im, 3 * im - 2 * re));
    const one = { side: 'l', uplo: 'l', trans: 'n', diag: 'n', m: 1, n: 1, alpha: 1 } as const;
    enqueueTrsm(context.queue, { ...one, A: { data: A, off: 0, ld: 1 }, B: { data: B, off: 0, ld: 1 } });
    const [x, y] = await context.download(B);
    expect(Math.hypot(x! - 3, y! + 2)).toBeLessThan(1e-5);
  }
});
