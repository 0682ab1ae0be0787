// GGEV on every context: the case's sweep, the reference, pencils of all kinds with singular matrices among them, eigenvalues that are
// known, the ends of the range, data that is not finite.
import { describe, expect, it } from 'vitest';
import { elementAt, putElement, times } from '../../../src/core/complex.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { type GgevProblem, ggevCase } from '../../../testing/cases/lapack/schur/ggev.ts';
import { attempt, type Case, checkRandom, complaints, judge } from '../../../testing/lib/case.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { formula, type Source } from '../../../testing/lib/source.ts';
import { full, PRECISIONS, some, wide } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';
import { kinds, scaledBy } from './matrices.ts';

const ODD = { pad: 3, offset: 5 };
const BOTH = { jobvl: 'v', jobvr: 'v' } as const;
const c = ggevCase as unknown as Case<GgevProblem>;

/** As `source`, with rows and columns that are zero, or twice another one. */
const singular =
  (source: Source, zero: 'row' | 'column' | 'twice'): Source =>
  (a, prec, random) => {
    source(a, prec, random);
    const n = a.rows;
    const k = Math.floor(n / 2);
    for (let l = 0; l < n; l++) {
      const [row, column] = [a.offset + k + l * a.ld, a.offset + l + k * a.ld];
      const other = elementAt(a.data, a.offset + l, a.parts);
      if (zero === 'row') putElement(a.data, row, 0, a.parts);
      else putElement(a.data, column, zero === 'column' || k === 0 ? 0 : times(2, other), a.parts);
    }
  };

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'on a %s context',
  (backend, context: Context) => {
    it('does the whole sweep', async () => {
      const sweep = backend === 'cpu' ? c.sweep : c.sweep.slice(3, 5);
      for (const prec of backend === 'cpu' ? PRECISIONS : wide ? (['s', 'c'] as const) : (['s'] as const))
        for (const problem of sweep) expect(await complaints(context, c, problem, prec)).toEqual([]);
    });
  },
);

it.each(PRECISIONS)('the reference does the sweep too (%s)', (prec) => {
  for (const problem of some(ggevCase.sweep, 4)) {
    const before = ggevCase.data(problem, prec, new Random());
    const after = copied(before, Object.keys(before) as (keyof typeof before)[]);
    ggevCase.reference(problem, after);
    const error = ggevCase.error(problem, before, after, { level: 1, random: checkRandom() });
    expect(error < 40 * EPS[prec], `${JSON.stringify(problem)}: ${error}`).toBe(true);
  }
});

it.each(PRECISIONS)('every kind of matrix with every kind of other one (%s)', async (prec) => {
  for (const n of [1, 2, 3, 6, 11]) {
    const own = kinds(n);
    const { signed } = own as { signed: Source };
    const others: Record<string, Source> = {
      signed,
      zero: own['zero']!,
      unit: own['unit']!,
      nilpotent: own['nilpotent']!,
      triangular: own['triangular']!,
      'a row of zeros': singular(signed, 'row'),
      'a column of zeros': singular(signed, 'column'),
      'a column twice': singular(signed, 'twice'),
      'as singular as A': singular(own['Grcar']!, 'twice'),
    };
    const all = full ? Object.entries(own) : some(Object.entries(own), 7);
    for (const [name, sourceA] of [...all, ['singular', singular(signed, 'column')] as const])
      for (const [other, sourceB] of Object.entries(others)) {
        const problem = { ...BOTH, n, sourceA, sourceB, layout: ODD };
        expect(await complaints(cpu, c, problem, prec), `${name}, ${other}, ${n}`).toEqual([]);
      }
  }
});

