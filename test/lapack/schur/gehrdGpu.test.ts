// GEHRD, ORGHR and ORMHR on the GPU: orders and ranges that fill tiles and panels and that do not, panels of several widths, special
// matrices, the ends of the range, what is not a number.
import { describe, expect } from 'vitest';
import { routineName } from '../../../src/core/spec.ts';
import { enqueueGehrd } from '../../../src/lapack/schur/gehrd.gpu.ts';
import { deviceMat } from '../../../src/runtime/buffer.ts';
import { type GehrdProblem, gehrdCase } from '../../../testing/cases/lapack/schur/gehrd.ts';
import { orghrCase } from '../../../testing/cases/lapack/schur/orghr.ts';
import { ormhrCase } from '../../../testing/cases/lapack/schur/ormhr.ts';
import { attempt, type Case, complaints } from '../../../testing/lib/case.ts';
import type { Source } from '../../../testing/lib/source.ts';
import { full, some, wide } from '../../lib/sampled.ts';
import { gpuSweep, gpuTest, gpuWide } from '../../setup/contexts.ts';
import { kinds, scaledBy } from './matrices.ts';

const PRECS = ['s', 'c'] as const;
const ODD = { pad: 3, offset: 5 };
/** In a short run of a precision one of these, by turns. */
const inTurn = <T>(items: readonly T[], k: number): readonly T[] => (wide ? items : [items[k % items.length]!]);
const CASES = [gehrdCase, orghrCase, ormhrCase] as unknown as Case[];

/** The case with panels of nb columns. */
const inPanels =
  (nb: number): (typeof gehrdCase)['run'] =>
  async (queue, { n, ilo, ihi }, { A, tau }) => {
    enqueueGehrd(queue, { n, lo: ilo - 1, hi: ihi, A: deviceMat(A, A.ld), tau: deviceMat(tau, 1), nb });
  };

const whole = (n: number, source?: Source): GehrdProblem => ({
  n,
  ilo: 1,
  ihi: n,
  layout: ODD,
  ...(source && { source }),
});

describe('on a GPU', () => {
  for (const c of CASES) {
    gpuTest(`${c.spec.name} does the sweep`, async (context) => {
      for (const prec of PRECS)
        for (const problem of some(c.sweep, 2)) expect(await complaints(context, c, problem, prec)).toEqual([]);
      expect(context.queue.trace.at(-1)).toMatchObject({ routine: routineName(c.spec, 'c'), backend: 'gpu' });
      context.queue.trace.length = 0;
    });
  }

  gpuWide('panels of any width', async (context) => {
    for (const prec of PRECS)
      for (const [n, ilo, ihi, nb] of [
        [9, 1, 9, 4],
        [75, 6, 71, 12],
        ...(prec === 's' || full ? [[70, 3, 70, 64]] : []),
      ] as [number, number, number, number][]) {
        const problem = { n, ilo, ihi, layout: ODD };
        expect(await complaints(context, gehrdCase, problem, prec, inPanels(nb))).toEqual([]);
      }
  });

  gpuSweep('every tile of an order, with and without what is around it', async (context) => {
    for (const prec of PRECS)
      for (let n = 1; n < 40; n++) {
        const ranges = [
          [1, n],
          [Math.min(n, 3), n],
          [1, Math.max(1, n - 2)],
        ] as const;
        for (const [ilo, ihi] of ranges)
          expect(await complaints(context, gehrdCase, { n, ilo, ihi, layout: ODD }, prec, inPanels(8))).toEqual([]);
      }
  });

  gpuTest('special matrices', async (context) => {
    for (const [k, [name, source]] of some(Object.entries(kinds(24)), 3).entries()) {
      const prec = PRECS[k % 2]!;
      expect(await complaints(context, gehrdCase, whole(24, source), prec, inPanels(8)), name).toEqual([]);
    }
  });

  gpuTest('large and small numbers', async (context) => {
    for (const [k, prec] of PRECS.entries())
      for (const factor of inTurn([1e30, 1e-30], k))
        expect(await complaints(context, gehrdCase, whole(17, scaledBy(factor)), prec)).toEqual([]);
  });

  gpuTest('what is not a number arrives', async (context) => {
    for (const [k, prec] of PRECS.entries())
      for (const value of inTurn([Number.NaN, Number.POSITIVE_INFINITY], k)) {
        const source: Source = (a, type, random) => {
          kinds(a.rows)['signed']!(a, type, random);
          a.data[(a.parts ?? 1) * (a.offset + 9 + 4 * a.ld)] = value;
        };
        const { after } = await attempt(context, gehrdCase, whole(20, source), prec);
        expect(after.A.data.some((x) => !Number.isFinite(x))).toBe(true);
      }
  });
});
