// SYEVX and SYEVR on every context: their cases, spectra of every kind, parts against the whole, the ends of the range, data that is not
// finite, vectors that do not converge, threads.
import { afterEach, describe, expect, it } from 'vitest';
import { engine } from '../../../src/engine/engine.ts';
import { syevx } from '../../../src/index.ts';
import { syevxOrder } from '../../../src/lapack/eigen/syevx.ref.ts';
import { syevrCase } from '../../../testing/cases/lapack/eigen/syevr.ts';
import { syevxCase } from '../../../testing/cases/lapack/eigen/syevx.ts';
import { attempt, type Case, checkRandom, complaints, judge } from '../../../testing/lib/case.ts';
import { ALL, type ChosenProblem, indexed, valued } from '../../../testing/lib/chosenCase.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { formula } from '../../../testing/lib/source.ts';
import { elementsOf } from '../../../testing/lib/tridiagonal.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { full, sampled } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';
import { CLOSED, generated, SPECTRA, scaled } from './drivers.ts';

const PRECS = ['s', 'd'] as const;
const ODD = { pad: 3, offset: 5 };
type Any = Case<ChosenProblem, ReturnType<typeof syevxCase.data>>;
const CASES = [
  ['syevx', syevxCase as Any],
  ['syevr', syevrCase as unknown as Any],
] as const;
const general = (c: Any): Case<ChosenProblem> => c as unknown as Case<ChosenProblem>;

describe.each(contexts.map((context) => [context.backend, context] as const))('on a %s context', (_, context) => {
  it.each(CASES)('does the sweep of %s', async (_, c) => {
    for (const prec of PRECS)
      for (const problem of sampled(context, c.sweep, 2))
        expect(await complaints(context, general(c), problem, prec)).toEqual([]);
  });
});

it.each(CASES)('the reference of %s is as good', (_, c) => {
  for (const prec of PRECS) {
    for (const problem of c.sweep.filter(({ n }) => n < 41)) {
      const before = c.data(problem, prec, new Random());
      const after = copied(before, Object.keys(before) as (keyof typeof before)[]);
      c.reference(problem, after);
      const error = c.error(problem, before, after, { level: 1, random: checkRandom() });
      expect(error < c.tolerance * EPS[prec], `${prec} ${JSON.stringify(problem)}: ${error}`).toBe(true);
    }
  }
});

describe.each(PRECS)('in precision %s', (prec) => {
  it('spectra of every kind', async () => {
    for (const title of SPECTRA) {
      const source = generated(title);
      for (const range of [ALL, indexed(11, 30)])
        for (const [_, c] of CASES) {
          const problem = { jobz: 'v', uplo: 'l', n: 43, ...range, source, layout: ODD } as const;
          expect(await complaints(cpu, general(c), problem, prec), title).toEqual([]);
        }
    }
  });

  it('values that are known, and vectors of equal ones', async () => {
    for (const [title, [n, source, values]] of Object.entries(CLOSED)) {
      const [il, iu] = [Math.ceil(n / 3), n - 2];
      const problem = { jobz: 'v', uplo: 'u', n, ...indexed(il, iu), source, layout: ODD } as const;
      for (const [_, c] of CASES) {
        expect(await complaints(cpu, general(c), problem, prec), title).toEqual([]);
        const known = values(n);
        const most = Math.max(...known.map(Math.abs));
        elementsOf((await attempt(cpu, c, problem, prec)).after.W).forEach((value, i) => {
          expect(Math.abs(value - known[il - 1 + i]!), title).toBeLessThanOrEqual(30 * EPS[prec] * most);
        });
      }
    }
  });

  it('the ends of the range', async () => {
    const factors = prec === 's' ? [2 ** -120, 1e-30, 1e30, 2 ** 118] : [2 ** -1010, 1e-30, 1e30, 2 ** 1008];
    for (const factor of factors) {
      for (const range of [ALL, indexed(5, 20), valued(-0.41 * factor, 1.3 * factor)]) {
        const problem = { jobz: 'v', uplo: 'l', n: 37, ...range, source: scaled(factor), layout: ODD } as const;
        expect(await complaints(cpu, general(syevxCase as Any), problem, prec), `${factor}`).toEqual([]);
      }
    }
  });

  it('says what is not finite', async () => {
    for (const value of [Number.NaN, Infinity, -Infinity]) {
      for (const [jobz, n, range] of [
        ['v', 20, ALL],
        ['v', 20, indexed(3, 9)],
        ['v', 1, valued(0, 1)],
        ['n', 5, ALL],
      ] as const) {
        const source = formula((i, j) => (Math.max(i, j) === n - 1 && Math.min(i, j) === 0 ? value : 1));
        for (const [_, c] of CASES) {
          const problem = { jobz, uplo: 'u', n, ...range, source, layout: ODD } as const;
          const { m, W, Z, info } = (await attempt(cpu, c, problem, prec)).after;
          expect([m.data[m.offset], info.data[info.offset]]).toEqual([0, n]);
          expect(elementsOf(W).every(Number.isNaN)).toBe(true);
          for (let j = 0; j < Z.cols; j++) expect(columnOf(Z, j).every(Number.isNaN)).toBe(true);
        }
      }
    }
  });
});

