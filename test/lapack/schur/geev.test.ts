// GEEV on every context: the case's sweep, the reference, matrices that are hard or have known eigenvalues, the ends of the range, data
// that is not finite, values without vectors, and threads.
import { afterEach, describe, expect, it } from 'vitest';
import { engine } from '../../../src/engine/engine.ts';
import { geev, type Prec } from '../../../src/index.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { type GeevData, type GeevProblem, geevCase } from '../../../testing/cases/lapack/schur/geev.ts';
import { attempt, type Case, checkRandom, complaints, judge } from '../../../testing/lib/case.ts';
import { eigenvaluesIn } from '../../../testing/lib/eigenvalues.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { full, moderate, PRECISIONS, some, wide } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';
import { kinds, scaledBy } from './matrices.ts';

const ODD = { pad: 3, offset: 5 };
const BOTH = { jobvl: 'v', jobvr: 'v' } as const;
const NONE = { jobvl: 'n', jobvr: 'n' } as const;
const c = geevCase as unknown as Case<GeevProblem>;
const run = async (problem: GeevProblem, prec: Prec): Promise<GeevData> =>
  (await attempt(cpu, geevCase, problem, prec)).after;
const valuesOf = (data: GeevData) => eigenvaluesIn(data);

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'on a %s context',
  (backend, context: Context) => {
    it('does the whole sweep', async () => {
      const sweep = backend === 'cpu' ? some(c.sweep, 5) : some(c.sweep, 2);
      for (const prec of backend === 'cpu' ? PRECISIONS : wide ? (['s', 'c'] as const) : (['s'] as const))
        for (const problem of sweep) expect(await complaints(context, c, problem, prec)).toEqual([]);
      expect(context.queue.trace.at(-1)).toMatchObject({ backend: 'cpu' });
    });
  },
);

it.each(PRECISIONS)('the reference does the sweep too (%s)', (prec) => {
  for (const problem of some(moderate(geevCase.sweep), 5)) {
    const before = geevCase.data(problem, prec, new Random());
    const after = copied(before, Object.keys(before) as (keyof typeof before)[]);
    geevCase.reference(problem, after);
    const error = geevCase.error(problem, before, after, { level: 1, random: checkRandom() });
    expect(error < 40 * EPS[prec], `${JSON.stringify(problem)}: ${error}`).toBe(true);
  }
});

it.each(PRECISIONS)('matrices of all kinds (%s)', async (prec) => {
  const [low, high] = prec === 's' || prec === 'c' ? [2 ** -120, 2 ** 118] : [2 ** -1010, 2 ** 1008];
  for (const n of full ? [1, 2, 3, 4, 5, 6, 8, 11, 14, 20, 26, 35, 52, 70, 77, 110] : wide ? [2, 20, 52] : [2, 20]) {
    const sources = { ...kinds(n), large: scaledBy(high), small: scaledBy(low), '1e-30': scaledBy(1e-30) };
    for (const [name, source] of Object.entries(sources)) {
      const problem = { ...BOTH, n, source, layout: ODD, comparable: false };
      expect(await complaints(cpu, c, problem, prec), `${name}, ${n}`).toEqual([]);
    }
  }
});

it('knows the eigenvalues of matrices of Clement, of cyclic shifts and of graphs', async () => {
  for (const n of [2, 5, 16, 40]) {
    const clement = await run({ ...NONE, n, source: kinds(n)['Clement']! }, 'd');
    const found = [...valuesOf(clement).re].sort((a, b) => a - b);
    for (const [k, x] of found.entries()) expect(Math.abs(x - (2 * k - n + 1)) < 1e-12 * n * n).toBe(true);
    const shift = valuesOf(await run({ ...NONE, n, source: kinds(n)['cyclic shift']! }, 'd'));
    const angles = [...shift.re].map((x, k) => Math.atan2(shift.im[k]!, x));
    for (const [k, x] of shift.re.entries()) expect(Math.abs(Math.hypot(x, shift.im[k]!) - 1) < 1e-13 * n).toBe(true);
    const steps = angles.map((angle) => (angle * n) / (2 * Math.PI));
    expect(steps.every((x) => Math.abs(x - Math.round(x)) < 1e-12 * n)).toBe(true);
    expect(new Set(steps.map((x) => (Math.round(x) + n) % n)).size).toBe(n);
  }
  const turn = await run({ ...BOTH, n: 2, source: formula((i, j) => j - i) }, 'd');
  expect([...valuesOf(turn).re, ...valuesOf(turn).im]).toEqual([0, 0, 1, -1]);
});

