// GETRF_NOPIV, GETRS_NOPIV and GESV_NOPIV on every backend: the cases' sweeps, all variants of the kernel, zero pivots, NaN.
import { describe, expect, it } from 'vitest';
import type { Context, Prec } from '../../../src/index.ts';
import { enqueueGetrfNopiv } from '../../../src/lapack/lu/getrfNopiv.gpu.ts';
import { nopivRules } from '../../../src/lapack/lu/getrfNopiv.kernels.ts';
import { getf2NopivRef, getrfNopivRef } from '../../../src/lapack/lu/getrfNopiv.ref.ts';
import { deviceMat } from '../../../src/runtime/buffer.ts';
import { gesvNopivCase } from '../../../testing/cases/lapack/lu/gesvNopiv.ts';
import { type GetrfNopivProblem, getrfNopivCase } from '../../../testing/cases/lapack/lu/getrfNopiv.ts';
import { getrsNopivCase } from '../../../testing/cases/lapack/lu/getrsNopiv.ts';
import { attempt, type Case, complaints, judge } from '../../../testing/lib/case.ts';
import type { IntegerView } from '../../../testing/lib/operands.ts';
import { Random } from '../../../testing/lib/random.ts';
import { dominant, formula, type Source } from '../../../testing/lib/source.ts';
import { hostMat } from '../../../testing/lib/views.ts';
import { sampled, wide } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const infoOf = ({ info }: { readonly info: IntegerView }): number => info.data[info.offset]!;

/** Diagonally dominant, but columns j of `zeros` are cleared. */
const withZeroColumns =
  (zeros: readonly number[]): Source =>
  (a, prec, random) => {
    dominant(a, prec, random);
    const { offset, ld, rows, parts = 1 } = a;
    for (const j of zeros) a.data.fill(0, parts * (offset + j * ld), parts * (offset + j * ld + rows));
  };

async function passes(context: Context, c: Case<never, never>, prec: Prec) {
  for (const problem of sampled(context, c.sweep, 2))
    expect(await complaints(context, c, problem as never, prec)).toEqual([]);
}

const CASES = [getrfNopivCase, getrsNopivCase, gesvNopivCase] as unknown as Case<never, never>[];

const runs = contexts.flatMap((context) =>
  (['s', 'c'] as const).map((prec) => [prec, context.backend, context] as const),
);

describe.each(runs)('%s on the %s', (prec, _, context) => {
  it.each(CASES.map((c) => [c.spec.name, c] as const))('%s passes its whole sweep', (_, c) => passes(context, c, prec));

  it('reports no zero pivot of a dominant matrix', async () => {
    for (const n of [0, 1, 17, 100]) {
      const { after } = await attempt(context, getrfNopivCase, { m: n, n }, prec);
      expect(infoOf(after)).toBe(0);
    }
  });

  it.each([
    [5, 5],
    [40, 40],
    [70, 70],
    [100, 40],
    [40, 100],
  ])('reports the first zero pivot of %i x %i, and what is left of it is right', async (m, n) => {
    const order = Math.min(m, n);
    for (const j of [0, Math.floor(order / 2), order - 1]) {
      for (const zeros of [[j], [j, order - 1]]) {
        for (const nb of [0, 7]) {
          const problem: GetrfNopivProblem = { m, n, nb, source: withZeroColumns(zeros), layout: LAYOUT };
          const { before, after } = await attempt(context, getrfNopivCase, problem, prec);
          expect(infoOf(after), `zero columns ${zeros.join()}`).toBe(j + 1);
          // Columns before the zero pivot are a factorization of their own.
          const left = { ...problem, n: j };
          const part = <V extends { cols: number }>(view: V): V => ({ ...view, cols: j });
          const outcome = { before: { ...before, A: part(before.A) }, after: { ...after, A: part(after.A) } };
          expect(
            getrfNopivCase.error(left, outcome.before, outcome.after, { level: 1, random: new Random() }) <
              30 * 2 ** -24,
          ).toBe(true);
        }
      }
    }
  });

  it('does not exchange rows: a zero in the corner stops it, and NaN does not', async () => {
    const exchange = formula((i, j, part) => (i === j ? 0 : 1 - part));
    expect(infoOf((await attempt(context, getrfNopivCase, { m: 2, n: 2, source: exchange }, prec)).after)).toBe(1);
    const minor = formula((i, j, part) => (1 - part) * [2, 4, 1, 1, 2, 5, 3, 1, 1][3 * i + j]!);
    expect(infoOf((await attempt(context, getrfNopivCase, { m: 3, n: 3, source: minor }, prec)).after)).toBe(2);
    const nan = formula((i, j, part) => (i === 1 && j === 1 ? Number.NaN : part === 1 ? 0 : i === j ? 9 : 1));
    const { after } = await attempt(context, getrfNopivCase, { m: 5, n: 5, source: nan }, prec);
    expect(infoOf(after)).toBe(0);
    const { data, offset, ld, parts = 1 } = after.A;
    expect(data[parts * (offset + 4 + 4 * ld)]).toBeNaN();
    expect(data[parts * (offset + 4)]).toBe(Math.fround(1 / 9));
  });

  it('gesvNopiv leaves B alone, bit for bit, where a pivot is zero, and factors without right-hand sides', async () => {
    for (const n of [5, 40, 70]) {
      for (const nrhs of [0, 1, 5]) {
        const problem = { n, nrhs, source: withZeroColumns([n - 1]), layout: LAYOUT };
        const { before, after } = await attempt(context, gesvNopivCase, problem, prec);
        expect(infoOf(after)).toBe(n);
        expect(after.B.data).toEqual(before.B.data);
      }
    }
    const { before, after } = await attempt(context, gesvNopivCase, { n: 20, nrhs: 0 }, prec);
    expect(infoOf(after)).toBe(0);
    expect(after.A.data).not.toEqual(before.A.data);
  });
});

