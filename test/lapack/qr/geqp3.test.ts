// GEQP3 on every backend: the case's sweep, that pivots are what they should be, fixed columns, dependent columns, graded matrices on which
// norms cancel, the ends of the range, zeros and NaN.
import { describe, expect, it } from 'vitest';
import { engine } from '../../../src/engine/engine.ts';
import { type Context, geqp3, type Prec } from '../../../src/index.ts';
import { type Geqp3Data, type Geqp3Problem, geqp3Case } from '../../../testing/cases/lapack/qr/geqp3.ts';
import { attempt, checkRandom, complaints, judge } from '../../../testing/lib/case.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { some, spread, wide } from '../../lib/sampled.ts';
import { contexts, cpu, gpu } from '../../setup/contexts.ts';

const PRECS = ['s', 'd'] as const;
const PAIRS = ['c', 'z'] as const;
const FIELDS = [...PRECS, ...PAIRS] as const;
const ODD = { pad: 3, offset: 5 };
const backends = contexts.map((context) => [context.backend, context] as const);

/** llvmpipe takes up to seconds for a pipeline, and seconds for some thousand dispatches. */
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');
const thinned = <P>(sweep: readonly P[], backend: string): readonly P[] =>
  slowly && backend === 'gpu' ? sweep.filter((_, i) => i % 4 === 2) : sweep;

const permutationOf = ({ jpvt }: Geqp3Data): number[] => [...jpvt.data.subarray(jpvt.offset, jpvt.offset + jpvt.rows)];
const diagonalOf = ({ A }: Geqp3Data): number[] =>
  Array.from({ length: Math.min(A.rows, A.cols) }, (_, k) =>
    Math.abs(A.data[(A.parts ?? 1) * (A.offset + k * (A.ld + 1))]!),
  );

/**
 * The largest of the norms of columns j > k from row k on over |R(k,k)|, less 1, k behind the fixed columns: a pivot is as large as what is
 * left of any other column. What is left of a column is known to within some roundings of the whole of it.
 */
function disorder({ A }: Geqp3Data, prec: Prec, fixed = 0): number {
  const { data, offset, ld, rows, cols, parts = 1 } = A;
  let worst = 0;
  for (let j = 0; j < cols; j++) {
    const last = Math.min(j, rows - 1);
    const first = parts * (offset + j * ld);
    const column = [...data.subarray(first, first + parts * (last + 1))];
    const noise = 16 * EPS[prec] * Math.hypot(...column);
    for (let k = last; k >= fixed; k--) {
      const left = Math.hypot(...column.slice(parts * k)) - noise;
      if (left > 0) worst = Math.max(worst, left / Math.abs(data[parts * (offset + k + k * ld)]!) - 1);
    }
  }
  return worst;
}

/** The matrix of W. Kahan, a little perturbed so that its pivots are no ties: R's diagonal falls like s^k, and every norm cancels. */
const kahan: Source = (a, prec, random) => {
  const [s, c] = [Math.sin(0.6), Math.cos(0.6)];
  const perturbed = prec === 'd' || prec === 'z' ? 1e-13 : 1e-5;
  formula((i, j) => s ** i * (i === j ? 1 + perturbed * (a.rows - i) : i < j ? -c : 0))(a, prec, random);
};

/** Columns of which all but a part 10^-j of the first is the same. */
const graded: Source = (a, prec, random) => {
  const first = Array.from({ length: a.rows }, () => random.rand() - 0.5);
  formula((i, j) => first[i]! + 10 ** -(j / 4) * (random.rand() - 0.5))(a, prec, random);
};

/** A product of m x rank and rank x n. */
const ofRank =
  (rank: number): Source =>
  (a, prec, random) => {
    const [x, y] = [a.rows, a.cols].map((size) => Array.from({ length: size * rank }, () => random.rand() - 0.5));
    formula((i, j) => {
      let sum = 0;
      for (let q = 0; q < rank; q++) sum += x![i * rank + q]! * y![j * rank + q]!;
      return sum;
    })(a, prec, random);
  };

const scaled =
  (factor: number): Source =>
  (a, prec, random) => {
    uniform(a, prec, random);
    for (let i = 0; i < a.data.length; i++) a.data[i] = a.data[i]! * factor;
  };

