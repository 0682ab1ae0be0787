// GESV_RBT on every backend: the case's sweep, matrices that break LU without pivoting, singular ones, NaN; and the butterflies themselves.
import { describe, expect, it } from 'vitest';
import { butterflyEntry, butterflyPairs, rbtVerdict } from '../../../src/core/butterfly.ts';
import type { RealMat } from '../../../src/core/matrix.ts';
import { enqueueButterfly } from '../../../src/lapack/lu/gerbt.gpu.ts';
import { butterflyInRef, butterflyOutRef, gerbtRef } from '../../../src/lapack/lu/gerbt.ref.ts';
import { GALLERY } from '../../../src/linalg/create/galleryEntries.ts';
import { gesvCase } from '../../../testing/cases/lapack/lu/gesv.ts';
import { type GesvRbtData, gesvRbtCase } from '../../../testing/cases/lapack/lu/gesvRbt.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { mulberry32, signed } from '../../lib/rng.ts';
import { sampled, sampledPairs, some, wide } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const SINGULAR = wide ? [1, 5, 40, 70] : [5];
const infoOf = ({ info }: { readonly info: GesvRbtData['info'] }): number => info.data[info.offset]!;
const iterOf = ({ iter }: GesvRbtData): number => iter.data[iter.offset]!;

/** Numbers on (-1, 1) with some of them replaced. */
const signedExcept =
  (replace: (i: number, j: number, value: number) => number | undefined): Source =>
  (a, prec, random) => {
    const rng = mulberry32(5);
    formula((i, j) => {
      const value = signed(rng);
      return replace(i, j, value) ?? value;
    })(a, prec, random);
  };

/** Matrices that LU without pivoting cannot or hardly factor, and for which the butterflies are enough. */
const HARD: Readonly<Record<string, Source>> = {
  'a zero diagonal': signedExcept((i, j) => (i === j ? 0 : undefined)),
  'a zero leading block': signedExcept((i, j) => (i < 10 && j < 10 ? 0 : undefined)),
  "Wilkinson's growth": formula((i, j) => (i === j || j === 39 ? 1 : i > j ? -1 : 0)),
  'growth with partial pivoting': formula(GALLERY.gfpp!(40, 40)),
  'the unit matrix': formula((i, j) => (i === j ? 1 : 0)),
  'elements of 1e25': signedExcept((_i, _j, value) => 1e25 * value),
};