it('parts have the values of the whole', async () => {
  for (const [_, c] of CASES) {
    const values = async (range: Partial<ChosenProblem>): Promise<number[]> => {
      const problem = { jobz: 'n', uplo: 'l', n: 60, ...ALL, ...range } as const;
      const { m, W } = (await attempt(cpu, c, problem, 'd')).after;
      return [...elementsOf(W).subarray(0, m.data[m.offset])];
    };
    const all = await values(ALL);
    const close = 60 * EPS.d * all.at(-1)!;
    const [some, inside] = [await values(indexed(21, 41)), await values(valued(all[9]! + 1e-6, all[50]! + 1e-6))];
    expect([some.length, inside.length]).toEqual([21, 41]);
    for (const [i, x] of some.entries()) expect(Math.abs(x - all[20 + i]!)).toBeLessThan(close);
    for (const [i, x] of inside.entries()) expect(Math.abs(x - all[10 + i]!)).toBeLessThan(close);
    expect(await values(valued(1e3, 1e4))).toEqual([]);
  }
});

it.runIf(full)(
  'any part of many matrices, by bisection and inverse iteration',
  async () => {
    const random = new Random([5, 6, 7, 9]);
    const integer = (least: number, most: number): number => least + Math.floor(random.rand() * (most - least + 1));
    const closed = Object.values(CLOSED);
    for (let trial = 0; trial < 600; trial++) {
      // What is known is of some order of its own.
      const [order, known] = closed[trial % closed.length]!;
      const drawn = generated(SPECTRA[trial % SPECTRA.length]!);
      const n = trial % 4 === 0 ? order : trial % 2 === 0 ? integer(1, 20) : integer(21, 120);
      const il = integer(1, n);
      const range = indexed(il, integer(il, n));
      const uplo = trial % 3 === 0 ? 'l' : 'u';
      const source = trial % 4 === 0 ? known : drawn;
      for (const prec of PRECS)
        for (const [_, c] of CASES) {
          const problem = { jobz: 'v', uplo, n, ...range, abstol: 1e-300, source, layout: ODD } as const;
          expect(await complaints(cpu, general(c), problem, prec), `${trial}`).toEqual([]);
        }
    }
  },
  120_000,
);

