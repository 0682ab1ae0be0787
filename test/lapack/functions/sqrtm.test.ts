// SQRTM on every context: the case's sweep, the reference, roots that are known, singular matrices, those that have none, the ends of the
// range, data that is not finite, and threads.
import { afterEach, describe, expect, it } from 'vitest';
import { engine } from '../../../src/engine/engine.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { righted } from '../../../testing/cases/lapack/functions/logm.ts';
import { sqrtmCase } from '../../../testing/cases/lapack/functions/sqrtm.ts';
import { attempt, checkRandom, complaints, judge } from '../../../testing/lib/case.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { formula, type Source, turned } from '../../../testing/lib/source.ts';
import { PRECISIONS, sampled, some, wide } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';

const isSingle = (prec: (typeof PRECISIONS)[number]): boolean => prec === 's' || prec === 'c';
const ODD = { pad: 3, offset: 5 };
const N = 16;
const integer = ({ data, offset }: { data: ArrayLike<number>; offset: number }): number => data[offset]!;

/** Of complex matrices too real numbers. */
const real = (entry: (i: number, j: number) => number): Source =>
  formula((i, j, part) => (part === 1 ? 0 : entry(i, j)));

/** Blocks [x -y; y x] of order 2 on the diagonal. */
const turns =
  (x: number, y: number) =>
  (i: number, j: number): number =>
    i >> 1 !== j >> 1 ? 0 : i === j ? x : i < j ? -y : y;

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'on a %s context',
  (backend, context: Context) => {
    it('does the whole sweep', async () => {
      for (const prec of backend === 'cpu' ? PRECISIONS : wide ? (['s', 'c'] as const) : (['s'] as const))
        for (const problem of sampled(context, sqrtmCase.sweep, 1))
          expect(await complaints(context, sqrtmCase, problem, prec)).toEqual([]);
      expect(context.queue.trace.at(-1)).toMatchObject({ backend: 'cpu' });
    });
  },
);

it.each(PRECISIONS)('the reference does the same (%s)', (prec) => {
  for (const problem of some(sqrtmCase.sweep, 4)) {
    const before = sqrtmCase.data(problem, prec, new Random());
    const after = copied(before, Object.keys(before) as (keyof typeof before)[]);
    sqrtmCase.reference(problem, after);
    const error = sqrtmCase.error(problem, before, after, { level: 1, random: checkRandom() });
    expect(error < 30 * EPS[prec], `${problem.n}: ${error}`).toBe(true);
  }
});

it.each(PRECISIONS)('roots that are known (%s)', async (prec) => {
  // Of 1 + N with nilpotent N: the binomial series
  const binomial = (k: number): number =>
    Array.from({ length: k }, (_, l) => (0.5 - l) / (l + 1)).reduce((p, x) => p * x, 1);
  const known: readonly (readonly [name: string, A: Source, X: (i: number, j: number) => number])[] = [
    ['zero', formula(() => 0), () => 0],
    ['diagonal', real((i, j) => (i === j ? 16 ** (i - 8) : 0)), (i, j) => (i === j ? 4 ** (i - 8) : 0)],
    // Next to the end of what is principal
    ['turns', real(turns(4 * Math.cos(3.1), 4 * Math.sin(3.1))), turns(2 * Math.cos(1.55), 2 * Math.sin(1.55))],
    ['Jordan', real((i, j) => Number(i === j || j === i + 1)), (i, j) => (j < i ? 0 : binomial(j - i))],
    ['projector', real((i, j) => Number(i === j && i % 3 > 0)), (i, j) => Number(i === j && i % 3 > 0)],
  ];
  for (const [name, source, X] of known) {
    const { A, info } = (await attempt(cpu, sqrtmCase, { n: N, source, layout: ODD }, prec)).after;
    expect(integer(info), name).toBe(0);
    for (let j = 0; j < N; j++)
      for (const [p, x] of columnOf(A, j).entries()) {
        const [i, part] = A.parts === 2 ? [p >> 1, p & 1] : [p, 0];
        const exact = part === 1 ? 0 : X(i, j);
        expect(Math.abs(x - exact) <= 100 * EPS[prec] * Math.max(1, Math.abs(exact)), `${name} ${i} ${j}: ${x}`).toBe(
          true,
        );
      }
  }
});