it.each(PRECISIONS)('values alone are those that come with vectors, of singular pencils too (%s)', async (prec) => {
  for (const n of [2, 9, 25])
    for (const [kindA, kindB] of [
      ['signed', 'signed'],
      ['in blocks', 'nilpotent'],
      ['Clement', 'ones'],
    ] as const)
      for (const zero of ['row', 'column', 'twice'] as const) {
        const [sourceA, sourceB] = [singular(kinds(n)[kindA]!, zero), singular(kinds(n)[kindB]!, zero)];
        const problem = { jobvl: 'n', jobvr: 'n', n, sourceA, sourceB } as const;
        expect(await complaints(cpu, c, problem, prec), `${kindA}, ${kindB}, ${zero}, ${n}`).toEqual([]);
      }
});

it.each(PRECISIONS)('at the ends of the range (%s)', async (prec) => {
  const [low, high] = prec === 's' || prec === 'c' ? [2 ** -100, 2 ** 118] : [2 ** -1000, 2 ** 1008];
  for (const [first, second] of [
    [low, high],
    [high, low],
    [low, low],
    [high, high],
  ] as const) {
    const problem = { ...BOTH, n: 9, sourceA: scaledBy(first), sourceB: scaledBy(second), layout: ODD };
    expect(await complaints(cpu, c, problem, prec), `${first}, ${second}`).toEqual([]);
  }
});

it('eigenvalues that are known, infinite and undefined ones among them', async () => {
  // (k - w (n - k)) on the diagonal, between matrices that are triangular with ones
  const n = 6;
  const entry = (diagonal: (k: number) => number) =>
    formula((i, j) => {
      let sum = 0;
      for (let k = 0; k <= Math.min(i, j); k++) sum += diagonal(k);
      return sum;
    });
  const problem = { ...BOTH, n, sourceA: entry((k) => k), sourceB: entry((k) => n - 1 - k) };
  const { after } = await attempt(cpu, ggevCase, problem, 'd');
  const [alpha, beta] = [columnOf(after.alphar, 0), columnOf(after.beta, 0)];
  const angles = Array.from(alpha, (x, k) => Math.atan2(Math.abs(x), beta[k]!)).sort((x, y) => x - y);
  for (const [k, angle] of angles.entries()) expect(Math.abs(angle - Math.atan2(k, n - 1 - k))).toBeLessThan(1e-13);
  // det(A - w B) = 0 for all w
  const zero = formula((i, j) => (i === 0 || j === 0 ? 0 : i + 2 * j + (i === j ? 5 : 0)));
  const both = (await attempt(cpu, ggevCase, { ...BOTH, n: 4, sourceA: zero, sourceB: zero }, 'd')).after;
  const undefinedOnes = columnOf(both.alphar, 0).filter(
    (x, k) => Math.abs(x) + both.beta.data[both.beta.offset + k]! < 1e-13,
  );
  expect(undefinedOnes.length).toBeGreaterThan(0);
});

it.each(PRECISIONS)('says what is not finite (%s)', async (prec) => {
  for (const value of [Number.NaN, Infinity])
    for (const n of [1, 7])
      for (const name of ['sourceA', 'sourceB'] as const) {
        const source: Source = (a, p, random) => {
          kinds(n)['signed']!(a, p, random);
          // Of a complex element the imaginary part alone
          const step = a.parts ?? 1;
          a.data[step * (a.offset + (n - 1) * (a.ld + 1)) + step - 1] = value;
        };
        const { after } = await attempt(cpu, ggevCase, { ...BOTH, n, [name]: source, layout: ODD }, prec);
        expect(after.info.data[after.info.offset]).toBe(n);
        for (const view of [after.alphar, after.alphai, after.alpha, after.beta, after.VL, after.VR])
          for (let j = 0; j < view.cols; j++) expect(columnOf(view, j).every(Number.isNaN)).toBe(true);
      }
});

it('the case finds a wrong value or vector', async () => {
  const problem = { ...BOTH, n: 12, layout: ODD };
  const { before, after } = await attempt(cpu, ggevCase, problem, 'd');
  for (const name of ['alphar', 'beta', 'VL', 'VR'] as const) {
    const wrong = copied(after, [name]);
    wrong[name].data[wrong[name].offset + 1]! += 1e-9;
    expect(judge(ggevCase, problem, 'd', { before, after: wrong })).toHaveLength(1);
  }
});