describe.each(backends)('on the %s backend', (backend, context: Context) => {
  const precs: readonly Prec[] = backend === 'cpu' ? FIELDS : ['s', 'c'];
  /** How far rounding may put a pivot behind another column: norms are known to a root of eps. */
  const slack = (prec: Prec): number => (EPS[prec] > 1e-10 ? 2e-3 : 1e-6);

  async function check(problem: Geqp3Problem, prec: Prec): Promise<Geqp3Data> {
    const outcome = await attempt(context, geqp3Case, problem, prec);
    expect(judge(geqp3Case, problem, prec, outcome)).toEqual([]);
    return outcome.after;
  }

  it('does the whole sweep, and pivots are the largest', async () => {
    for (const prec of precs) {
      // Each is kernels to compile, for complex numbers twice as many.
      const most = prec === 'c' && backend === 'gpu' ? 4 : 8;
      const sweep = wide ? some(geqp3Case.sweep, most) : spread(geqp3Case.sweep, most / 4);
      for (const problem of thinned(sweep, backend)) {
        const after = await check(problem, prec);
        expect(disorder(after, prec, problem.fixed?.length), JSON.stringify(problem)).toBeLessThan(slack(prec));
      }
    }
    expect(context.queue.trace.at(-1)).toMatchObject({ backend });
  });

  it.runIf(wide)('norms that cancel are computed anew', async () => {
    for (const prec of precs) {
      for (const source of [kahan, graded]) {
        for (const [nb, layout] of [
          [0, ODD],
          [5, {}],
        ] as const) {
          const after = await check({ m: 60, n: 50, nb, source, layout }, prec);
          expect(disorder(after, prec)).toBeLessThan(10 * slack(prec));
        }
      }
    }
  });

  it('what is left behind the rank is small', async () => {
    for (const prec of precs) {
      const after = await check({ m: 50, n: 40, source: ofRank(7), layout: ODD }, prec);
      const diagonal = diagonalOf(after);
      expect(diagonal[6]! > 1e-2).toBe(true);
      expect(diagonal[7]! < 100 * EPS[prec] * diagonal[0]!).toBe(true);
    }
  });

  it('a zero matrix keeps its columns, and NaN moves to the front', async () => {
    for (const prec of precs) {
      const zero = (await attempt(context, geqp3Case, { m: 9, n: 12, source: formula(() => 0) }, prec)).after;
      expect(permutationOf(zero)).toEqual(Array.from({ length: 12 }, (_, j) => j + 1));
      expect([...zero.tau.data].every((x) => x === 0)).toBe(true);
      for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) {
        const source: Source = (a, p, random) => {
          uniform(a, p, random);
          // Of a complex number the imaginary part.
          a.data[(a.parts ?? 1) * (a.offset + 4 + 30 * a.ld) - 1] = value;
        };
        const problem: Geqp3Problem = { m: 40, n: 37, fixed: [5], source, layout: ODD };
        const { after } = await attempt(context, geqp3Case, problem, prec);
        const permutation = permutationOf(after);
        expect(permutation.slice(0, 2)).toEqual([6, 31]);
        expect([...permutation].sort((x, y) => x - y)).toEqual(Array.from({ length: 37 }, (_, j) => j + 1));
        const { data, offset, ld, parts = 1 } = after.A;
        const column = (j: number) => data.subarray(parts * (offset + j * ld), parts * (offset + j * ld + 40));
        expect(column(0).every(Number.isFinite)).toBe(true);
        expect(column(1).every(Number.isFinite)).toBe(false);
      }
    }
  });

  it('numbers near the ends of the range lose no accuracy', async () => {
    for (const prec of precs) {
      for (const factor of EPS[prec] > 1e-10 ? [2 ** -100, 2 ** 118] : [2 ** -1000, 2 ** 1010]) {
        const problem: Geqp3Problem = { m: 40, n: 30, nb: 8, source: scaled(factor), layout: ODD };
        expect(await complaints(context, geqp3Case, problem, prec)).toEqual([]);
      }
    }
  });
});

it('tau may lie in the buffer of A', async () => {
  const [m, n] = [20, 14];
  const source = geqp3Case.data({ m, n }, 's', new Random()).A.data;
  for (const context of contexts) {
    const both = context.upload('s', Float32Array.from([...source, ...new Float32Array(n)]));
    const [apart, tau] = [context.upload('s', Float32Array.from(source)), context.alloc('s', n)];
    const jpvt = [context.alloc('i', n), context.alloc('i', n)] as const;
    await geqp3(context.queue, { m, n, A: both, lda: m, jpvt: jpvt[0], tau: both.at(m * n) });
    await geqp3(context.queue, { m, n, A: apart, lda: m, jpvt: jpvt[1], tau });
    const expected = [...(await context.download(apart)), ...(await context.download(tau))];
    expect([...(await context.download(both))]).toEqual(expected);
    for (const buffer of [both, apart, tau, ...jpvt]) buffer.dispose();
  }
});

