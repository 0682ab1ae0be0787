// GESDD on every context: the case's sweep, the reference, spectra of all kinds and matrices known to be hard, the ends of the range, data
// that is not finite, and threads.
import { afterEach, describe, expect, it } from 'vitest';
import { engine } from '../../../src/engine/engine.ts';
import { gesdd } from '../../../src/index.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { type GesddData, type GesddProblem, gesddCase } from '../../../testing/cases/lapack/svd/gesdd.ts';
import { attempt, type Case, checkRandom, complaints, judge } from '../../../testing/lib/case.ts';
import { generateMatrix } from '../../../testing/lib/generate.ts';
import { copied, fill } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { isSorted } from '../../../testing/lib/residualsSvd.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';

const PRECS = ['s', 'd'] as const;
const ODD = { pad: 3, offset: 5 };
const [THIN, FULL] = (['s', 'a'] as const).map((job) => ({ jobz: job, jobu: job, jobvt: job }) as const);
const c = gesddCase as unknown as Case<GesddProblem>;
const valuesOf = ({ S }: GesddData): Float64Array => columnOf(S, 0);
const run = async (problem: GesddProblem, prec: 's' | 'd'): Promise<GesddData> =>
  (await attempt(cpu, gesddCase, problem, prec)).after;

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'on a %s context',
  (backend, context: Context) => {
    it('does the whole sweep', async () => {
      const sweep = backend === 'cpu' ? some(c.sweep, 4) : c.sweep.filter((_, i) => i % 9 === 4);
      for (const prec of backend === 'cpu' ? PRECS : (['s'] as const))
        for (const problem of sweep) expect(await complaints(context, c, problem, prec)).toEqual([]);
      expect(context.queue.trace.at(-1)).toMatchObject({ backend: 'cpu' });
    });
  },
);

it.each(PRECS)('the reference does the sweep too (%s)', (prec) => {
  for (const problem of some(gesddCase.sweep, 5)) {
    const before = gesddCase.data(problem, prec, new Random());
    const after = copied(before, Object.keys(before) as (keyof typeof before)[]);
    gesddCase.reference(problem, after);
    const error = gesddCase.error(problem, before, after, { level: 1, random: checkRandom() });
    expect(error < 30 * EPS[prec], `${JSON.stringify(problem)}: ${error}`).toBe(true);
  }
});

const named =
  (matrix: string, cond = 0): Source =>
  (a, prec, random) => {
    const { A } = generateMatrix({ matrix, cond, prec }, a.rows, a.cols, Math.max(1, a.rows), random);
    fill(prec, a, (i, j) => A[i + j * Math.max(1, a.rows)]!);
  };
const SPECTRA = ['rand', 'logrand', 'arith', 'geo', 'cluster0', 'cluster1', 'rarith', 'rgeo'].map((d) => `svd_${d}`);
/** D (I + 1e-7 R), D from 1 to 1e14. */
const demmel: Source = (a, prec, random) =>
  fill(prec, a, (i, j) => 10 ** ((14 * i) / a.rows) * ((i === j ? 1 : 0) + 1e-7 * random.rand()));
const HARD = ['zero', 'identity', 'ones', 'kronecker', 'hilb', 'kahan', 'lotkin', 'minij', 'randn'];
const SHAPES = [
  [70, 70],
  [101, 67],
  [60, 99],
  [200, 66],
] as const;

it.each(PRECS)('spectra of all kinds, and matrices known to be hard (%s)', async (prec) => {
  const kinds = [
    ...SPECTRA.flatMap((name) => [named(name), named(name, 1 / EPS[prec])]),
    demmel,
    ...HARD.map((name) => named(name)),
  ];
  const problems = kinds.flatMap((source) => SHAPES.map(([m, n]) => ({ ...THIN, m, n, source, layout: ODD })));
  for (const problem of some(problems, 12)) expect(await complaints(cpu, c, problem, prec)).toEqual([]);
});

const scaled =
  (factor: number): Source =>
  (a, prec, random) => {
    uniform(a, prec, random);
    for (let i = 0; i < a.data.length; i++) a.data[i]! *= factor;
  };