it.each(CASES.flatMap((c) => (['d', 'z'] as const).map((prec) => [prec, c.spec.name, c] as const)))(
  '%s%s passes its whole sweep on the CPU',
  (prec, _, c) => passes(cpu, c, prec),
);

it('the recursive reference does what the unblocked one does, to rounding', () => {
  for (const [m, n] of [
    [40, 40],
    [50, 33],
    [33, 50],
  ] as const) {
    const [a, b] = [0, 1].map(() => getrfNopivCase.data({ m, n, layout: LAYOUT }, 'd', new Random()));
    expect(getrfNopivRef(m, n, hostMat(a!.A))).toBe(0);
    expect(getf2NopivRef(m, n, hostMat(b!.A))).toBe(0);
    const worst = Array.from(a!.A.data).reduce((most, x, k) => Math.max(most, Math.abs(x - b!.A.data[k]!)), 0);
    expect(worst < 1e-12, `difference ${worst}`).toBe(true);
  }
});

// In a short run each variant is of one precision, by turns.
const variants = nopivRules.flatMap(({ name }, k) =>
  (wide ? (['s', 'c'] as const) : [(['s', 'c'] as const)[k % 2]!]).map((prec) => [name, prec] as const),
);
for (const [name, prec] of variants) {
  gpuTest(`${name} factors around its steps, and finds zero pivots, in ${prec}`, async (context) => {
    for (const problem of [
      { m: 70, n: 70, layout: LAYOUT },
      { m: 33, n: 90 },
      { m: 90, n: 33 },
      { m: 150, n: 140, nb: 70, layout: LAYOUT },
      { m: 70, n: 70, source: withZeroColumns([66, 68]) },
    ] as GetrfNopivProblem[]) {
      const run: typeof getrfNopivCase.run = async (queue, { m, n, nb = 0 }, { A, info }) =>
        enqueueGetrfNopiv(queue, { m, n, A: deviceMat(A, A.ld), info: deviceMat(info, 1), nb, force: name });
      const outcome = await attempt(context, getrfNopivCase, problem, prec, run);
      expect(infoOf(outcome.after)).toBe(problem.source === undefined ? 0 : 67);
      if (problem.source === undefined) expect(judge(getrfNopivCase, problem, prec, outcome)).toEqual([]);
    }
  });
}

gpuTest('getrfNopiv in double precision runs on the CPU of a GPU context, and says so', async (context) => {
  expect(await complaints(context, getrfNopivCase, { m: 40, n: 30 }, 'd')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({ routine: 'dgetrfNopiv', backend: 'cpu' });
});
