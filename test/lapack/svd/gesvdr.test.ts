// GESVDR on every context: the case's sweep, the reference, how near values and products come to the best there is, seeds, deficient
// matrices, the ends of the range, data that is not finite.
import { describe, expect, it } from 'vitest';
import { fillNormal } from '../../../src/lapack/svd/gesvdr.ref.ts';
import { enqueueNormal } from '../../../src/lapack/svd/normal.gpu.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { type GesvdrData, type GesvdrProblem, gesvdrCase } from '../../../testing/cases/lapack/svd/gesvdr.ts';
import { attempt, type Case, checkRandom, complaints, judge } from '../../../testing/lib/case.ts';
import { generateMatrix } from '../../../testing/lib/generate.ts';
import { copied, fill } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { some, sweep, wide } from '../../lib/sampled.ts';
import { contexts, cpu, gpu, gpuTest } from '../../setup/contexts.ts';

const PRECS = ['s', 'd'] as const;
const BOTH = { jobu: 's', jobvt: 's' } as const;
const c = gesvdrCase as unknown as Case<GesvdrProblem>;
/** Large enough for a GPU. */
const LARGE = { ...BOTH, m: 400, n: 300, k: 15, p: 21, niters: 1 } as const;

/** Singular values `sigma(i)`. The same matrix in all calls of one size. */
const decaying = (sigma: (i: number) => number): Source => {
  let made: Float64Array | undefined;
  return (a, prec, random) => {
    const values = Float64Array.from({ length: Math.min(a.rows, a.cols) }, (_, i) => sigma(i));
    const options = { matrix: 'svd_specified', prec, sigma: values } as const;
    made ??= generateMatrix(options, a.rows, a.cols, a.rows, random).A;
    fill(prec, a, (i, j) => made![i + j * a.rows]!);
  };
};
const valuesOf = ({ S }: GesvdrData): Float64Array => columnOf(S, 0);

const halving = decaying((i) => 2 ** (-i / 2));

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'on a %s context',
  (backend, context: Context) => {
    it('does the whole sweep', async () => {
      for (const prec of backend === 'cpu' ? PRECS : (['s'] as const))
        for (const problem of backend === 'cpu' ? some(c.sweep, 4) : c.sweep.slice(-3))
          expect(await complaints(context, c, problem, prec)).toEqual([]);
      expect(context.queue.trace.at(-1)).toMatchObject({ backend });
    });

    it.runIf(wide)('finds values that decay, and a seed the same ones', async () => {
      const prec = backend === 'cpu' ? 'd' : 's';
      const runs = [];
      for (const seed of [0, 0, 3])
        runs.push((await attempt(context, gesvdrCase, { ...LARGE, seed, source: halving }, prec)).after);
      const [first, again, other] = runs.map(valuesOf);
      expect(again).toEqual(first);
      expect(other).not.toEqual(first);
      for (const values of [first!, other!])
        for (const [i, value] of values.entries()) {
          const exact = 2 ** (-i / 2);
          // sigma(37) / sigma(15) to the fourth power
          expect(Math.abs(value - exact) < 1e-5 * exact).toBe(true);
        }
    });

    sweep('has all of a matrix of low rank, and none of a zero one', async () => {
      const low: Source = formula((i, j) => Math.sin(i) * Math.cos(j) + Math.cos(3 * i) * Math.sin(j * j));
      expect(await complaints(context, c, { ...LARGE, source: formula(() => 0) }, 's')).toEqual([]);
      const problem = { ...LARGE, source: low };
      const outcome = await attempt(context, gesvdrCase, problem, 's');
      expect(judge(gesvdrCase, problem, 's', outcome)).toEqual([]);
      const [first, second, third] = valuesOf(outcome.after);
      expect(second! > 1).toBe(true);
      expect(third! < 1e-4 * first!).toBe(true);
    });

    sweep('at the ends of the range, and beyond', async () => {
      for (const factor of [1e-30, 2 ** 118]) {
        const source: Source = (a, p, random) => {
          uniform(a, p, random);
          for (let i = 0; i < a.data.length; i++) a.data[i]! *= factor;
        };
        expect(await complaints(context, c, { ...LARGE, source }, 's'), `${factor}`).toEqual([]);
      }
      const source: Source = (a, p, random) => {
        uniform(a, p, random);
        a.data[a.offset + 100 + 7 * a.ld] = Number.NaN;
      };
      const { after } = await attempt(context, gesvdrCase, { ...LARGE, source }, 's');
      expect(after.info.data[after.info.offset]).toBe(300);
      for (const view of [after.S, after.U, after.VT])
        for (let j = 0; j < view.cols; j++) expect(columnOf(view, j).every(Number.isNaN)).toBe(true);
    });
  },
);

