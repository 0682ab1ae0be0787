// GEBRD on the GPU: panels of several widths, small orders, special matrices, the ends of the range, what is not a number; and that ORGBR
// and ORMBR, whose sweeps are elsewhere, are computed there too.
import { describe, expect } from 'vitest';
import { routineName } from '../../../src/core/spec.ts';
import { enqueueGebrd } from '../../../src/lapack/svd/gebrd.gpu.ts';
import { deviceMat } from '../../../src/runtime/buffer.ts';
import { type GebrdProblem, gebrdCase } from '../../../testing/cases/lapack/svd/gebrd.ts';
import { orgbrCase } from '../../../testing/cases/lapack/svd/orgbr.ts';
import { ormbrCase } from '../../../testing/cases/lapack/svd/ormbr.ts';
import { attempt, type Case, complaints } from '../../../testing/lib/case.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { wide } from '../../lib/sampled.ts';
import { gpuSweep, gpuTest } from '../../setup/contexts.ts';

const PRECS = ['s', 'c'] as const;
const ODD = { pad: 3, offset: 5 };
const CASES = [gebrdCase, orgbrCase, ormbrCase] as unknown as Case[];

/** The case with panels of nb columns. */
const inPanels =
  (nb: number): (typeof gebrdCase)['run'] =>
  async (queue, { m, n }, { A, D, E, tauQ, tauP }) => {
    const vectors = { D: deviceMat(D, 1), E: deviceMat(E, 1), tauQ: deviceMat(tauQ, 1), tauP: deviceMat(tauP, 1) };
    enqueueGebrd(queue, { m, n, A: deviceMat(A, A.ld), ...vectors, nb });
  };

const of = (m: number, n: number, source?: Source): GebrdProblem => ({ m, n, layout: ODD, ...(source && { source }) });

const scaledBy =
  (factor: number): Source =>
  (a, prec, random) => {
    uniform(a, prec, random);
    for (let p = 0; p < a.data.length; p++) a.data[p]! *= factor;
  };

describe('on a GPU', () => {
  gpuTest('panels of any width', async (context) => {
    const panels = [
      ['s', 9, 9, 4],
      ['s', 68, 66, 64],
      ['s', 75, 66, 12],
      ['c', 20, 50, 16],
    ] as const;
    // The widest take longest to compile.
    for (const [prec, m, n, nb] of wide ? panels : panels.filter((panel) => panel[3] < 64))
      expect(await complaints(context, gebrdCase, of(m, n), prec, inPanels(nb))).toEqual([]);
  });

  gpuSweep('the widest panels of complex numbers', async (context) => {
    expect(await complaints(context, gebrdCase, of(136, 132), 'c', inPanels(64))).toEqual([]);
  });

  gpuTest('fronts compute on it', async (context) => {
    for (const c of CASES) {
      expect(await complaints(context, c, c.sweep.at(-1)!, 's')).toEqual([]);
      expect(context.queue.trace.at(-1)).toMatchObject({ routine: routineName(c.spec, 's'), backend: 'gpu' });
      context.queue.trace.length = 0;
    }
  });

  gpuSweep('every order, square, tall and wide', async (context) => {
    for (const prec of PRECS)
      for (let n = 1; n < 40; n++)
        for (const [m, k] of [
          [n, n],
          [n + 3, n],
          [n, n + 5],
        ] as const)
          expect(await complaints(context, gebrdCase, of(m, k), prec, inPanels(8))).toEqual([]);
  });

  gpuTest('graded and deficient matrices', async (context) => {
    const sources: Readonly<Record<string, Source>> = {
      zero: formula(() => 0),
      unit: formula((i, j) => Number(i === j)),
      'rank 1': formula((i, j) => (i + 1) * (j + 1)),
      graded: formula((i, j) => 10 ** (-(i + 2 * j) / 8)),
    };
    for (const [k, [name, source]] of Object.entries(sources).entries())
      expect(await complaints(context, gebrdCase, of(24, 20, source), PRECS[k % 2]!, inPanels(8)), name).toEqual([]);
  });

  gpuTest('large and small numbers', async (context) => {
    for (const prec of PRECS)
      for (const factor of [1e30, 1e-30])
        expect(await complaints(context, gebrdCase, of(17, 19, scaledBy(factor)), prec)).toEqual([]);
  });

  gpuTest('what is not a number arrives, and does not stay in workspace', async (context) => {
    for (const prec of PRECS) {
      for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) {
        const source: Source = (a, type, random) => {
          uniform(a, type, random);
          a.data[(a.parts ?? 1) * (a.offset + 9 + 4 * a.ld)] = value;
        };
        const { after } = await attempt(context, gebrdCase, of(20, 20, source), prec);
        expect(after.D.data.some((x) => !Number.isFinite(x))).toBe(true);
      }
      expect(await complaints(context, gebrdCase, of(18, 20), prec)).toEqual([]);
    }
  });
});