it('equal norms: the first column is taken', async () => {
  for (const context of contexts) {
    const source = formula((i, j) => (i === (j * 3) % 8 ? 1 : 0));
    const { after } = await attempt(context, geqp3Case, { m: 8, n: 8, source }, 's');
    expect(permutationOf(after)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  }
});

it.each(FIELDS)('the reference does what it says (%s)', (prec) => {
  for (const problem of some(geqp3Case.sweep, 4)) {
    const before = geqp3Case.data(problem, prec, new Random());
    const after = copied(before, Object.keys(before) as (keyof typeof before)[]);
    geqp3Case.reference(problem, after);
    const error = geqp3Case.error(problem, before, after, { level: 1, random: checkRandom() });
    expect(error < 30 * EPS[prec], `${JSON.stringify(problem)}: ${error}`).toBe(true);
  }
});

it.each(['s', 'c'] as const)('the engine and the GPU take the columns that the reference takes (%s)', async (prec) => {
  const problem: Geqp3Problem = { m: 48, n: 40, fixed: [3, 11], nb: 7 };
  const before = geqp3Case.data(problem, prec, new Random());
  const expected = copied(before, Object.keys(before) as (keyof typeof before)[]);
  geqp3Case.reference(problem, expected);
  for (const context of contexts) {
    const { after } = await attempt(context, geqp3Case, problem, prec);
    expect(permutationOf(after)).toEqual(permutationOf(expected));
  }
});

it.each(FIELDS)('any number of threads gives the same bits (%s)', async (prec) => {
  const e = engine()!;
  const results: Geqp3Data[] = [];
  for (const threads of [1, 3]) {
    e.pool.threads = threads;
    results.push((await attempt(cpu, geqp3Case, { m: 140, n: 110 }, prec)).after);
  }
  e.pool.threads = 2;
  expect(results[0]).toEqual(results[1]);
});

it('the case of geqp3 finds a wrong R, v, tau or permutation', async () => {
  const problem: Geqp3Problem = { m: 33, n: 33, layout: ODD };
  const { before, after } = await attempt(cpu, geqp3Case, problem, 'd');
  const spoilt: readonly ((d: Geqp3Data) => void)[] = [
    ({ A }) => void (A.data[A.offset + 3 * A.ld]! += 1e-9),
    ({ A }) => void (A.data[A.offset + 7]! += 1e-9),
    ({ tau }) => void (tau.data[tau.offset + 5]! += 1e-9),
    ({ jpvt }) => void (jpvt.data[jpvt.offset] = jpvt.data[jpvt.offset + 1]!),
  ];
  for (const spoil of spoilt) {
    const wrong = copied(after, ['A', 'tau', 'jpvt']);
    spoil(wrong);
    expect(judge(geqp3Case, problem, 'd', { before, after: wrong })).toHaveLength(1);
  }
});

it.each(PAIRS)('complex matrices have the pivots of the reference where norms are apart (%s)', async (prec) => {
  // Moduli 1, 2, 3 ... of any direction, of which the real parts say nothing.
  const source: Source = (a) => {
    for (let j = 0; j < a.cols; j++) {
      for (let i = 0; i < a.rows; i++) {
        const p = 2 * (a.offset + i + j * a.ld);
        const size = (1 + ((5 * j) % a.cols)) / (1 + Math.abs(i - j));
        a.data[p] = size * Math.cos(i + 3 * j);
        a.data[p + 1] = size * Math.sin(i + 3 * j);
      }
    }
  };
  const problem = { m: 30, n: 23, source, nb: 7 };
  const expected = geqp3Case.data(problem, prec, new Random());
  geqp3Case.reference(problem, expected);
  for (const context of contexts) {
    const { after } = await attempt(context, geqp3Case, problem, prec);
    expect(permutationOf(after)).toEqual(permutationOf(expected));
    expect(context.queue.trace.at(-1)!.backend).toBe(prec === 'c' ? context.backend : 'cpu');
  }
});