it.each(PRECS)('the reference does the sweep too (%s)', (prec) => {
  for (const problem of gesvdrCase.sweep.slice(0, -1)) {
    const before = gesvdrCase.data(problem, prec, new Random());
    const after = copied(before, Object.keys(before) as (keyof typeof before)[]);
    gesvdrCase.reference(problem, after);
    const error = gesvdrCase.error(problem, before, after, { level: 1, random: checkRandom() });
    expect(error < 30 * EPS[prec], `${JSON.stringify(problem)}: ${error}`).toBe(true);
  }
});

it('power iterations bring values that hardly decay nearer', async () => {
  const source = decaying((i) => 1 / Math.sqrt(1 + i));
  const errors = [];
  for (const niters of [0, 1, 3]) {
    const { after } = await attempt(cpu, gesvdrCase, { ...BOTH, m: 150, n: 120, k: 6, p: 4, niters, source }, 'd');
    errors.push(Math.max(...valuesOf(after).map((value, i) => Math.abs(value * Math.sqrt(1 + i) - 1))));
  }
  expect(errors[1]! < 0.7 * errors[0]!).toBe(true);
  expect(errors[2]! < 0.7 * errors[1]!).toBe(true);
});

/** Moments of independent normal numbers, and that neighbours, `apart` from each other, do not know of each other. */
function expectNormal(x: ArrayLike<number>, apart: readonly number[]): void {
  const values = Array.from(x);
  const mean = (f: (value: number, i: number) => number): number =>
    values.reduce((sum, value, i) => sum + f(value, i), 0) / values.length;
  expect(Math.abs(mean((v) => v)) < 0.03).toBe(true);
  expect(Math.abs(mean((v) => v ** 2) - 1) < 0.05).toBe(true);
  expect(Math.abs(mean((v) => v ** 4) - 3) < 0.4).toBe(true);
  expect(Math.abs(mean((v) => Number(Math.abs(v) < 0.6745)) - 0.5) < 0.02).toBe(true);
  for (const hop of apart)
    expect(Math.abs(mean((v, i) => v * values[(i + hop) % values.length]!)) < 0.03, `${hop}`).toBe(true);
}

it('random numbers are normal', () => {
  const x = new Float64Array(20001);
  fillNormal(x, x.length, 5);
  expectNormal(x, [1, 2]);
});

gpuTest('random numbers made on a GPU are normal too, and others for another seed', async () => {
  const { queue } = gpu!;
  const [m, n] = [151, 140];
  const made = [];
  for (const seed of [5, 5, 6, 5 + 2 ** 40]) {
    const A = gpu!.alloc('s', m * n);
    enqueueNormal(queue, { m, n, seed, deviation: 1, A: { data: A, off: 0, ld: m } });
    made.push(await A.copyOut(0, m * n));
    A.dispose();
  }
  const [first, again, ...others] = made;
  expect(again).toEqual(first);
  for (const x of made) expectNormal(x, [1, 2, m]);
  for (const other of others) {
    const product = first!.reduce((sum, value, i) => sum + value * other[i]!, 0) / first!.length;
    expect(Math.abs(product) < 0.03).toBe(true);
  }
});
