// Pivots and info in one buffer, of getrf and of the drivers that factor with it: WebGPU lets no dispatch write a buffer through two
// bindings.
import { describe, expect, it } from 'vitest';
import { gesvCase } from '../../../testing/cases/lapack/lu/gesv.ts';
import { getrfCase } from '../../../testing/cases/lapack/lu/getrf.ts';
import { gesvxCase } from '../../../testing/cases/lapack/refine/gesvx.ts';
import { attempt, type Case, judge } from '../../../testing/lib/case.ts';
import { type IntegerView, integers, type Operands } from '../../../testing/lib/operands.ts';
import { type Source, uniform } from '../../../testing/lib/source.ts';
import { wide } from '../../lib/sampled.ts';
import { contexts, gpuTest } from '../../setup/contexts.ts';

type Factored = Operands & { readonly ipiv: IntegerView; readonly info: IntegerView };

/** The case with info in ipiv's buffer, in front of the pivots or behind them. */
const inOneBuffer = <P extends object, D extends Factored>(c: Case<P, D>, infoFirst: boolean): Case<P, D> => ({
  ...c,
  data(problem, prec, random) {
    const operands = c.data(problem, prec, random);
    const n = operands.ipiv.rows;
    const { data, offset } = integers(n + 1, { offset: 3 });
    const [ipiv, info] = infoFirst ? [offset + 1, offset] : [offset, offset + n];
    const view = (rows: number, offset: number): IntegerView => ({
      data,
      rows,
      cols: 1,
      ld: Math.max(1, rows),
      offset,
    });
    return { ...operands, ipiv: view(n, ipiv), info: view(1, info) };
  },
});

const zeroColumn =
  (j: number): Source =>
  (a, prec, random) => {
    uniform(a, prec, random);
    a.data.fill(0, a.offset + j * a.ld, a.offset + j * a.ld + a.rows);
  };
const infoOf = ({ info }: Factored): number => info.data[info.offset]!;

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'pivots and info in one buffer on the %s backend',
  (_, context) => {
    it.each([true, false])('getrf, info first: %s', async (infoFirst) => {
      const c = inOneBuffer(getrfCase, infoFirst);
      for (const pivoting of ['partial', 'tournament'] as const) {
        const shapes = [
          [0, 3],
          [1, 1],
          [70, 70],
          [330, 20],
        ] as const;
        // In a short run by turns.
        for (const [m, n] of shapes.filter(
          (_, k) => wide || (k + Number(infoFirst)) % 2 === Number(pivoting === 'partial'),
        )) {
          const problem = { m, n, pivoting, growth: true };
          const outcome = await attempt(context, c, problem, 's');
          expect(judge(c, problem, 's', outcome)).toEqual([]);
          expect(infoOf(outcome.after)).toBe(0);
        }
        const singular = { m: 80, n: 70, pivoting, source: zeroColumn(37) };
        const outcome = await attempt(context, c, singular, 's');
        expect(judge(c, singular, 's', outcome)).toEqual([]);
        expect(infoOf(outcome.after)).toBe(38);
      }
    });

    it.each([true, false])('gesv and gesvx, info first: %s', async (infoFirst) => {
      const c = inOneBuffer(gesvCase, infoFirst);
      const outcome = await attempt(context, c, { n: 40, nrhs: 2 }, 's');
      expect(judge(c, { n: 40, nrhs: 2 }, 's', outcome)).toEqual([]);
      expect(infoOf(outcome.after)).toBe(0);
      const { before, after } = await attempt(context, c, { n: 40, nrhs: 2, source: zeroColumn(7) }, 's');
      expect(infoOf(after)).toBe(8);
      expect(after.B.data).toEqual(before.B.data);
      const expert = inOneBuffer(gesvxCase, infoFirst);
      const problem = { fact: 'n', trans: 'n', n: 20, nrhs: 2, rows: 0, columns: 0 } as const;
      expect(judge(expert, problem, 's', await attempt(context, expert, problem, 's'))).toEqual([]);
    });
  },
);

gpuTest('and in hybrid mode', async (context) => {
  for (const infoFirst of [true, false]) {
    const c = inOneBuffer(getrfCase, infoFirst);
    const problem = { m: 60, n: 50, mode: 'hybrid', nb: 16, source: zeroColumn(20) } as const;
    const outcome = await attempt(context, c, problem, 's');
    expect(judge(c, problem, 's', outcome)).toEqual([]);
    expect(infoOf(outcome.after)).toBe(21);
  }
});
