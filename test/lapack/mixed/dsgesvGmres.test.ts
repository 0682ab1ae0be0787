// DSGESV with GMRES on every backend: the case's sweep, systems that classical refinement gives up, right-hand sides of different
// difficulty, and every way to fail. Convergence against the condition number: gmres.test.ts.
import { describe, expect, it, test } from 'vitest';
import { engine } from '../../../src/engine/engine.ts';
import { dsgesvGmres } from '../../../src/index.ts';
import { dsgesvCase } from '../../../testing/cases/lapack/mixed/dsgesv.ts';
import { dsgesvGmresCase, type GmresData } from '../../../testing/cases/lapack/mixed/dsgesvGmres.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import type { MatrixView } from '../../../testing/lib/norms.ts';
import { Random } from '../../../testing/lib/random.ts';
import { solveRatio } from '../../../testing/lib/residuals.ts';
import { dominant, formula, type Source } from '../../../testing/lib/source.ts';
import { expectDouble, generatedSource, scaled, solveSystem, stopping } from '../../lib/mixedSystems.ts';
import { contexts, cpu, gpuWide } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const EPS = 2 ** -53;
const hilbert = formula((i, j) => 1 / (i + j + 1));

const sweep = dsgesvGmresCase.sweep.filter(({ n, nrhs, bare }) => bare || nrhs !== 1 || n < 3);

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'dsgesvGmres on the %s backend',
  (_, context) => {
    const solve = (problem: Parameters<typeof dsgesvGmresCase.data>[0], change?: (at: GmresData) => void) =>
      solveSystem(context, dsgesvGmresCase, problem, change);

    it('solves the sweep', async () => {
      for (const problem of sweep) expect(await complaints(context, dsgesvGmresCase, problem, 'd')).toEqual([]);
    });

    it('stops where LAPACK stops, in one correction', async () => {
      const { before, after, iter, inner } = await solve({ n: 90, nrhs: 3, layout: LAYOUT });
      expect(iter).toBe(1);
      expect(inner.every((count) => count >= 2 && count <= 5)).toBe(true);
      expect(stopping(before.A, after.X, before.B, EPS) < 1.5).toBe(true);
    });

    it.each([
      ['svd_cluster1', 1e9],
      ['svd_arith', 1e11],
    ])('solves %s of condition %e, which classical refinement does not', async (kind, cond) => {
      const problem = { n: 40, nrhs: 2, source: generatedSource(kind, cond) };
      const classical = await attempt(context, dsgesvCase, problem, 'd');
      expect(classical.after.iter.data[0]).toBeLessThan(0);
      const { before, after, iter, inner } = await solve(problem);
      expect(iter >= 0 && Math.max(...inner) <= 60, `${iter} corrections, ${inner} solutions`).toBe(true);
      expect(solveRatio(before.A, after.X, before.B, EPS) < 30).toBe(true);
    });

    it('leaves right-hand sides that have converged alone', async () => {
      // Zero, an easy one in a space that does not meet the difficult one, and a difficult one
      const blocks: Source = (a, prec, random) => {
        generatedSource('svd_cluster1', 1e6)(a, prec, random);
        for (let j = 0; j < 40; j++)
          for (let i = 0; i < 40; i++)
            if (i < 20 !== j < 20) a.data[a.offset + i + j * a.ld] = 0;
            else if (i < 20) a.data[a.offset + i + j * a.ld] = i === j ? 1 : 0;
      };
      const change = ({ B }: GmresData): void => {
        B.data.fill(0, B.offset, B.offset + 40);
        B.data.fill(0, B.offset + B.ld + 20, B.offset + B.ld + 40);
        for (let i = 0; i < 20; i++) B.data[B.offset + B.ld + i] = i + 1;
      };
      const { iters, inner, columns, iter } = await solve({ n: 40, nrhs: 3, source: blocks, layout: LAYOUT }, change);
      expect(iters.slice(0, 2)).toEqual([0, 0]);
      expect(inner.slice(0, 2)).toEqual([1, 1]);
      expect(iter > 0 && iters[2] === iter && inner[2]! > 1).toBe(true);
      expect(columns[0]).toEqual(new Array(40).fill(0));
      expect(columns[1]!.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    });

    it('falls back to double where a number is too large, A singular in singles, or GMRES of no use', async () => {
      const problem = { n: 40, nrhs: 2, layout: LAYOUT };
      await expectDouble(context, await solve({ ...problem, source: scaled(1e40, 7) }), -2);
      await expectDouble(context, await solve({ ...problem, source: scaled(Infinity, 7) }), -2);
      const infinite = ({ B }: GmresData): void => void (B.data[B.offset + B.ld + 3] = -Infinity);
      await expectDouble(context, await solve(problem, infinite), -2);
      await expectDouble(context, await solve({ ...problem, source: scaled(1e-60, 39) }), -3);
      const hard = await solve({ ...problem, source: generatedSource('svd_geo', 1e15) });
      await expectDouble(context, hard, -31);
      // A cycle, and perhaps another, not thirty
      expect(Math.max(...hard.inner) <= 100).toBe(true);
    });

    it('solves small and badly conditioned systems, whatever comes of them', async () => {
      for (const n of [1, 2, 3, 5, 8, 12]) {
        const { before, after, info } = await solve({ n, nrhs: 2, source: hilbert, rhs: 'ones' });
        expect(info).toBe(0);
        expect(solveRatio(before.A, after.X, before.B, EPS) < 30).toBe(true);
      }
    });

    it('reports a matrix that is singular in double too, and leaves X alone', async () => {
      for (const nrhs of [0, 2]) {
        const { before, after, ...found } = await solve({ n: 40, nrhs, source: scaled(0, 17), layout: LAYOUT });
        expect(found).toMatchObject({ iter: -3, info: 18 });
        expect(after.X.data).toEqual(before.X.data);
      }
    });

    it('does not take NaN for convergence', async () => {
      const planted = (x: MatrixView): void => void (x.data[x.offset + 2 + x.ld] = Number.NaN);
      const inA = await solve({ n: 30, nrhs: 2, layout: LAYOUT }, ({ A }) => planted(A));
      expect(inA).toMatchObject({ iter: -31, info: 0 });
      expect(inA.columns.flat().some(Number.isNaN)).toBe(true);
      const inB = await solve({ n: 30, nrhs: 2, layout: LAYOUT }, ({ B }) => planted(B));
      await expectDouble(context, inB, -31);
      expect(inB.columns[0]!.some(Number.isNaN)).toBe(false);
    });

    it.each([2 ** -1000, 2 ** 980])('solves for right-hand sides times %e alike', async (factor) => {
      const multiplied = ({ B }: GmresData): void => B.data.forEach((value, p) => void (B.data[p] = value * factor));
      const [plain, other] = [
        await solve({ n: 40, nrhs: 2, source: dominant }),
        await solve({ n: 40, nrhs: 2, source: dominant }, multiplied),
      ];
      expect(other.inner).toEqual(plain.inner);
      expect(other.columns).toEqual(plain.columns.map((column) => column.map((value) => value * factor)));
    });

    it('factors and reports without right-hand sides, and leaves A as it is', async () => {
      const { before, after, iter, info } = await solve({ n: 20, nrhs: 0, layout: LAYOUT });
      expect([iter, info]).toEqual([0, 0]);
      expect(after.A.data).toEqual(before.A.data);
    });

    it('gives all its memory back, whatever comes of a call', async () => {
      const used = (): number => engine()?.heap.used ?? 0;
      await solve({ n: 40, nrhs: 2 });
      for (const factor of [1, 0, 1e-60, 1e60]) {
        const data = dsgesvGmresCase.data({ n: 40, nrhs: 2, source: scaled(factor) }, 'd', new Random());
        const inputs = [data.A, data.B, data.X].map((x) => context.upload('d', x.data as Float64Array));
        const outputs = [40, 1, 1].map((length) => context.alloc('i', length));
        const [[A, B, X], [ipiv, iter, info]] = [inputs, outputs] as unknown as [[never, never, never], never[]];
        const before = used();
        await dsgesvGmres(context.queue, {
          ...{ n: 40, nrhs: 2, A, lda: 40, B, ldb: 40, X, ldx: 40 },
          ...{ ipiv: ipiv!, iter: iter!, info: info! },
        });
        // What other tests have left to the garbage collector may be given back meanwhile.
        expect(used()).toBeLessThanOrEqual(before);
        for (const b of [...inputs, ...outputs]) b.dispose();
      }
    });
  },
);

test('what comes of a call stands in the trace', async () => {
  await solveSystem(cpu, dsgesvGmresCase, { n: 20, nrhs: 1 });
  const why = expect.stringMatching(/factored in single; \d corrections/);
  expect(cpu.queue.trace.at(-1)).toMatchObject({ routine: 'dsgesvGmres', backend: 'cpu', why });
});

gpuWide('dsgesvGmres factors on the GPU, in every mode', async (context) => {
  const ways = [{ mode: 'auto' }, { pivoting: 'tournament' }, { mode: 'hybrid' }, { math: 'split' }] as const;
  for (const way of ways)
    expect(await complaints(context, dsgesvGmresCase, { n: 70, nrhs: 2, ...way }, 'd')).toEqual([]);
  const why = expect.stringMatching(/corrections/);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dsgesvGmres', backend: 'gpu', why });
});
