// DSGESV on every backend: the case's sweep, LAPACK's stopping rule, every way to fail and what is left then, and numbers at the ends of
// the range of singles.
import { describe, expect, it, test } from 'vitest';
import { engine } from '../../../src/engine/engine.ts';
import { type Context, dgesv, dsgesv } from '../../../src/index.ts';
import { fitsDevice } from '../../../src/lapack/mixed/mixed.hybrid.ts';
import { type DsgesvData, type DsgesvProblem, dsgesvCase } from '../../../testing/cases/lapack/mixed/dsgesv.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import { type MatrixView, matrixView, normInf } from '../../../testing/lib/norms.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf, multiply } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { solveRatio } from '../../../testing/lib/residuals.ts';
import { dominant, formula, type Source } from '../../../testing/lib/source.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts, cpu, gpuWide } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const EPS = 2 ** -53;

interface Solved {
  readonly before: DsgesvData;
  readonly after: DsgesvData;
  readonly iter: number;
  readonly iters: readonly number[];
  readonly info: number;
  readonly columns: readonly (readonly number[])[];
}

/** Solves; `change` has the operands before that. */
async function solve(context: Context, problem: DsgesvProblem, change?: (at: DsgesvData) => void): Promise<Solved> {
  const changed = {
    ...dsgesvCase,
    data(...args: Parameters<typeof dsgesvCase.data>) {
      const data = dsgesvCase.data(...args);
      change?.(data);
      return data;
    },
  };
  const { before, after } = await attempt(context, changed, problem, 'd');
  const { iter, info, iters, X } = after;
  return {
    ...{ before, after, iter: iter.data[iter.offset]!, info: info.data[info.offset]! },
    iters: [...iters.data.subarray(iters.offset, iters.offset + iters.rows)],
    columns: Array.from({ length: X.cols }, (_, j) => [...columnOf(X, j)]),
  };
}

/** What dgesv makes of the same system on the same context. */
async function inDouble(context: Context, { before }: Solved): Promise<readonly (readonly number[])[]> {
  const { A, B } = copied(before, ['A', 'B']);
  const [inA, inB] = [context.upload('d', A.data as Float64Array), context.upload('d', B.data as Float64Array)];
  const [ipiv, info] = [context.alloc('i', A.rows), context.alloc('i', 1)];
  const at = { A: inA.at(A.offset), lda: A.ld, B: inB.at(B.offset), ldb: B.ld };
  await dgesv(context.queue, { n: A.rows, nrhs: B.cols, ...at, ipiv, info });
  const X = { ...B, data: await context.download(inB) };
  return Array.from({ length: B.cols }, (_, j) => [...columnOf(X, j)]);
}

/** max |b - A x| / (max |x| ||A||_I eps sqrt(n)), the worst right-hand side's: at most 1 where refinement has converged. */
function stopping(a: MatrixView, x: MatrixView, b: MatrixView): number {
  let worst = 0;
  for (let j = 0; j < b.cols; j++) {
    const [solution, given] = [columnOf(x, j), columnOf(b, j)];
    const residual = multiply(a, false, solution).map((value, i) => Math.abs(given[i]! - value));
    const size = Math.max(...solution.map(Math.abs));
    worst = Math.max(worst, Math.max(...residual) / (size * normInf(a) * EPS * Math.sqrt(a.rows)));
  }
  return worst;
}

/** Well conditioned but for the size of a column. */
const scaled =
  (factor: number, column = 0): Source =>
  (a, prec, random) => {
    dominant(a, prec, random);
    const from = a.offset + column * a.ld;
    for (let p = from; p < from + a.rows; p++) a.data[p]! *= factor;
  };

