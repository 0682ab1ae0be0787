// SIGNM on every context: the case's sweep, the reference, matrices whose sign is known, those that have none, the ends of the range, data
// that is not finite, and threads.
import { afterEach, describe, expect, it } from 'vitest';
import { engine } from '../../../src/engine/engine.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { signmCase, split } from '../../../testing/cases/lapack/functions/signm.ts';
import { attempt, checkRandom, complaints, judge } from '../../../testing/lib/case.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { formula, type Source } from '../../../testing/lib/source.ts';
import { moderate, PRECISIONS, sampled, some, wide } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';

const ODD = { pad: 3, offset: 5 };
const integer = ({ data, offset }: { data: ArrayLike<number>; offset: number }): number => data[offset]!;

/** Of complex matrices too real numbers. */
const real = (entry: (i: number, j: number) => number): Source =>
  formula((i, j, part) => (part === 1 ? 0 : entry(i, j)));

const scaled =
  (factor: number): Source =>
  (a, prec, random) => {
    split(a, prec, random);
    for (let i = 0; i < a.data.length; i++) a.data[i]! *= factor;
  };

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'on a %s context',
  (backend, context: Context) => {
    it('does the whole sweep', async () => {
      for (const prec of backend === 'cpu' ? PRECISIONS : wide ? (['s', 'c'] as const) : (['s'] as const))
        for (const problem of sampled(context, signmCase.sweep, 1))
          expect(await complaints(context, signmCase, problem, prec)).toEqual([]);
      expect(context.queue.trace.at(-1)).toMatchObject({ backend: 'cpu' });
    });
  },
);

it.each(PRECISIONS)('the reference does the same (%s)', (prec) => {
  for (const problem of some(moderate(signmCase.sweep), 4)) {
    const before = signmCase.data(problem, prec, new Random());
    const after = copied(before, Object.keys(before) as (keyof typeof before)[]);
    signmCase.reference(problem, after);
    const error = signmCase.error(problem, before, after, { level: 1, random: checkRandom() });
    expect(error < 30 * EPS[prec], `${problem.n}: ${error}`).toBe(true);
  }
});

it.each(PRECISIONS)('signs that are known (%s)', async (prec) => {
  const n = 12;
  const sign = (i: number): number => (i % 3 === 0 ? -1 : 1);
  const known: readonly (readonly [name: string, A: Source, S: (i: number, j: number) => number])[] = [
    // Of very different sizes
    ['diagonal', formula((i, j) => (i === j ? sign(i) * 4 ** (i - 6) : 0)), (i, j) => (i === j ? sign(i) : 0)],
    ['exchange', formula((i, j) => Number(i + j === n - 1)), (i, j) => Number(i + j === n - 1)],
    ['triangular', formula((i, j) => (i === j ? 2 + i : Number(i < j))), (i, j) => Number(i === j)],
    // [1 x; 0 -1] is its own sign, twice that has the same one
    [
      'pairs',
      formula((i, j) => (i === j ? 2 * (-1) ** i : Number(j === i + 1 && i % 2 === 0) * 6)),
      (i, j) => (i === j ? (-1) ** i : Number(j === i + 1 && i % 2 === 0) * 3),
    ],
  ];
  for (const [name, source, S] of known) {
    const { A, info } = (await attempt(cpu, signmCase, { n, source, layout: ODD }, prec)).after;
    expect(integer(info), name).toBe(0);
    for (let j = 0; j < n; j++)
      for (const [p, x] of columnOf(A, j).entries()) {
        // Complex matrices are 1 + i times the real ones, which turns no eigenvalue across the axis: their sign is real.
        const [i, part] = A.parts === 2 ? [p >> 1, p & 1] : [p, 0];
        const exact = part === 1 ? 0 : S(i, j);
        expect(Math.abs(x - exact) < 100 * EPS[prec], `${name} ${i} ${j}`).toBe(true);
      }
  }
});

it.each(PRECISIONS)('the ends of the range (%s)', async (prec) => {
  for (const factor of prec === 's' || prec === 'c' ? [2 ** -120, 1e30, 2 ** 120] : [2 ** -1000, 1e30, 2 ** 1000])
    expect(await complaints(cpu, signmCase, { n: 20, source: scaled(factor), layout: ODD }, prec)).toEqual([]);
});

it.each(PRECISIONS)('says of what there is no sign, and leaves it (%s)', async (prec) => {
  const none: Readonly<Record<string, Source>> = {
    zero: real(() => 0),
    ones: real(() => 1),
    nilpotent: real((i, j) => Number(j === i + 1)),
    turn: real((i, j) => (i + j === 19 ? Math.sign(i - j) : 0)),
    skew: real((i, j) => (i === j ? 0 : (i < j ? 1 : -1) * (1 + ((i + j) % 5)))),
  };
  for (const [name, source] of Object.entries(none)) {
    const { before, after } = await attempt(cpu, signmCase, { n: 20, source, layout: ODD }, prec);
    expect(integer(after.info), name).toBe(21);
    expect(after.A.data, name).toEqual(before.A.data);
  }
});

it('says what is not finite', async () => {
  for (const value of [Number.NaN, Infinity, -Infinity]) {
    for (const n of [1, 10]) {
      const source = formula((i, j) => (i === n - 1 && j === 0 ? value : 1));
      const { A, info } = (await attempt(cpu, signmCase, { n, source, layout: ODD }, 's')).after;
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
      results.push((await attempt(cpu, signmCase, { n: 170 }, 's')).after.A.data);
    }
    expect(results[1]).toEqual(results[0]);
  });
});

it('the case finds a wrong element, and a sign that is another root of 1', async () => {
  const problem = { n: 15, layout: ODD };
  const { before, after } = await attempt(cpu, signmCase, problem, 'd');
  const wrong = copied(after, ['A']);
  wrong.A.data[wrong.A.offset + 1]! += 1e-10;
  expect(judge(signmCase, problem, 'd', { before, after: { ...after, ...wrong } })).toHaveLength(1);
  const unit = copied(after, ['A']);
  for (let j = 0; j < 15; j++)
    for (let i = 0; i < 15; i++) unit.A.data[unit.A.offset + i + j * unit.A.ld] = Number(i === j);
  expect(judge(signmCase, problem, 'd', { before, after: { ...after, ...unit } })).toHaveLength(1);
});