describe.each(contexts.map((context) => [context.backend, context] as const))('gesvRbt on the %s', (_, context) => {
  it('solves the whole sweep', async () => {
    for (const problem of sampled(context, gesvRbtCase.sweep, 2))
      expect(await complaints(context, gesvRbtCase, problem, 's')).toEqual([]);
  });

  it.each(Object.entries(HARD))(
    'solves a system with %s without falling back, and leaves A alone',
    async (_, source) => {
      for (const nrhs of [1, 5]) {
        const problem = { n: 40, nrhs, source, layout: LAYOUT };
        expect(await complaints(context, gesvRbtCase, problem, 's')).toEqual([]);
        const { before, after } = await attempt(context, gesvRbtCase, problem, 's');
        expect(infoOf(after)).toBe(0);
        expect(iterOf(after)).toBeGreaterThanOrEqual(1);
        expect(iterOf(after)).toBeLessThanOrEqual(5);
        expect(after.A.data).toEqual(before.A.data);
      }
    },
  );

  it('falls back to partial pivoting where the butterflies cannot help: a reversed unit matrix, rows of different size', async () => {
    const sources = [
      formula((i, j) => (i + j === 39 ? 1 : 0)),
      formula((i, j) => 10 ** (-i / 5) * (1 + ((i * 7 + j * j * 3) % 11))),
    ];
    for (const source of sources) {
      const problem = { n: 40, nrhs: 3, source, layout: LAYOUT };
      const { before, after } = await attempt(context, gesvRbtCase, problem, 's');
      expect(iterOf(after)).toBe(-1);
      expect(after.A.data).toEqual(before.A.data);
      const pivoted = await attempt(context, gesvCase, problem, 's');
      expect(infoOf(after)).toBe(infoOf(pivoted.after));
      expect(after.B.data).toEqual(pivoted.after.B.data);
    }
  });

  it.each(SINGULAR)('reports what gesv reports of a singular matrix, and leaves B alone (n = %i)', async (n) => {
    for (const zero of new Set([0, Math.floor(n / 2), n - 1])) {
      for (const nrhs of [0, 1, 5]) {
        const source = signedExcept((_i, j) => (j === zero ? 0 : undefined));
        const { before, after } = await attempt(context, gesvRbtCase, { n, nrhs, source, layout: LAYOUT }, 's');
        expect(infoOf(after), `zero column ${zero}`).toBe(zero + 1);
        expect(iterOf(after)).toBe(-1);
        expect(after.B.data).toEqual(before.B.data);
      }
    }
    const zeros = await attempt(context, gesvRbtCase, { n, nrhs: 1, source: formula(() => 0) }, 's');
    expect(infoOf(zeros.after)).toBe(1);
  });

  it('factors with partial pivoting at once where there is nothing to solve', async () => {
    const { after } = await attempt(context, gesvRbtCase, { n: 20, nrhs: 0 }, 's');
    expect([infoOf(after), iterOf(after)]).toEqual([0, -1]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('does with %d in A or B what gesv does', async (value) => {
    const source: Source = (a, prec, random) => {
      uniform(a, prec, random);
      a.data[a.offset + 3 + 2 * a.ld] = value;
    };
    const problem = { n: 20, nrhs: 2, source };
    const { after } = await attempt(context, gesvRbtCase, problem, 's');
    const pivoted = await attempt(context, gesvCase, problem, 's');
    expect(iterOf(after)).toBe(-1);
    expect(infoOf(after)).toBe(infoOf(pivoted.after));
    expect(after.B.data).toEqual(pivoted.after.B.data);
    const B = await attempt(context, { ...gesvRbtCase, data: withIn(value) }, { n: 20, nrhs: 2 }, 's');
    expect(iterOf(B.after)).toBe(-1);
    const columnOf = (j: number) => Array.from(B.after.B.data.subarray(20 * j, 20 * j + 20));
    expect(columnOf(0).every(Number.isFinite)).toBe(false);
    expect(columnOf(1).every(Number.isFinite)).toBe(true);
  });

  it('gives the same bits for the same seed, and others for another', async () => {
    const solve = async (seed: number) =>
      (await attempt(context, gesvRbtCase, { n: 40, nrhs: 1, seed }, 's')).after.B.data;
    const [first, again, other] = [await solve(7), await solve(7), await solve(-7)];
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });
});

it.runIf(wide).each(contexts)(
  'cgesvRbt solves by butterflies, falls back, and reports what is singular ($backend)',
  async (context) => {
    for (const problem of sampledPairs(context, gesvRbtCase.sweep, 2))
      expect(await complaints(context, gesvRbtCase, problem, 'c')).toEqual([]);
    const zeroDiagonal = formula((i, j, part) => (i === j ? 0 : ((7 * i + 3 * j + 5 * part) % 11) - 5));
    const { after } = await attempt(
      context,
      gesvRbtCase,
      { n: 40, nrhs: 2, source: zeroDiagonal, layout: LAYOUT },
      'c',
    );
    expect(infoOf(after)).toBe(0);
    expect(iterOf(after)).toBeGreaterThanOrEqual(1);
    const reversed = formula((i, j, part) => (i + j === 39 && part === 1 ? 1 : 0));
    const fallen = await attempt(context, gesvRbtCase, { n: 40, nrhs: 2, source: reversed, layout: LAYOUT }, 'c');
    expect([infoOf(fallen.after), iterOf(fallen.after)]).toEqual([0, -1]);
    const singular = formula((i, j, part) =>
      j === 7 ? 0 : ((7 * i + 3 * j * j + 5 * part) % 11) - 5 + (i === j ? 30 : 0),
    );
    const failed = await attempt(context, gesvRbtCase, { n: 40, nrhs: 2, source: singular, layout: LAYOUT }, 'c');
    expect(infoOf(failed.after)).toBe(8);
    expect(failed.after.B.data).toEqual(failed.before.B.data);
  },
);

/** The case's data with one element of the first right-hand side replaced. */
const withIn =
  (value: number): typeof gesvRbtCase.data =>
  (...args) => {
    const made = gesvRbtCase.data(...args);
    made.B.data[made.B.offset] = value;
    return made;
  };

it.each(['d', 'z'] as const)('%sgesvRbt solves the whole sweep on the CPU', async (prec) => {
  for (const problem of some(gesvRbtCase.sweep, 4))
    expect(await complaints(cpu, gesvRbtCase, problem, prec)).toEqual([]);
});

/** Column-major random matrix. */
function random(n: number, columns: number): RealMat {
  const rng = mulberry32(11);
  return { data: Float64Array.from({ length: n * columns }, () => signed(rng)), off: 0, ld: n };
}

describe('butterflies', () => {
  it('every element is in one pair of a level, or alone, and levels connect four', () => {
    for (let n = 0; n < 40; n++) {
      for (const level of [0, 1] as const) {
        const seen = butterflyPairs(n, level).flatMap(([lo, hi]) => (lo === hi ? [lo] : [lo, hi]));
        expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, i) => i));
        const alone = butterflyPairs(n, level).filter(([lo, hi]) => lo === hi).length;
        expect(alone).toBe(level === 0 ? n % 2 : (Math.ceil(n / 2) % 2) + (Math.floor(n / 2) % 2));
      }
    }
  });

  it('entries are spread over exp(-1/20) to exp(1/20), and streams differ', () => {
    const entries = Array.from({ length: 4000 }, (_, i) => butterflyEntry(3, 0, 1, i));
    const logs = entries.map((x) => 10 * Math.log(x));
    expect(Math.min(...logs) >= -0.5 && Math.max(...logs) < 0.5).toBe(true);
    for (let bin = 0; bin < 10; bin++) {
      const count = logs.filter((x) => Math.floor(10 * (x + 0.5)) === bin).length;
      // 400 expected, standard deviation 19
      expect(Math.abs(count - 400) < 100, `bin ${bin}: ${count}`).toBe(true);
    }
    const first = [0, 1].flatMap((side) => [0, 1].flatMap((level) => [0, 1, 2].map((seed) => [side, level, seed])));
    const starts = first.map(([side, level, seed]) => butterflyEntry(seed!, side as 0 | 1, level as 0 | 1, 0));
    expect(new Set(starts).size).toBe(starts.length);
  });

  it('U^T A V is what the transforms of vectors make of A', () => {
    for (const n of [1, 2, 3, 5, 6, 7, 8, 13]) {
      const A = random(n, n);
      const both = { ...A, data: A.data.slice() };
      gerbtRef(n, both, 9);
      // V column by column from unit vectors, then U^T (A V)
      const V = { data: new Float64Array(n * n), off: 0, ld: n };
      for (let i = 0; i < n; i++) V.data[i * (n + 1)] = 1;
      butterflyOutRef(n, n, V, 9);
      const product = { data: new Float64Array(n * n), off: 0, ld: n };
      for (let j = 0; j < n; j++)
        for (let i = 0; i < n; i++)
          for (let l = 0; l < n; l++)
            product.data[i + j * n] = product.data[i + j * n]! + A.data[i + l * n]! * V.data[l + j * n]!;
      butterflyInRef(n, n, product, 9);
      const worst = Array.from(both.data).reduce((most, x, k) => Math.max(most, Math.abs(x - product.data[k]!)), 0);
      expect(worst < 1e-13, `n = ${n}: ${worst}`).toBe(true);
    }
  });

  gpuTest('the kernel does what the reference does', async (context) => {
    for (const n of [1, 2, 3, 5, 6, 7, 8, 64, 131]) {
      for (const kind of ['matrix', 'in', 'out'] as const) {
        const columns = kind === 'matrix' ? n : 3;
        const X = random(n, columns);
        const A = context.upload('s', Float32Array.from(X.data));
        const B = context.alloc('s', n * columns);
        const [from, to] = [A, B].map((data) => ({ data, off: 0, ld: n }));
        enqueueButterfly(context.queue, { kind, n, columns, seed: -5 }, from!, to!);
        const found = await context.download(B);
        if (kind === 'matrix') gerbtRef(n, X, -5);
        else if (kind === 'in') butterflyInRef(n, columns, X, -5);
        else butterflyOutRef(n, columns, X, -5);
        const worst = found.reduce((most, x, k) => Math.max(most, Math.abs(x - X.data[k]!)), 0);
        expect(worst < 2e-6, `${kind} ${n}: ${worst}`).toBe(true);
        for (const buffer of [A, B]) buffer.dispose();
      }
    }
  });
});

