// TPQRT on every backend: the sweep of its case, its reference and that of TPMQRT, the ends of the range, and what it is for: adding rows
// to a factorization, and merging two triangles.
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../src/index.ts';
import { geqrfRef } from '../../../src/lapack/qr/geqrf.ref.ts';
import { tpmqrtCase } from '../../../testing/cases/lapack/qr/tpmqrt.ts';
import { tpqrtCase } from '../../../testing/cases/lapack/qr/tpqrt.ts';
import { attempt, type Case, checkRandom, complaints, judge } from '../../../testing/lib/case.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { some } from '../../lib/sampled.ts';
import { testSweep } from '../../lib/sweep.ts';
import { contexts, cpu } from '../../setup/contexts.ts';

const PRECS = ['s', 'd'] as const;
const cases = [tpqrtCase, tpmqrtCase] as unknown as readonly Case[];
const backends = contexts.map((context) => [context.backend, context] as const);

testSweep(tpqrtCase, 4);

describe.each(backends)('on the %s backend', (backend, context: Context) => {
  const precs = backend === 'cpu' ? PRECS : (['s'] as const);
  it('numbers far from 1 lose no accuracy', async () => {
    for (const prec of precs) {
      const scales = prec === 's' ? [2 ** -100, 2 ** 110] : [2 ** -1000, 2 ** 1005];
      for (const scale of scales) {
        const problem = { m: 40, n: 20, l: 11, nb: 8, scale };
        expect(await complaints(context, tpqrtCase, problem, prec)).toEqual([]);
      }
    }
  });
});

it.each([...PRECS, 'c', 'z'] as const)('the references do what they say (%s)', (prec) => {
  for (const c of cases) {
    for (const problem of some(c.sweep, 4)) {
      const before = c.data(problem, prec, new Random());
      const after = copied(before, Object.keys(before));
      c.reference(problem, after);
      const error = c.error(problem, before, after, { level: 1, random: checkRandom() });
      expect(error < 30 * EPS[prec], `${c.spec.name} ${JSON.stringify(problem)}: ${error}`).toBe(true);
    }
  }
});

it('R is that of the stacked matrix', async () => {
  const [m, n] = [30, 12];
  for (const l of [0, 12]) {
    const { before, after } = await attempt(cpu, tpqrtCase, { m, n, l, nb: 5 }, 'd');
    const stacked = new Float64Array((n + m) * n);
    for (let j = 0; j < n; j++) {
      for (let i = 0; i <= j; i++) stacked[i + j * (n + m)] = before.A.data[i + j * n]!;
      for (let i = 0; i < m - l + Math.min(l, j + 1); i++) stacked[n + i + j * (n + m)] = before.B.data[i + j * m]!;
    }
    geqrfRef(n + m, n, { data: stacked, off: 0, ld: n + m }, new Float64Array(n));
    for (let j = 0; j < n; j++) {
      for (let i = 0; i <= j; i++) expect(after.A.data[i + j * n]).toBeCloseTo(stacked[i + j * (n + m)]!, 12);
    }
  }
});

it('a zero B gives H = I', async () => {
  const { before, after } = await attempt(cpu, tpqrtCase, { m: 9, n: 7, l: 3, nb: 4, scale: 0 }, 's');
  expect(after.T.data.every((t) => t === 0)).toBe(true);
  expect(after.A.data.filter((x) => x !== 0 && !Number.isNaN(x))).toEqual(
    before.A.data.filter((x) => x !== 0 && !Number.isNaN(x)),
  );
});

it('the case of tpqrt finds a wrong R, V or T', async () => {
  const problem = { m: 33, n: 20, l: 6, nb: 8 };
  const { before, after } = await attempt(cpu, tpqrtCase, problem, 'd');
  for (const [name, place] of [
    ['A', 5 * 20],
    ['B', 7],
    ['T', 8 * 3 + 1],
    ['T', 1],
  ] as const) {
    const wrong = copied(after, ['A', 'B', 'T']);
    wrong[name].data[wrong[name].offset + place]! += 1e-9;
    expect(judge(tpqrtCase, problem, 'd', { before, after: wrong })).toHaveLength(1);
  }
});