it.each(['c', 'z'] as const)('of a negative number the root above the axis (%s)', async (prec) => {
  const source = real((i, j) => (i === j ? -((i + 1) ** 2) : 0));
  const { A, info } = (await attempt(cpu, sqrtmCase, { n: 5, source, layout: ODD }, prec)).after;
  expect(integer(info)).toBe(0);
  for (let j = 0; j < 5; j++)
    expect([...columnOf(A, j)].map((x) => x + 0)).toEqual(
      Array.from({ length: 10 }, (_, p) => (p === 2 * j + 1 ? j + 1 : 0)),
    );
});

it.each(PRECISIONS)('singular and special matrices, and the ends of the range (%s)', async (prec) => {
  const scaled =
    (factor: number): Source =>
    (a, p, random) => {
      righted(a, p, random);
      for (let i = 0; i < a.data.length; i++) a.data[i]! *= factor;
    };
  const ends = isSingle(prec) ? [2 ** -120, 1e30, 2 ** 120] : [2 ** -1000, 1e30, 2 ** 1000];
  const sources: readonly Source[] = [
    // Semidefinite, of rank one and two: rounding leaves eigenvalues on either side of 0
    turned(() => 1),
    turned((i, j) => Math.cos(i - j)),
    turned((i, j) => Math.min(i, j) + 1),
    real((i, j) => (i === j ? 1 + i : i < j ? Math.sin(i * j) : 0)),
    real((i, j) => (i === j ? 1 + 1e-9 * i : Number(i < j))),
    real((i, j) => (i === j + 1 ? -1 : Number(j >= i && j <= i + 3))),
    ...ends.map(scaled),
  ];
  for (const [i, source] of sources.entries()) {
    const problem = { n: 20, source, layout: ODD };
    // Roots of zeros that are rounding errors of doubles are no smaller than the roots of these errors
    const tolerance = i < 2 && !isSingle(prec) ? 1e6 : 30;
    expect(await complaints(cpu, { ...sqrtmCase, tolerance }, problem, prec), `${i}`).toEqual([]);
  }
});

it.each(PRECISIONS)('says what has no root, and leaves it (%s)', async (prec) => {
  const none: Readonly<Record<string, Source>> = {
    nilpotent: formula((i, j) => Number(j === i + 1)),
    ...(prec === 's' || prec === 'd'
      ? {
          'a negative one': formula((i, j) => (i === j ? (i === 3 ? -1 : 1) : 0)),
          exchange: formula((i, j) => Number(i + j === N - 1)),
        }
      : {}),
  };
  for (const [name, source] of Object.entries(none)) {
    const { before, after } = await attempt(cpu, sqrtmCase, { n: N, source, layout: ODD }, prec);
    expect(integer(after.info), name).toBe(N + 1);
    expect(after.A.data, name).toEqual(before.A.data);
  }
});

it('says what is not finite', async () => {
  for (const [k, value] of [Number.NaN, Infinity, -Infinity, Number.NaN, Infinity].entries()) {
    // Of complex numbers in one part only
    const [prec, spoilt] = k < 3 ? (['s', 0] as const) : (['z', k - 3] as const);
    for (const n of [1, N]) {
      const source = formula((i, j, part) => (i === n - 1 && j === 0 && part === spoilt ? value : 1));
      const { A, info } = (await attempt(cpu, sqrtmCase, { n, source, layout: ODD }, prec)).after;
      expect(integer(info)).toBe(n);
      for (let j = 0; j < n; j++) expect(columnOf(A, j).every(Number.isNaN)).toBe(true);
    }
  }
});

describe('with any number of threads', () => {
  afterEach(() => {
    const e = engine();
    if (e) e.pool.threads = 2;
  });

  it('the bits are the same', async () => {
    const results = [];
    for (const threads of [1, 3]) {
      engine()!.pool.threads = threads;
      results.push((await attempt(cpu, sqrtmCase, { n: 100 }, 'z')).after.A.data);
    }
    expect(results[1]).toEqual(results[0]);
  });
});

it('the case finds a wrong element, and a root that is not the principal one', async () => {
  const problem = { n: N, layout: ODD };
  const { before, after } = await attempt(cpu, sqrtmCase, problem, 'd');
  const [wrong, other] = [copied(after, ['A']), copied(after, ['A'])];
  wrong.A.data[wrong.A.offset + 1]! += 1e-10;
  for (let k = 0; k < other.A.data.length; k++) other.A.data[k]! *= -1;
  expect(judge(sqrtmCase, problem, 'd', { before, after: { ...after, ...wrong } })).toHaveLength(1);
  expect(judge(sqrtmCase, problem, 'd', { before, after: { ...after, ...other } }).length > 0).toBe(true);
});