it.each(PRECS)('graded, banded, and at the ends of the range (%s)', async (prec) => {
  const ends = prec === 's' ? [2 ** -120, 1e-30, 1e30, 2 ** 118] : [2 ** -1010, 1e-30, 1e30, 2 ** 1008];
  const sources: Source[] = [
    ...ends.map(scaled),
    formula((i, j) => 10 ** (-(i + 2 * j) / 8)),
    formula((i, j) => (i === j ? 1 : j === i + 1 ? 2 : 0)),
    formula((i, j) => (i === j ? 1 : j === i + 1 ? 1e-3 : 0)),
    formula((i, j) => (i === j ? -2 : 0)),
    formula((i, j) => (i === j && i % 3 > 0 ? i % 5 : 0)),
    // Elements that underflow where parts are small
    formula((i, j) => (i === j || j === i + 1 ? 10 ** (-i / (prec === 's' ? 3 : 0.5)) : 0)),
  ];
  for (const source of sources)
    for (const [m, n] of SHAPES.slice(0, 3))
      expect(await complaints(cpu, c, { ...THIN, m, n, source, layout: ODD }, prec)).toEqual([]);
  const zero = await run({ ...FULL, m: 40, n: 75, source: formula(() => 0) }, prec);
  expect([...valuesOf(zero)]).toEqual(new Array(40).fill(0));
});

it.each(PRECS)('says what is not finite (%s)', async (prec) => {
  for (const value of [Number.NaN, Infinity, -Infinity]) {
    for (const [m, n] of [
      [40, 36],
      [3, 5],
      [1, 1],
    ] as const) {
      const source: Source = (a, p, random) => {
        uniform(a, p, random);
        a.data[a.offset + (m - 1) + (n - 1) * a.ld] = value;
      };
      const { before, after } = await attempt(cpu, gesddCase, { ...FULL, m, n, source, layout: ODD }, prec);
      expect(after.info.data[after.info.offset]).toBe(Math.min(m, n));
      expect(after.A.data).toEqual(before.A.data);
      for (const view of [after.S, after.U, after.VT])
        for (let j = 0; j < view.cols; j++) expect(columnOf(view, j).every(Number.isNaN)).toBe(true);
    }
  }
});

it('thin or full, the values are the same; without vectors as good', async () => {
  for (const [m, n] of [
    [50, 43],
    [120, 40],
    [35, 64],
  ] as const) {
    const [thin, square] = [await run({ ...THIN, m, n }, 'd'), await run({ ...FULL, m, n }, 'd')];
    const none = await run({ jobz: 'n', jobu: 'n', jobvt: 'n', m, n }, 'd');
    expect(valuesOf(square)).toEqual(valuesOf(thin));
    expect(isSorted(none.S)).toBe(true);
    const most = valuesOf(thin)[0]!;
    for (const [i, value] of valuesOf(thin).entries())
      expect(Math.abs(value - valuesOf(none)[i]!) < 100 * EPS.d * most).toBe(true);
  }
});

it('U and VT must be there if they are asked for', async () => {
  const [A, S, info] = [cpu.alloc('d', 6), cpu.alloc('d', 2), cpu.alloc('i', 1)];
  const common = { m: 3, n: 2, A, lda: 3, S, info };
  expectRefusal(
    await rejectionOf(() => gesdd(cpu.queue, common)),
    { routine: 'dgesdd', argument: 'U', position: 7 },
    /must be given unless jobz is 'n'/,
  );
  await gesdd(cpu.queue, { ...common, jobz: 'n' });
  for (const buffer of [A, S, info]) buffer.dispose();
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
      const { S, U, VT } = await run({ ...THIN, m: 160, n: 150 }, 's');
      results.push([S.data, U.data, VT.data]);
    }
    expect(results[1]).toEqual(results[0]);
  });
});

it('the case finds a wrong value, vector or order', async () => {
  const problem = { ...THIN, m: 45, n: 40, layout: ODD };
  const { before, after } = await attempt(cpu, gesddCase, problem, 'd');
  for (const name of ['S', 'U', 'VT'] as const) {
    const wrong = copied(after, ['S', 'U', 'VT']);
    wrong[name].data[wrong[name].offset + 1]! += 1e-9;
    expect(judge(gesddCase, problem, 'd', { before, after: wrong })).toHaveLength(1);
  }
});
