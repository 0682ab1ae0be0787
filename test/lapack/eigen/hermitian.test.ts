// The drivers of Hermitian eigenproblems, HEEV, HEEVD, HEEVR, HEEVX, and of generalized ones, HEGST, HEGV, HEGVD, HEGVX: the cases of the
// symmetric drivers in complex precisions, spectra of every kind, values that are known, the ends of the range, data that is not finite in
// one part, the triangle that is not read, threads.
import { afterEach, describe, expect, it } from 'vitest';
import type { Prec } from '../../../src/core/field.ts';
import { engine } from '../../../src/engine/engine.ts';
import { syevCase } from '../../../testing/cases/lapack/eigen/syev.ts';
import { syevdCase } from '../../../testing/cases/lapack/eigen/syevd.ts';
import { syevrCase } from '../../../testing/cases/lapack/eigen/syevr.ts';
import { syevxCase } from '../../../testing/cases/lapack/eigen/syevx.ts';
import { sygstCase } from '../../../testing/cases/lapack/eigen/sygst.ts';
import { sygvCase } from '../../../testing/cases/lapack/eigen/sygv.ts';
import { sygvdCase } from '../../../testing/cases/lapack/eigen/sygvd.ts';
import { sygvxCase } from '../../../testing/cases/lapack/eigen/sygvx.ts';
import { attempt, type Case, checkRandom, complaints, judge } from '../../../testing/lib/case.ts';
import { ALL, type ChosenProblem, indexed, valued } from '../../../testing/lib/chosenCase.ts';
import type { SyevData, SyevProblem } from '../../../testing/lib/eigenCase.ts';
import type { SygvData, SygvProblem } from '../../../testing/lib/generalCase.ts';
import type { MatrixView } from '../../../testing/lib/norms.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { formula, type Source, turned } from '../../../testing/lib/source.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';
import { CLOSED, generated, SPECTRA, scaled } from './drivers.ts';

const PRECS = ['c', 'z'] as const;
const ODD = { pad: 3, offset: 5 };
const DRIVERS = [syevCase, syevdCase] as const;
const CASES = [...DRIVERS, syevxCase, syevrCase, sygstCase, sygvCase, sygvdCase, sygvxCase].map(
  (c) => [c.spec.named!.z!, c as unknown as Case] as const,
);

describe.each(contexts.map((context) => [context.backend, context] as const))('on a %s context', (_, context) => {
  it.each(CASES)('does the sweep of %s', async (_, c) => {
    for (const prec of PRECS)
      for (const problem of some(c.sweep, context === cpu ? 4 : 1))
        expect(await complaints(context, c, problem, prec)).toEqual([]);
  });
});

it.each(CASES)('the reference of %s is as good', (_, c) => {
  for (const prec of PRECS) {
    for (const problem of some(
      c.sweep.filter((p) => (p as { readonly n: number }).n < 41),
      3,
    )) {
      const before = c.data(problem, prec, new Random());
      const after = copied(before, Object.keys(before));
      c.reference(problem, after);
      const error = c.error(problem, before, after, { level: 1, random: checkRandom() });
      expect(error < c.tolerance * EPS[prec], `${prec} ${JSON.stringify(problem)}: ${error}`).toBe(true);
    }
  }
});

const chosen = syevxCase as unknown as Case<ChosenProblem>;
const solve = async (c: Case<SyevProblem, SyevData>, problem: SyevProblem, prec: Prec): Promise<SyevData> =>
  (await attempt(cpu, c, problem, prec)).after;
const infoOf = ({ info }: Pick<SyevData, 'info'>): number => info.data[info.offset]!;