const hilbert = formula((i, j) => 1 / (i + j + 1));

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'dsgesv on the %s backend',
  (_, context) => {
    const expectDouble = async (solved: Solved, iter: number): Promise<void> => {
      expect(solved).toMatchObject({ iter, info: 0, iters: solved.iters.map(() => iter) });
      expect(solved.columns).toEqual(await inDouble(context, solved));
      expect(solved.after.A.data).not.toEqual(solved.before.A.data);
    };

    it('solves the whole sweep', async () => {
      for (const problem of sampled(context, dsgesvCase.sweep, 2))
        expect(await complaints(context, dsgesvCase, problem, 'd')).toEqual([]);
    });

    it('stops where LAPACK stops, after few corrections', async () => {
      const { before, after, iter, iters } = await solve(context, { n: 90, nrhs: 3, layout: LAYOUT });
      expect(iter > 0 && iter <= 5, `${iter} corrections`).toBe(true);
      expect(Math.max(...iters)).toBe(iter);
      // The residual is computed once more here, by sums in another order.
      expect(stopping(before.A, after.X, before.B) < 1.5).toBe(true);
    });

    it('falls back to double where a number is too large for singles', async () => {
      await expectDouble(await solve(context, { n: 40, nrhs: 2, source: scaled(1e40, 7), layout: LAYOUT }), -2);
      await expectDouble(await solve(context, { n: 40, nrhs: 2, source: scaled(Infinity, 7), layout: LAYOUT }), -2);
      const infinite = (B: MatrixView): void => void (B.data[B.offset + B.ld + 3] = -Infinity);
      await expectDouble(await solve(context, { n: 40, nrhs: 2, layout: LAYOUT }, ({ B }) => infinite(B)), -2);
    });

    it('falls back to double where A is singular only in singles', async () => {
      await expectDouble(await solve(context, { n: 40, nrhs: 2, source: scaled(1e-60, 39), layout: LAYOUT }), -3);
      const close = formula((i, j) => (i === 1 && j === 1 ? 1 + 2 ** -30 : 1));
      await expectDouble(await solve(context, { n: 2, nrhs: 1, source: close }), -3);
    });

    it('falls back to double where corrections do not converge', async () => {
      const solved = await solve(context, { n: 12, nrhs: 2, source: hilbert, rhs: 'ones' });
      expect([-31, -3]).toContain(solved.iter);
      await expectDouble(solved, solved.iter);
    });

    it('reports a matrix that is singular in double too, and leaves X alone', async () => {
      for (const column of [0, 17, 39]) {
        for (const nrhs of [0, 2]) {
          const problem = { n: 40, nrhs, source: scaled(0, column), layout: LAYOUT };
          const { before, after, ...found } = await solve(context, problem);
          expect(found).toMatchObject({ iter: -3, info: column + 1 });
          expect(after.X.data).toEqual(before.X.data);
        }
      }
    });

    it('does not take NaN for convergence', async () => {
      const planted = (x: MatrixView): void => void (x.data[x.offset + 2 + x.ld] = Number.NaN);
      const inA = await solve(context, { n: 30, nrhs: 2, layout: LAYOUT }, ({ A }) => planted(A));
      expect(inA).toMatchObject({ iter: -31, info: 0 });
      expect(inA.columns.flat().some(Number.isNaN)).toBe(true);
      const inB = await solve(context, { n: 30, nrhs: 2, layout: LAYOUT }, ({ B }) => planted(B));
      await expectDouble(inB, -31);
      expect(inB.columns[0]!.some(Number.isNaN)).toBe(false);
      expect(inB.columns[1]!.some(Number.isNaN)).toBe(true);
    });

    it('solves for zero at once, beside others that take corrections', async () => {
      const zero = ({ B }: DsgesvData): void => void B.data.fill(0, B.offset + B.ld, B.offset + B.ld + B.rows);
      const { iter, iters, columns } = await solve(context, { n: 50, nrhs: 3, layout: LAYOUT }, zero);
      expect(iters[1]).toBe(0);
      expect(iter > 0 && iter === Math.max(...iters)).toBe(true);
      expect(columns[1]).toEqual(new Array(50).fill(0));
    });

    it.each([2 ** -1000, 2 ** -200, 2 ** 200, 2 ** 980])(
      'solves for right-hand sides times %e alike',
      async (factor) => {
        const multiplied = ({ B }: DsgesvData): void => B.data.forEach((value, p) => void (B.data[p] = value * factor));
        const [plain, other] = [
          await solve(context, { n: 40, nrhs: 2, source: dominant }),
          await solve(context, { n: 40, nrhs: 2, source: dominant }, multiplied),
        ];
        expect(other.iters).toEqual(plain.iters);
        expect(plain.iter).toBeGreaterThanOrEqual(0);
        expect(other.columns).toEqual(plain.columns.map((column) => column.map((value) => value * factor)));
      },
    );

    it.each([2 ** -115, 2 ** -60, 2 ** 60, 2 ** 120])('solves with a matrix times %e too', async (factor) => {
      const times =
        (by: number): Source =>
        (a, prec, random) => {
          dominant(a, prec, random);
          a.data.forEach((value, p) => void (a.data[p] = value * by));
        };
      const plain = await solve(context, { n: 40, nrhs: 2, source: dominant });
      const { before, after, iters } = await solve(context, { n: 40, nrhs: 2, source: times(factor) });
      // GPUs may take subnormal numbers for zero.
      expect(iters.every((count) => count >= 0 && count <= plain.iter + 2)).toBe(true);
      expect(stopping(before.A, after.X, before.B) < 1.5).toBe(true);
    });

    it('factors and reports without right-hand sides, and leaves A as it is', async () => {
      const { before, after, iter, info } = await solve(context, { n: 20, nrhs: 0, layout: LAYOUT });
      expect([iter, info]).toEqual([0, 0]);
      expect(after.A.data).toEqual(before.A.data);
      expect([...columnOf({ ...after.ipiv, data: Float64Array.from(after.ipiv.data) }, 0)].every((p) => p >= 1)).toBe(
        true,
      );
    });

    it('takes operands from one buffer, and is done before what is called after it', async () => {
      const [n, buffer] = [8, context.alloc('d', 8 * 10)];
      const values = dsgesvCase.data({ n, nrhs: 1, source: dominant }, 'd', new Random());
      context.write(buffer, values.A.data as Float64Array);
      context.write(buffer.at(n * n), values.B.data as Float64Array);
      const numbers = context.alloc('i', n + 2);
      const call = { n, nrhs: 1, A: buffer, lda: n, ipiv: numbers, B: buffer.at(n * n), ldb: n, ldx: n };
      const X = buffer.at(n * (n + 1));
      const done = dsgesv(context.queue, { ...call, X, iter: numbers.at(n), info: numbers.at(n + 1) });
      const [x, found] = [await context.download(X), await context.download(numbers)];
      await done;
      expect(found[n]).toBeGreaterThanOrEqual(0);
      expect(found[n + 1]).toBe(0);
      expect(solveRatio(values.A, matrixView(x, n, 1), values.B, EPS) < 30).toBe(true);
      const meets = { ...call, iter: numbers.at(n), info: numbers.at(n + 1) };
      for (const other of [buffer, buffer.at(n * n), buffer.at(n * n + 3)]) {
        const error = await rejectionOf(() => dsgesv(context.queue, { ...meets, X: other }));
        expectRefusal(error, { argument: 'X' }, /overlaps/);
      }
    });

    it('gives all its memory back, whatever comes of a call', async () => {
      const used = (): number => engine()?.heap.used ?? 0;
      await solve(context, { n: 40, nrhs: 2 });
      for (const factor of [1, 0, 1e-60, 1e60]) {
        const data = dsgesvCase.data({ n: 40, nrhs: 2, source: scaled(factor) }, 'd', new Random());
        const inputs = [data.A, data.B, data.X].map((x) => context.upload('d', x.data as Float64Array));
        const outputs = [40, 1, 1].map((length) => context.alloc('i', length));
        const [[A, B, X], [ipiv, iter, info]] = [inputs, outputs] as unknown as [[never, never, never], never[]];
        const before = used();
        await dsgesv(context.queue, {
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

test('the reference does the same', () => {
  for (const [source, iter] of [
    [dominant, undefined],
    [scaled(1e40), -2],
    [scaled(1e-60), -3],
    [hilbert, -31],
  ] as const) {
    const before = dsgesvCase.data({ n: 12, nrhs: 2, source, layout: LAYOUT }, 'd', new Random());
    const after = copied(before, ['A', 'ipiv', 'X', 'iter', 'iters', 'info']);
    dsgesvCase.reference({ n: 12, nrhs: 2 }, after);
    expect(after.info.data[after.info.offset]).toBe(0);
    const found = after.iter.data[after.iter.offset]!;
    if (iter === undefined) expect(found).toBeGreaterThanOrEqual(0);
    else expect(found).toBe(iter);
    expect(solveRatio(before.A, after.X, before.B, EPS) < 30).toBe(true);
  }
});

test('what comes of a call stands in the trace', async () => {
  await solve(cpu, { n: 20, nrhs: 1 });
  expect(cpu.queue.trace.at(-1)).toMatchObject({
    routine: 'dsgesv',
    backend: 'cpu',
    why: expect.stringMatching(/corrections/),
  });
  await solve(cpu, { n: 20, nrhs: 1, source: scaled(1e40) });
  expect(cpu.queue.trace.filter(({ why }) => /does not fit into single/.test(why)).length).toBeGreaterThan(0);
});

gpuWide('dsgesv factors on the GPU, in every mode', async (context) => {
  const ways = [{ mode: 'auto' }, { pivoting: 'tournament' }, { mode: 'hybrid' }, { math: 'split' }] as const;
  for (const way of ways) expect(await complaints(context, dsgesvCase, { n: 70, nrhs: 2, ...way }, 'd')).toEqual([]);
  expect(context.queue.trace.at(-1)).toMatchObject({
    routine: 'dsgesv',
    backend: 'gpu',
    why: expect.stringMatching(/corrections/),
  });
});

test('an A that is larger than what the GPU can bind stays on the CPU', () => {
  const limits = { maxStorageBufferBindingSize: 4 * 100 * 100, maxBufferSize: 2 ** 30 };
  const queue = { context: { gpu: { device: { limits } } } } as never;
  expect(fitsDevice(queue, { n: 100, nrhs: 100 })).toBe(true);
  expect(fitsDevice(queue, { n: 101, nrhs: 1 })).toBe(false);
  expect(fitsDevice(queue, { n: 100, nrhs: 101 })).toBe(false);
});