it('says which vectors have not converged, by where they are now', () => {
  // Two blocks: found block by block, 1 3 | 2 4, of which the second and the third fail
  const t = { d: Float64Array.of(1, 3, 2, 4), e: Float64Array.of(0, 0, 0) };
  const call = { jobz: 'v', uplo: 'l', n: 4, ...indexed(1, 3), abstol: 0 } as const;
  const [W, ifail] = [new Float64Array(3), new Int32Array(3)];
  const A = { data: new Float64Array(0), off: 0, ld: 1 };
  const orders: Int32Array[] = [];
  const found = syevxOrder({ ...call, A, W, Z: A, ifail }, 1, EPS.d, {
    reduce: () => t,
    all: () => 1,
    chosen(_, { W: values }, failed) {
      expect([...values]).toEqual([1, 3, 2]);
      failed.set([2, 3]);
      return 2;
    },
    handOut: (order) => orders.push(order),
  });
  expect([found, [...W], [...ifail], [...orders[0]!]]).toEqual([{ m: 3, info: 2 }, [1, 2, 3], [2, 3, 0], [0, 2, 1]]);
});

it('where all values do not converge, bisection finds them', () => {
  const t = { d: Float64Array.of(2, 2), e: Float64Array.of(-1) };
  const call = { jobz: 'v', uplo: 'l', n: 2, ...ALL, abstol: 0 } as const;
  const [W, A] = [new Float64Array(2), { data: new Float64Array(0), off: 0, ld: 1 }];
  const found = syevxOrder({ ...call, A, W, Z: A, ifail: new Int32Array(2) }, 1, EPS.d, {
    reduce: () => t,
    all({ d }) {
      d.fill(Number.NaN);
      return 1;
    },
    chosen: () => 0,
    handOut: () => undefined,
  });
  expect(found).toEqual({ m: 2, info: 0 });
  expect(Math.abs(W[0]! - 1) + Math.abs(W[1]! - 3)).toBeLessThan(8 * EPS.d);
});

it('what vectors need must be there', async () => {
  const [A, W, Z] = [cpu.alloc('d', 9), cpu.alloc('d', 3), cpu.alloc('d', 9)];
  const [m, ifail, info] = [cpu.alloc('i', 1), cpu.alloc('i', 3), cpu.alloc('i', 1)];
  const call = { uplo: 'l', n: 3, A, lda: 3, m, W, info } as const;
  const must = /must be given unless jobz is 'n'/;
  const refusals = [
    [{ ifail }, 'Z', 14],
    [{ Z, ldz: 3 }, 'ifail', 16],
  ] as const;
  for (const [part, argument, position] of refusals)
    expectRefusal(
      await rejectionOf(() => syevx(cpu.queue, { ...call, ...part })),
      { routine: 'dsyevx', argument, position },
      must,
    );
  await syevx(cpu.queue, { ...call, jobz: 'n' });
  for (const buffer of [A, W, Z, m, ifail, info]) buffer.dispose();
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
      const problem = { jobz: 'v', uplo: 'l', n: 180, ...indexed(20, 80) } as const;
      const { W, Z } = (await attempt(cpu, syevxCase, problem, 's')).after;
      results.push([W.data, Z.data]);
    }
    expect(results[1]).toEqual(results[0]);
  });
});

it('the cases find a wrong value or vector, one too few, and stray vectors', async () => {
  for (const [_, c] of CASES) {
    const problem = { jobz: 'v', uplo: 'l', n: 25, ...valued(-0.31, 0.93), layout: ODD } as const;
    const { before, after } = await attempt(cpu, c, problem, 'd');
    const spoil = (change: (data: typeof after) => void): void => {
      const wrong = copied(after, ['W', 'Z', 'm']);
      change(wrong);
      expect(judge(c, problem, 'd', { before, after: wrong })).toHaveLength(1);
    };
    for (const name of ['W', 'Z'] as const)
      spoil((data) => {
        data[name].data[data[name].offset + 1]! += 1e-9;
      });
    spoil(({ m }) => {
      m.data[m.offset]! -= 1;
    });
    spoil(({ Z }) => {
      Z.data[Z.offset + 24 * Z.ld] = 0.5;
    });
  }
});
