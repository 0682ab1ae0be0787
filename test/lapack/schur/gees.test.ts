// GEES on every context: the case's sweep, the reference, matrices that are hard, the ends of the range, data that is not finite, threads,
// and eigenvalues that come first.
import { afterEach, describe, expect, it } from 'vitest';
import { engine } from '../../../src/engine/engine.ts';
import { gees } from '../../../src/index.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { type GeesData, type GeesProblem, geesCase } from '../../../testing/cases/lapack/schur/gees.ts';
import { attempt, type Case, checkRandom, complaints, judge } from '../../../testing/lib/case.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { full, PRECISIONS, some, wide } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';
import { kinds, scaledBy } from './matrices.ts';

const ODD = { pad: 3, offset: 5 };
const VECTORS = { jobvs: 'v', sort: 'n' } as const;
const c = geesCase as unknown as Case<GeesProblem>;
const run = async (problem: GeesProblem, prec: 's' | 'd'): Promise<GeesData> =>
  (await attempt(cpu, geesCase, problem, prec)).after;

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'on a %s context',
  (backend, context: Context) => {
    it('does the whole sweep', async () => {
      const sweep = backend === 'cpu' ? some(c.sweep, 4) : c.sweep.filter((_, i) => i % 12 === 4);
      for (const prec of backend === 'cpu' ? PRECISIONS : wide ? (['s', 'c'] as const) : (['s'] as const))
        for (const problem of sweep) expect(await complaints(context, c, problem, prec)).toEqual([]);
      expect(context.queue.trace.at(-1)).toMatchObject({ backend: 'cpu' });
    });
  },
);

it.each(PRECISIONS)('the reference does the sweep too (%s)', (prec) => {
  for (const problem of some(geesCase.sweep, 7)) {
    const before = geesCase.data(problem, prec, new Random());
    const after = copied(before, Object.keys(before) as (keyof typeof before)[]);
    geesCase.reference(problem, after);
    const error = geesCase.error(problem, before, after, { level: 1, random: checkRandom() });
    expect(error < 40 * EPS[prec], `${JSON.stringify(problem)}: ${error}`).toBe(true);
  }
});

it.each(PRECISIONS)('matrices of all kinds (%s)', async (prec) => {
  const [low, high] = prec === 's' || prec === 'c' ? [2 ** -100, 2 ** 118] : [2 ** -1000, 2 ** 1008];
  for (const n of wide ? some([1, 2, 3, 4, 6, 9, 14, 20, 35, 52, 90], 2) : [35]) {
    const sources = { ...kinds(n), large: scaledBy(high), small: scaledBy(low) };
    for (const [name, source] of Object.entries(sources)) {
      const problem = { ...VECTORS, n, source, layout: ODD };
      expect(await complaints(cpu, c, problem, prec), `${name}, ${n}`).toEqual([]);
    }
  }
});

it('puts the chosen eigenvalues first, whatever the kind', async () => {
  for (const name of some(['signed', 'companion', 'cyclic shift', 'badly scaled', 'in blocks', 'Clement'], 6)) {
    for (const sort of ['lhp', 'rhp', 'iuc', 'ouc'] as const) {
      // The eigenvalues of both are on the circle, but for rounding.
      const n = name === 'cyclic shift' ? 6 : 17;
      if (['cyclic shift', 'companion'].includes(name) && sort.endsWith('c')) continue;
      const problem = { jobvs: 'v', sort, n, source: kinds(n)[name]!, layout: ODD } as const;
      expect(await complaints(cpu, c, problem, 'd'), `${name}, ${sort}`).toEqual([]);
    }
  }
  const source = formula((i, j) => (i === j ? i - 4 : Number(j > i)));
  const found = await run({ jobvs: 'n', sort: 'lhp', n: 9, source }, 'd');
  expect(found.sdim.data[found.sdim.offset]).toBe(4);
  const counted = await run({ jobvs: 'n', sort: 'iuc', n: 9, source }, 'd');
  expect(counted.sdim.data[counted.sdim.offset]).toBe(3);
});

it.each(PRECISIONS)('says what is not finite (%s)', async (prec) => {
  for (const value of [Number.NaN, Infinity]) {
    for (const n of [1, 20]) {
      const source: Source = (a, p, random) => {
        uniform(a, p, random);
        // Of a complex element the imaginary part alone
        const parts = a.parts ?? 1;
        a.data[parts * (a.offset + (n - 1) + (n - 1) * a.ld) + parts - 1] = value;
      };
      const { before, after } = await attempt(cpu, geesCase, { ...VECTORS, n, source, layout: ODD }, prec);
      expect(after.info.data[after.info.offset]).toBe(n);
      expect(after.A.data).toEqual(before.A.data);
      for (const view of [after.WR, after.WI, after.W, after.VS])
        for (let j = 0; j < view.cols; j++) expect(columnOf(view, j).every(Number.isNaN)).toBe(true);
    }
  }
});

it('VS must be there if it is asked for', async () => {
  const [A, WR, WI, info] = [cpu.alloc('d', 4), cpu.alloc('d', 2), cpu.alloc('d', 2), cpu.alloc('i', 2)];
  const common = { n: 2, A, lda: 2, WR, WI, sdim: info.at(1), info };
  expectRefusal(
    await rejectionOf(() => gees(cpu.queue, common)),
    { routine: 'dgees', argument: 'VS', position: 9 },
    /must be given if jobvs is 'v'/,
  );
  await gees(cpu.queue, { ...common, jobvs: 'n' });
  for (const buffer of [A, WR, WI, info]) buffer.dispose();
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
      const { A, WR, WI, VS } = await run({ ...VECTORS, n: 130 }, 's');
      results.push([A.data, WR.data, WI.data, VS.data]);
    }
    expect(results[1]).toEqual(results[0]);
  });
});

it('the case finds a wrong form, order or vector', async () => {
  const problem = { jobvs: 'v', sort: 'lhp', n: 20, layout: ODD } as const;
  const { before, after } = await attempt(cpu, geesCase, problem, 'd');
  for (const name of ['A', 'WR', 'VS'] as const) {
    const wrong = copied(after, ['A', 'WR', 'VS']);
    wrong[name].data[wrong[name].offset + 1]! += 1e-9;
    expect(judge(geesCase, problem, 'd', { before, after: wrong })).toHaveLength(1);
  }
  const wrong = copied(after, ['sdim']);
  wrong.sdim.data[wrong.sdim.offset]! += 1;
  expect(judge(geesCase, problem, 'd', { before, after: wrong })).toHaveLength(1);
});

it.runIf(full)('large orders', async () => {
  for (const n of [200, 400])
    for (const prec of PRECISIONS) expect(await complaints(cpu, c, { ...VECTORS, n }, prec)).toEqual([]);
});
