// DSPOSV on every backend: the case's sweep, every way to fail and what is left then. What it shares with dsgesv is tested there.
import { describe, expect, it, test } from 'vitest';
import { type Context, dposv } from '../../../src/index.ts';
import { type DsposvProblem, dsposvCase } from '../../../testing/cases/lapack/mixed/dsposv.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import { type MatrixView, normInf } from '../../../testing/lib/norms.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf, multiply } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { solveRatio } from '../../../testing/lib/residuals.ts';
import type { MixedData } from '../../../testing/lib/tableMixed.ts';
import { otherKept, symmetricView } from '../../../testing/lib/triangles.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts, gpuTest } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const EPS = 2 ** -53;

/** Sets element (i, j) of the triangle. */
function put({ A }: MixedData, uplo: 'l' | 'u', i: number, j: number, value: number): void {
  const [row, column] = uplo === 'l' ? [Math.max(i, j), Math.min(i, j)] : [Math.min(i, j), Math.max(i, j)];
  A.data[A.offset + row + column * A.ld] = value;
}

async function solve(context: Context, problem: DsposvProblem, change?: (data: MixedData) => void) {
  const changed = {
    ...dsposvCase,
    data(...args: Parameters<typeof dsposvCase.data>) {
      const data = dsposvCase.data(...args);
      change?.(data);
      return data;
    },
  };
  const { before, after } = await attempt(context, changed, problem, 'd');
  const { iter, info, iters } = after;
  expect(otherKept(before.A, after.A, problem.uplo)).toBe(true);
  return {
    ...{ before, after, iter: iter.data[iter.offset]!, info: info.data[info.offset]! },
    iters: [...iters.data.subarray(iters.offset, iters.offset + iters.rows)],
  };
}

const columnsOf = (x: MatrixView) => Array.from({ length: x.cols }, (_, j) => [...columnOf(x, j)]);

/** What dposv makes of the same system on the same context. */
async function inDouble(context: Context, uplo: 'l' | 'u', before: MixedData) {
  const { A, B } = copied(before, ['A', 'B']);
  const [inA, inB] = [context.upload('d', A.data as Float64Array), context.upload('d', B.data as Float64Array)];
  const at = { A: inA.at(A.offset), lda: A.ld, B: inB.at(B.offset), ldb: B.ld };
  await dposv(context.queue, { uplo, n: A.rows, nrhs: B.cols, ...at, info: context.alloc('i', 1) });
  return columnsOf({ ...B, data: await context.download(inB) });
}

const backends = contexts.map((context) => [context.backend, context] as const);

describe.each(backends)('dsposv on the %s backend', (_, context) => {
  it('solves the whole sweep', async () => {
    for (const problem of sampled(context, dsposvCase.sweep, 2))
      expect(await complaints(context, dsposvCase, problem, 'd')).toEqual([]);
  });

  describe.each(['l', 'u'] as const)('with the triangle %s', (uplo) => {
    const problem = { uplo, n: 40, nrhs: 2, layout: LAYOUT };
    const expectDouble = async (solved: Awaited<ReturnType<typeof solve>>, iter: number): Promise<void> => {
      expect(solved).toMatchObject({ iter, info: 0, iters: [iter, iter] });
      expect(columnsOf(solved.after.X)).toEqual(await inDouble(context, uplo, solved.before));
      expect(solved.after.A.data).not.toEqual(solved.before.A.data);
    };

    it('stops where LAPACK stops, after few corrections', async () => {
      const { before, after, iter, iters } = await solve(context, problem);
      expect(iter > 0 && iter <= 5 && Math.max(...iters) === iter).toBe(true);
      const a = symmetricView(before.A, uplo);
      for (const [j, x] of columnsOf(after.X).entries()) {
        const b = columnOf(before.B, j);
        const residual = multiply(a, false, Float64Array.from(x)).map((value, i) => Math.abs(b[i]! - value));
        const limit = Math.max(...x.map(Math.abs)) * normInf(a) * EPS * Math.sqrt(40);
        expect(Math.max(...residual) < 1.5 * limit).toBe(true);
      }
    });

    it('falls back to double where a number does not fit into singles', async () => {
      await expectDouble(await solve(context, problem, (data) => put(data, uplo, 9, 9, 1e40)), -2);
      const infinite = ({ B }: MixedData): void => void (B.data[B.offset + 3] = Infinity);
      await expectDouble(await solve(context, problem, infinite), -2);
    });

    it('falls back to double where A is not positive definite only in singles', async () => {
      const small = (data: MixedData): void => {
        for (let i = 0; i < 40; i++) put(data, uplo, i, 12, i === 12 ? 1e-60 : 0);
      };
      await expectDouble(await solve(context, problem, small), -3);
    });

    it('reports an A that is not positive definite, also for NaN, and leaves X alone', async () => {
      for (const value of [-1, 0, Number.NaN]) {
        for (const i of [0, 21, 39]) {
          const found = await solve(context, problem, (data) => put(data, uplo, i, i, value));
          expect(found).toMatchObject({ iter: -3, info: i + 1 });
          expect(found.after.X.data).toEqual(found.before.X.data);
        }
      }
    });

    it('does not take NaN in a right-hand side for convergence', async () => {
      const planted = ({ B }: MixedData): void => void (B.data[B.offset + B.ld] = Number.NaN);
      await expectDouble(await solve(context, problem, planted), -31);
    });

    it('solves for zero at once, and reports without right-hand sides', async () => {
      const zero = ({ B }: MixedData): void => void B.data.fill(0, B.offset, B.offset + B.rows);
      const { iters, after } = await solve(context, problem, zero);
      expect(iters[0]).toBe(0);
      expect(columnsOf(after.X)[0]).toEqual(new Array(40).fill(0));
      expect(await solve(context, { ...problem, nrhs: 0 })).toMatchObject({ iter: 0, info: 0 });
    });
  });
});

test('the reference does the same', () => {
  for (const uplo of ['l', 'u'] as const) {
    for (const [value, iter] of [
      [40, undefined],
      [1e40, -2],
      [-1, -3],
    ] as const) {
      const before = dsposvCase.data({ uplo, n: 12, nrhs: 2, layout: LAYOUT }, 'd', new Random());
      put(before, uplo, 5, 5, value);
      const after = copied(before, ['A', 'X', 'iter', 'iters', 'info']);
      dsposvCase.reference({ uplo, n: 12, nrhs: 2 }, after);
      const found = after.iter.data[after.iter.offset]!;
      if (iter === undefined) expect(found).toBeGreaterThanOrEqual(0);
      else expect(found).toBe(iter);
      expect(after.info.data[after.info.offset]).toBe(value === -1 ? 6 : 0);
      if (value === -1) expect(after.X.data).toEqual(before.X.data);
      else expect(solveRatio(symmetricView(before.A, uplo), after.X, before.B, EPS) < 30).toBe(true);
    }
  }
});

gpuTest('dsposv factors on the GPU, in every mode', async (context) => {
  for (const way of [{ mode: 'auto' }, { mode: 'hybrid' }, { math: 'split' }] as const) {
    for (const uplo of ['l', 'u'] as const) {
      const problem = { uplo, n: 70, nrhs: 2, ...way };
      expect(await complaints(context, dsposvCase, problem, 'd')).toEqual([]);
    }
  }
  expect(context.queue.trace.at(-1)).toMatchObject({
    routine: 'dsposv',
    backend: 'gpu',
    why: expect.stringMatching(/corrections/),
  });
});
