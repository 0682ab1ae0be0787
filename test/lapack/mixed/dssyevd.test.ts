// DSSYEVD on every context: the case's sweep, clusters that singles cannot see, and data that nothing can be made of.
import { describe, expect, it } from 'vitest';
import { dssyevd } from '../../../src/index.ts';
import { dssyevdCase } from '../../../testing/cases/lapack/mixed/dssyevd.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts } from '../../setup/contexts.ts';

const backends = contexts.map((context) => [context.backend, context] as const);

describe.each(backends)('dssyevd on the %s backend', (_, context) => {
  it('passes its sweep', async () => {
    for (const problem of sampled(context, dssyevdCase.sweep, 4))
      expect(await complaints(context, dssyevdCase, problem, 'd')).toEqual([]);
  });

  it('tells eigenvalues apart that differ by less than singles resolve', async () => {
    // H D H with a reflection H = I - 2 u u^T / n, u of ones and minus ones: eigenvalues and vectors are known.
    const n = 200;
    const value = (i: number): number => (i < 100 ? 1 + i * 2 ** -34 : 2 + i);
    const u = (i: number): number => (i % 3 === 0 ? -1 : 1);
    const values = Array.from({ length: n }, (__, i) => value(i));
    const mean = values.reduce((sum, x) => sum + x, 0) / n;
    const a = new Float64Array(n * n);
    for (let j = 0; j < n; j++) {
      for (let i = 0; i < n; i++) {
        const inner = (4 * mean) / n - (2 * (values[i]! + values[j]!)) / n;
        a[i + j * n] = (i === j ? values[i]! : 0) + u(i) * u(j) * inner;
      }
    }
    const [A, W] = [context.upload('d', a), context.alloc('d', n)];
    const [iter, info] = [context.alloc('i', 1), context.alloc('i', 1)];
    await dssyevd(context.queue, { uplo: 'l', n, A, lda: n, W, iter, info });
    expect((await context.download(info))[0]).toBe(0);
    expect((await context.download(iter))[0]).toBeGreaterThan(0);
    const w = await context.download(W);
    // Neighbours are 2^-34 apart, which singles near 1 do not see.
    for (let i = 0; i < n; i++) expect(Math.abs(w[i]! - values[i]!)).toBeLessThan(2 ** -36);
    const z = await context.download(A);
    // The vector of value(i) is column i of H, up to its sign.
    for (const i of [0, 50, 99, 150]) {
      let product = 0;
      for (let l = 0; l < n; l++) product += z[l + i * n]! * ((l === i ? 1 : 0) - (2 * u(l) * u(i)) / n);
      expect(Math.abs(Math.abs(product) - 1)).toBeLessThan(1e-3);
    }
  });

  it('answers NaN and infinity', async () => {
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY]) {
      const n = 200;
      const a = new Float64Array(n * n).fill(0.5);
      a[7 + 3 * n] = bad;
      const [A, W] = [context.upload('d', a), context.alloc('d', n)];
      const [iter, info] = [context.alloc('i', 1), context.alloc('i', 1)];
      await dssyevd(context.queue, { uplo: 'l', n, A, lda: n, W, iter, info });
      expect((await context.download(iter))[0]).toBe(-2);
      expect((await context.download(info))[0]).toBe(n);
      expect([...(await context.download(W))].every(Number.isNaN)).toBe(true);
    }
  });
});