it.each(PRECISIONS)('values are the same whichever vectors are asked for (%s)', async (prec) => {
  for (const n of [8, 33, 60]) {
    for (const source of [uniform, kinds(n)['Grcar']!]) {
      const [none, ...others] = await Promise.all([
        run({ ...NONE, n, source }, prec),
        run({ ...BOTH, n, source }, prec),
        run({ jobvl: 'n', jobvr: 'v', n, source }, prec),
        run({ jobvl: 'v', jobvr: 'n', n, source }, prec),
      ]);
      for (const other of others) {
        expect(valuesOf(other)).toEqual(valuesOf(others[0]!));
        for (const [k, x] of valuesOf(other).re.entries())
          expect(Math.abs(x - valuesOf(none!).re[k]!) < 1e4 * n * EPS[prec] * n).toBe(true);
      }
      expect(columnOf(others[0]!.VR, 1)).toEqual(columnOf(others[1]!.VR, 1));
      expect(columnOf(others[0]!.VL, 1)).toEqual(columnOf(others[2]!.VL, 1));
    }
  }
});

it.each(PRECISIONS)('says what is not finite (%s)', async (prec) => {
  for (const value of [Number.NaN, Infinity, -Infinity]) {
    for (const n of [1, 3, 20]) {
      const source: Source = (a, p, random) => {
        uniform(a, p, random);
        // Of a complex element the imaginary part alone
        const parts = a.parts ?? 1;
        a.data[parts * (a.offset + (n - 1) + (n - 1) * a.ld) + parts - 1] = value;
      };
      const { before, after } = await attempt(cpu, geevCase, { ...BOTH, n, source, layout: ODD }, prec);
      expect(after.info.data[after.info.offset]).toBe(n);
      expect(after.A.data).toEqual(before.A.data);
      for (const view of [after.WR, after.WI, after.W, after.VL, after.VR])
        for (let j = 0; j < view.cols; j++) expect(columnOf(view, j).every(Number.isNaN)).toBe(true);
    }
  }
});

it('VL and VR must be there if they are asked for', async () => {
  const [A, WR, WI, info] = [cpu.alloc('d', 4), cpu.alloc('d', 2), cpu.alloc('d', 2), cpu.alloc('i', 1)];
  const common = { n: 2, A, lda: 2, WR, WI, info };
  expectRefusal(
    await rejectionOf(() => geev(cpu.queue, common)),
    { routine: 'dgeev', argument: 'VL', position: 8 },
    /must be given if jobvl is 'v'/,
  );
  expectRefusal(
    await rejectionOf(() => geev(cpu.queue, { ...common, jobvl: 'n' })),
    { routine: 'dgeev', argument: 'VR', position: 10 },
    /must be given if jobvr is 'v'/,
  );
  await geev(cpu.queue, { ...common, ...NONE });
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
      const { WR, WI, VL, VR } = await run({ ...BOTH, n: 150 }, 's');
      results.push([WR.data, WI.data, VL.data, VR.data]);
    }
    expect(results[1]).toEqual(results[0]);
  });
});

it('the case finds a wrong value, pair or vector', async () => {
  const problem = { ...BOTH, n: 20, layout: ODD };
  const { before, after } = await attempt(cpu, geevCase, problem, 'd');
  for (const name of ['WR', 'WI', 'VL', 'VR'] as const) {
    const wrong = copied(after, ['WR', 'WI', 'VL', 'VR']);
    wrong[name].data[wrong[name].offset + 1]! += 1e-9;
    expect(judge(geevCase, problem, 'd', { before, after: wrong })).toHaveLength(1);
  }
  const unmatched = copied(after, ['WI']);
  unmatched.WI.data.subarray(unmatched.WI.offset, unmatched.WI.offset + 20).reverse();
  expect(judge(geevCase, problem, 'd', { before, after: unmatched })).toHaveLength(1);
});

it.runIf(full)('large orders', async () => {
  for (const n of [200, 300, 512])
    for (const prec of PRECISIONS) expect(await complaints(cpu, c, { ...BOTH, n }, prec)).toEqual([]);
});