it('the verdict: good, again, stop', () => {
  const facts = {
    n: 100,
    eps: 2 ** -24,
    anorm: 50,
    leastPivot: 1,
    largestPivot: 9,
    corrections: [1e-4, 1],
    residuals: [1e-6, 1],
  };
  const verdict = (change: Partial<typeof facts>, step = 1, before = Number.POSITIVE_INFINITY) =>
    rbtVerdict({ ...facts, ...change }, step, before).verdict;
  expect(verdict({})).toBe('good');
  expect(verdict({ residuals: [0, 0, 1e-6, 1], corrections: [0, 0, 0, 1] })).toBe('good');
  expect(verdict({ residuals: [1e-3, 1] })).toBe('again');
  expect(verdict({ residuals: [1e-6, 1, 1e-3, 1] })).toBe('again');
  // Not halved, and too often.
  expect(verdict({ residuals: [1e-3, 1] }, 2, 3e-5)).toBe('stop');
  expect(verdict({ residuals: [1e-3, 1] }, 2, 1e-4)).toBe('again');
  expect(verdict({ residuals: [1e-3, 1] }, 5)).toBe('stop');
  for (const change of [
    { leastPivot: 1e-6 },
    { leastPivot: Number.NaN },
    { largestPivot: Number.POSITIVE_INFINITY },
    { largestPivot: Number.NaN },
    { anorm: Number.NaN },
    { corrections: [0.6, 1] },
    { corrections: [Number.NaN, 1] },
    { residuals: [Number.NaN, 1] },
    { residuals: [1, 0] },
  ])
    expect(verdict(change), JSON.stringify(change)).toBe('stop');
});
