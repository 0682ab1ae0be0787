// ZCGESV with GMRES on every backend: the case's sweep, systems that zcgesv gives up, every way to fail and what is left then. What it
// shares with dsgesvGmres is tested there, the complex cycle in gmres.test.ts.
import { describe, expect, it } from 'vitest';
import type { GmresData } from '../../../testing/cases/lapack/mixed/dsgesvGmres.ts';
import { zcgesvCase } from '../../../testing/cases/lapack/mixed/zcgesv.ts';
import { zcgesvGmresCase } from '../../../testing/cases/lapack/mixed/zcgesvGmres.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import { solveRatio } from '../../../testing/lib/residuals.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { generatedSource, solveSystem, stopping } from '../../lib/mixedSystems.ts';
import { sampledPairs } from '../../lib/sampled.ts';
import { contexts, gpuTest } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const EPS = 2 ** -53;

const withElement =
  (i: number, j: number, re: number, im: number): Source =>
  (a, prec, random) => {
    uniform(a, prec, random);
    a.data.set([re, im], 2 * (a.offset + i + j * a.ld));
  };

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'zcgesvGmres on the %s backend',
  (_, context) => {
    const solve = (problem: Parameters<typeof zcgesvGmresCase.data>[0], change?: (at: GmresData) => void) =>
      solveSystem(context, zcgesvGmresCase, problem, change, 'z');

    it('solves the sweep', async () => {
      for (const problem of sampledPairs(context, zcgesvGmresCase.sweep, 2))
        expect(await complaints(context, zcgesvGmresCase, problem, 'z')).toEqual([]);
    });

    it('stops where LAPACK stops, in one correction, and leaves A as it was', async () => {
      const { before, after, iter, inner } = await solve({ n: 40, nrhs: 3, layout: LAYOUT });
      expect(iter).toBe(1);
      expect(inner.every((count) => count >= 2 && count <= 5)).toBe(true);
      expect(stopping(before.A, after.X, before.B, EPS) < 1.5).toBe(true);
      expect(after.A.data).toEqual(before.A.data);
    });

    it.each([
      ['svd_cluster1', 1e9],
      ['svd_arith', 1e11],
    ])('solves %s of condition %e, which classical refinement does not', async (kind, cond) => {
      const problem = { n: 40, nrhs: 2, source: generatedSource(kind, cond) };
      const classical = await attempt(context, zcgesvCase, problem, 'z');
      expect(classical.after.iter.data[0]).toBeLessThan(0);
      const { before, after, iter, inner } = await solve(problem);
      expect(iter >= 0 && Math.max(...inner) <= 60, `${iter} corrections, ${inner} solutions`).toBe(true);
      expect(solveRatio(before.A, after.X, before.B, EPS) < 30).toBe(true);
    });

    it('solves in double what singles cannot hold, factor or refine', async () => {
      const close = formula((i, j, part) => {
        // Columns 0 and 1 are the same in singles.
        if (part === 1) return 0;
        return i === 1 && j === 0 ? 1 - 1e-12 : i === j || (i === 0 && j === 1) ? 1 : 0;
      });
      const sources: readonly (readonly [Source, number])[] = [
        [withElement(3, 4, 1, -1e39), -2],
        [close, -3],
        [generatedSource('svd_geo', 1e15), -31],
      ];
      for (const [source, iter] of sources) {
        const found = await solve({ n: 40, nrhs: 2, source, layout: LAYOUT });
        expect(found).toMatchObject({ iter, info: 0, iters: [iter, iter] });
        expect(found.after.A.data).not.toEqual(found.before.A.data);
        expect(stopping(found.before.A, found.after.X, found.before.B, EPS) < 30).toBe(true);
      }
    });

    it('reports a singular matrix and leaves X alone; NaN in one part arrives in X', async () => {
      const zero = formula((i, j, part) => (j === 2 ? 0 : i === j ? 1 : part));
      const { before, after, ...found } = await solve({ n: 5, nrhs: 2, source: zero, layout: LAYOUT });
      expect(found).toMatchObject({ iter: -3, info: 3 });
      expect(after.X.data).toEqual(before.X.data);
      const nan = await solve({ n: 5, nrhs: 1, source: withElement(1, 1, 1, Number.NaN) });
      expect(nan.iter).toBe(-31);
      expect(nan.columns.flat().some(Number.isNaN)).toBe(true);
    });

    it.each([2 ** -1000, 2 ** 980])('solves for right-hand sides times %e alike', async (factor) => {
      const multiplied = ({ B }: GmresData): void => B.data.forEach((value, p) => void (B.data[p] = value * factor));
      const [plain, other] = [await solve({ n: 40, nrhs: 2 }), await solve({ n: 40, nrhs: 2 }, multiplied)];
      expect(other.inner).toEqual(plain.inner);
      expect(other.columns).toEqual(plain.columns.map((column) => column.map((value) => value * factor)));
    });
  },
);

gpuTest('on a GPU context it is factored there', async (context) => {
  expect(await complaints(context, zcgesvGmresCase, { n: 33, nrhs: 2 }, 'z')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'zcgesvGmres', backend: 'gpu' });
});