describe.each(PRECS)('in precision %s', (prec) => {
  it('spectra of every kind', async () => {
    for (const [i, title] of SPECTRA.entries()) {
      const problem = { jobz: 'v', uplo: i % 2 ? 'u' : 'l', n: 41, source: generated(title), layout: ODD } as const;
      for (const c of DRIVERS)
        expect(await complaints(cpu, c as unknown as Case<SyevProblem>, problem, prec), title).toEqual([]);
      expect(await complaints(cpu, chosen, { ...problem, ...indexed(11, 30) }, prec), title).toEqual([]);
    }
  });

  it('values that are known', async () => {
    for (const [title, [n, source, values]] of Object.entries(CLOSED)) {
      const known = values(n);
      const most = Math.max(...known.map(Math.abs));
      for (const [c, jobz] of [
        [syevCase, 'n'],
        [syevdCase, 'v'],
      ] as const) {
        const found = columnOf((await solve(c, { jobz, uplo: 'u', n, source, layout: ODD }, prec)).W, 0);
        const worst = Math.max(...found.map((x, i) => Math.abs(x - known[i]!)));
        expect(worst <= 30 * EPS[prec] * most, `${title}: ${worst}`).toBe(true);
      }
    }
  });

  it('the ends of the range', async () => {
    const factors = prec === 'c' ? [2 ** -120, 1e-30, 1e30, 2 ** 118] : [2 ** -1010, 1e-30, 1e30, 2 ** 1008];
    for (const factor of factors) {
      const problem = { jobz: 'v', uplo: 'l', n: 37, source: scaled(factor), layout: ODD } as const;
      expect(await complaints(cpu, syevdCase as unknown as Case<SyevProblem>, problem, prec)).toEqual([]);
      const part = { ...problem, ...valued(-0.41 * factor, 1.3 * factor) };
      expect(await complaints(cpu, chosen, part, prec), `${factor}`).toEqual([]);
    }
  });

  it('says what is not finite, in one part only', async () => {
    for (const value of [Number.NaN, Infinity]) {
      for (const n of [2, 20]) {
        const source = formula((i, j, part) =>
          part === 1 && Math.max(i, j) === n - 1 && Math.min(i, j) === 0 ? value : 1,
        );
        for (const c of DRIVERS) {
          const after = await solve(c, { jobz: 'v', uplo: 'u', n, source, layout: ODD }, prec);
          expect(infoOf(after)).toBe(n);
          expect(columnOf(after.W, 0).every(Number.isNaN)).toBe(true);
          for (let j = 0; j < n; j++) expect(columnOf(after.A, j).every(Number.isNaN)).toBe(true);
        }
        const problem = { jobz: 'v', uplo: 'l', n, ...ALL, source, layout: ODD } as const;
        const { m, info } = (await attempt(cpu, syevxCase, problem, prec)).after;
        expect([m.data[m.offset], info.data[info.offset]]).toEqual([0, n]);
      }
    }
  });

  it('the triangle that is not read may be NaN', async () => {
    for (const uplo of ['l', 'u'] as const) {
      for (const n of [9, 40]) {
        const inside = (i: number, j: number): boolean => (uplo === 'l' ? i >= j : i <= j);
        const whole: Source = turned((i, j) => 1 / (1 + Math.abs(i - j)));
        const half: Source = (a, p, random) => {
          whole(a, p, random);
          for (let j = 0; j < n; j++)
            for (let i = 0; i < n; i++)
              if (!inside(i, j))
                a.data.fill(Number.NaN, 2 * (a.offset + i + j * a.ld), 2 * (a.offset + i + j * a.ld + 1));
        };
        const unread: Case<SyevProblem, SyevData> = {
          ...syevdCase,
          data(problem, p, random) {
            const data = syevdCase.data(problem, p, random);
            half(data.A, p, random);
            return data;
          },
        };
        const problem = { jobz: 'v', uplo, n, source: whole } as const;
        const [expected, found] = [await solve(syevdCase, problem, prec), await solve(unread, problem, prec)];
        expect(infoOf(found)).toBe(0);
        expect([found.W.data, found.A.data]).toEqual([expected.W.data, expected.A.data]);
      }
    }
  });

  const planting =
    (c: Case<SygvProblem, SygvData>, name: 'A' | 'B', value: number, i: number, part: 0 | 1): typeof c.data =>
    (...args) => {
      const data = c.data(...args);
      const view: MatrixView = data[name];
      view.data[2 * (view.offset + i + (part === 1 ? i - 1 : i) * view.ld) + part] = value;
      return data;
    };

  it('generalized: which minor of B is not positive, what is not finite', async () => {
    for (const c of [sygvCase, sygvdCase]) {
      for (const n of [9, 30]) {
        const problem = { itype: 1, jobz: 'v', uplo: 'l', n, layout: ODD } as const;
        const spoilt = { ...c, data: planting(c, 'B', -1, 5, 0) };
        const { before, after } = await attempt(cpu, spoilt, problem, prec);
        expect(infoOf(after)).toBe(n + 6);
        expect([after.A.data, after.W.data]).toEqual([before.A.data, before.W.data]);
        for (const name of ['A', 'B'] as const) {
          const infinite = { ...c, data: planting(c, name, Infinity, n - 1, 1) };
          const found = (await attempt(cpu, infinite, problem, prec)).after;
          expect(infoOf(found)).toBe(n);
          expect(columnOf(found.W, 0).every(Number.isNaN)).toBe(true);
        }
      }
    }
  });
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
      const { A, W } = await solve(syevdCase, { jobz: 'v', uplo: 'l', n: 264 }, 'c');
      results.push([A.data, W.data]);
    }
    expect(results[1]).toEqual(results[0]);
  });
});

it('the cases find a wrong imaginary part', async () => {
  const problem = { jobz: 'v', uplo: 'l', n: 25, layout: ODD } as const;
  const { before, after } = await attempt(cpu, syevCase, problem, 'z');
  const wrong = copied(after, ['A']);
  wrong.A.data[2 * wrong.A.offset + 3]! += 1e-9;
  expect(judge(syevCase, problem, 'z', { before, after: wrong })).toHaveLength(1);
});
