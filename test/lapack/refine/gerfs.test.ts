// GERFS on every backend: the sweep of its case, how far and how long it refines, as all refinements do, and what bad data does.
import { describe, expect, it } from 'vitest';
import { type GerfsData, gerfsCase, type RefineProblem } from '../../../testing/cases/lapack/refine/refine.ts';
import { attempt, type Case, complaints } from '../../../testing/lib/case.ts';
import type { MatrixView } from '../../../testing/lib/norms.ts';
import { testSweep } from '../../lib/sweep.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

const PLAIN = { uplo: 'l', trans: 'n', spoil: 1e-3, layout: { pad: 3, offset: 5 } } as const;
const values = ({ data, offset, rows }: MatrixView): number[] => [...data.subarray(offset, offset + rows)];

/** The case with its operands changed before they are used. */
const changed = (change: (operands: GerfsData) => void): Case<RefineProblem, GerfsData> => ({
  ...gerfsCase,
  data(problem, prec, random) {
    const operands = gerfsCase.data(problem, prec, random);
    change(operands);
    return operands;
  },
});

testSweep(gerfsCase);

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'refinement on the %s backend',
  (_, context) => {
    it('leaves a solution alone that is exact, and says so', async () => {
      const c = changed(({ X, exact }) => {
        for (let j = 0; j < X.cols; j++) {
          for (let i = 0; i < X.rows; i++)
            X.data[X.offset + i + j * X.ld] = exact.data[exact.offset + i + j * exact.ld]!;
        }
      });
      const { before, after } = await attempt(context, c, { ...PLAIN, n: 20, nrhs: 3 }, 's');
      expect(after.X.data).toEqual(before.X.data);
      expect(values(after.berr)).toEqual([0, 0, 0]);
      for (const bound of values(after.ferr)) expect(Math.abs(Math.log2(bound) + 13), `${bound}`).toBeLessThan(5);
    });

    it('refines each column as if it were alone', async () => {
      // Columns that need no, one and two corrections, beside each other and one by one
      const spoiled = [0, 1e-5, 0.2];
      const spoil = ({ X }: GerfsData, factors: readonly number[]): void => {
        for (const [j, by] of factors.entries())
          for (let i = 0; i < X.rows; i += 2) X.data[X.offset + i + j * X.ld]! *= 1 + by;
      };
      const problem = { ...PLAIN, spoil: 0, n: 33, nrhs: 3 };
      const together = await attempt(
        context,
        changed((d) => spoil(d, spoiled)),
        problem,
        's',
      );
      for (const [j, by] of spoiled.entries()) {
        const alone = await attempt(
          context,
          changed((d) =>
            spoil(
              d,
              spoiled.map((other, k) => (k === j ? by : 0 * other)),
            ),
          ),
          problem,
          's',
        );
        const from = together.after.X.offset + j * together.after.X.ld;
        expect(alone.after.X.data.slice(from, from + 33)).toEqual(together.after.X.data.slice(from, from + 33));
        expect(values(alone.after.berr)[j]).toBe(values(together.after.berr)[j]);
        expect(values(alone.after.ferr)[j]).toBe(values(together.after.ferr)[j]);
      }
    });

    it('has bounds that are NaN or infinite for NaN in a column, and others that are right', async () => {
      const c = changed(({ B }) => {
        B.data[B.offset + 3 + B.ld] = Number.NaN;
      });
      const { after } = await attempt(context, c, { ...PLAIN, n: 20, nrhs: 3 }, 's');
      const [berr, ferr] = [values(after.berr), values(after.ferr)];
      expect([berr[1], ferr[1]]).toEqual([Number.NaN, Number.NaN]);
      for (const j of [0, 2]) {
        expect(berr[j]).toBeLessThan(2 ** -23);
        expect(ferr[j]).toBeLessThan(2 ** -8);
      }
    });

    it('has no finite bound for a singular factor', async () => {
      const c = changed(({ AF }) => {
        AF.data[AF.offset + 4 * (AF.ld + 1)] = 0;
      });
      const { after } = await attempt(context, c, { ...PLAIN, n: 20, nrhs: 1 }, 's');
      expect(Number.isFinite(values(after.ferr)[0])).toBe(false);
    });

    it('solves for zero', async () => {
      const c = changed(({ B, X }) => {
        for (const side of [B, X]) side.data.fill(0);
      });
      const { after } = await attempt(context, c, { ...PLAIN, n: 20, nrhs: 2, layout: {} }, 's');
      expect([...after.X.data]).toEqual(new Array(40).fill(0));
      // 0 / 0: safe1 in numerator and denominator
      expect(values(after.berr)).toEqual([1, 1]);
    });

    it('does nothing without right-hand sides', async () => {
      const { before, after } = await attempt(context, gerfsCase, { ...PLAIN, n: 20, nrhs: 0 }, 's');
      expect(after).toEqual(before);
    });
  },
);

it('does not trust pivots that are no rows', async () => {
  for (const pivot of [0, -7, 21, 1e9]) {
    const c = changed(({ ipiv }) => {
      ipiv.data[ipiv.offset + 3] = pivot;
    });
    const { before, after } = await attempt(cpu, c, { ...PLAIN, n: 20, nrhs: 2 }, 's');
    expect(after.B.data).toEqual(before.B.data);
    expect(cpu.queue.trace.at(-1)!.why).toMatch(/which is no row/);
  }
});

gpuTest('calls behind a refinement wait for it', async (context) => {
  const { before, after } = await attempt(context, gerfsCase, { ...PLAIN, n: 10, nrhs: 1 }, 's');
  expect(after.X.data).not.toEqual(before.X.data);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'sgerfs', backend: 'gpu', kernel: 'refine_judge' });
  expect(await complaints(context, gerfsCase, { ...PLAIN, n: 40, nrhs: 3 }, 'd')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dgerfs', backend: 'cpu' });
});
