// DSGESV and DSPOSV with residuals on the GPU, and by butterflies: the same answers as with residuals in double, on whatever adapter there
// is; when A travels; and what is left to the host.
import { expect } from 'vitest';
import { type Context, createContext, type DeviceBuffer, dsgesv, type Queue } from '../../../src/index.ts';
import { dsProduct } from '../../../src/lapack/mixed/doubleSingle.kernels.ts';
import { provenDoubleSingle } from '../../../src/lapack/mixed/doubleSingleTrial.gpu.ts';
import { type DsgesvProblem, dsgesvCase } from '../../../testing/cases/lapack/mixed/dsgesv.ts';
import { dsposvCase } from '../../../testing/cases/lapack/mixed/dsposv.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import { type MatrixView, matrixView } from '../../../testing/lib/norms.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { solveRatio } from '../../../testing/lib/residuals.ts';
import { dominant, formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { some } from '../../lib/sampled.ts';
import { gpu, gpuTest, gpuWide } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const EPS = 2 ** -53;
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');
const thinned = <T>(list: readonly T[]): readonly T[] =>
  some(
    list.filter((_, i) => i % 6 === 0 || i > list.length - 3),
    3,
  );

/** Solves on the GPU with residuals there, and tells what the trace says. */
async function solve(
  context: Context,
  problem: DsgesvProblem,
  change?: (at: { A: MatrixView; B: MatrixView }) => void,
) {
  const changed = {
    ...dsgesvCase,
    data(...args: Parameters<typeof dsgesvCase.data>) {
      const data = dsgesvCase.data(...args);
      change?.(data);
      return data;
    },
  };
  const trace = noted(context.queue);
  const { before, after } = await attempt(context, changed, { residual: 'gpu', ...problem }, 'd');
  const { iter, info, iters, X, ipiv } = after;
  return {
    ...{ before, after, iter: iter.data[iter.offset]!, info: info.data[info.offset]!, trace: trace() },
    iters: [...iters.data.subarray(iters.offset, iters.offset + iters.rows)],
    ipiv: [...ipiv.data.subarray(ipiv.offset, ipiv.offset + ipiv.rows)],
    columns: Array.from({ length: X.cols }, (_, j) => [...columnOf(X, j)]),
    ratio: solveRatio(before.A, X, before.B, EPS),
  };
}

/** What is noted from now on, as one text. The trace has an end, so that its length tells nothing. */
function noted(queue: Queue): () => string {
  queue.trace.length = 0;
  return () => queue.trace.map(({ why }) => why).join('; ');
}

const ON_GPU = /residuals on the GPU/;
const whereProven = async (context: Context): Promise<boolean> =>
  (await provenDoubleSingle(context.queue)) !== undefined;

gpuTest('the sweeps with residuals on the GPU', async (context) => {
  const trace = noted(context.queue);
  for (const problem of thinned(dsgesvCase.sweep))
    expect(await complaints(context, dsgesvCase, { ...problem, residual: 'gpu' }, 'd')).toEqual([]);
  for (const problem of thinned(dsposvCase.sweep))
    expect(await complaints(context, dsposvCase, { ...problem, residual: 'gpu' }, 'd')).toEqual([]);
  expect(ON_GPU.test(trace())).toBe(await whereProven(context));
});

gpuTest('the sweep with butterflies', async (context) => {
  for (const problem of thinned(dsgesvCase.sweep)) {
    for (const residual of slowly ? (['gpu'] as const) : (['gpu', 'cpu'] as const))
      expect(await complaints(context, dsgesvCase, { ...problem, pivoting: 'butterfly', residual }, 'd')).toEqual([]);
  }
});

gpuTest('residuals on the GPU go with every way to factor', async (context) => {
  const ways = [
    { mode: 'hybrid' },
    { pivoting: 'tournament' },
    { pivoting: 'window' },
    { math: 'split' },
    { math: 'fast' },
  ] as const;
  for (const way of some(ways, 2)) {
    const { iter, ratio, trace } = await solve(context, { n: 70, nrhs: 2, source: dominant, ...way });
    expect(iter >= 0 && ratio < 10, `${JSON.stringify(way)}: ${iter}`).toBe(true);
    expect(ON_GPU.test(trace)).toBe(await whereProven(context));
  }
});

gpuTest(
  'a definite A in which a number does not fit, or that is not definite, is told as on the CPU',
  async (context) => {
    for (const uplo of ['l', 'u'] as const) {
      for (const [value, iter, info] of [
        [1e40, -2, 0],
        [-1, -3, 8],
        [Number.NaN, -3, 8],
      ] as const) {
        const changed = {
          ...dsposvCase,
          data(...args: Parameters<typeof dsposvCase.data>) {
            const data = dsposvCase.data(...args);
            data.A.data[data.A.offset + 7 * (1 + data.A.ld)] = value;
            return data;
          },
        };
        const { after } = await attempt(
          context,
          changed,
          { uplo, n: 20, nrhs: 1, residual: 'gpu', layout: LAYOUT },
          'd',
        );
        expect([after.iter.data[after.iter.offset], after.info.data[after.info.offset]]).toEqual([iter, info]);
      }
    }
  },
);

gpuTest('many right-hand sides converge each for itself, as with residuals in double', async (context) => {
  const change = ({ B }: { B: MatrixView }): void => {
    for (let j = 0; j < B.cols; j++) {
      const factor = j === 3 ? 0 : 2 ** (j === 5 ? -1000 : j === 7 ? 900 : 30 * j - 150);
      for (let p = B.offset + j * B.ld; p < B.offset + j * B.ld + B.rows; p++) B.data[p]! *= factor;
    }
  };
  const problem = { n: 131, nrhs: 11, source: uniform, layout: LAYOUT };
  const there = await solve(context, problem, change);
  const here = await solve(context, { ...problem, residual: 'cpu' }, change);
  expect(there.info).toBe(0);
  expect(there.iters[3]).toBe(0);
  for (const [j, count] of there.iters.entries()) expect(Math.abs(count - here.iters[j]!) <= 2).toBe(true);
  expect(there.columns[3]).toEqual(new Array(131).fill(0));
  expect(there.ratio < 10).toBe(true);
  for (const [j, column] of there.columns.entries()) {
    const size = Math.max(...here.columns[j]!.map(Math.abs));
    const apart = Math.max(...column.map((x, i) => Math.abs(x - here.columns[j]![i]!)));
    expect(apart <= 1e-10 * size, `column ${j}: ${apart / size}`).toBe(true);
  }
});

gpuTest('A travels once, and again when it has changed', async (context) => {
  if (!(await whereProven(context))) return;
  const n = 40;
  const { A, B } = dsgesvCase.data({ n, nrhs: 1, source: dominant }, 'd', new Random());
  const [inA, inB, X] = [
    context.upload('d', A.data as Float64Array),
    context.upload('d', B.data as Float64Array),
    context.alloc('d', n),
  ];
  const [ipiv, iter, info] = [context.alloc('i', n), context.alloc('i', 1), context.alloc('i', 1)];
  const run = async (place: DeviceBuffer<'d'> = X): Promise<string> => {
    const trace = noted(context.queue);
    const call = { n, nrhs: 1, A: inA, lda: n, ipiv, B: inB, ldb: n, X: place, ldx: n, iter, info };
    await dsgesv(context.queue, { ...call, mode: 'native', residual: 'gpu' });
    return trace();
  };
  expect(await run()).toMatch(/A goes to the GPU/);
  const first = await context.download(X);
  expect(await run()).toMatch(/A is on the GPU/);
  expect(await context.download(X)).toEqual(first);
  A.data.forEach((value, p) => void (A.data[p] = 2 * value));
  context.write(inA, A.data as Float64Array);
  expect(await run()).toMatch(/A goes to the GPU/);
  expect(await context.download(X)).toEqual(first.map((value) => value / 2));
  for (const buffer of [inA, inB, X, ipiv, iter, info]) buffer.dispose();
  expect(inA.kept).toBe(undefined);
});

const times =
  (by: number): Source =>
  (a, prec, random) => {
    dominant(a, prec, random);
    a.data.forEach((value, p) => void (a.data[p] = value * by));
  };

gpuTest('matrices of any size are solved with, those beyond the range of pairs with the host', async (context) => {
  for (const factor of some([2 ** -115, 2 ** -60, 2 ** -30, 2 ** 30, 2 ** 60, 2 ** 120], 2)) {
    const { iter, info, ratio } = await solve(context, { n: 40, nrhs: 2, source: times(factor) });
    expect(iter >= 0 && info === 0 && ratio < 10, `${factor}: iter ${iter}, ratio ${ratio}`).toBe(true);
  }
});

gpuTest('what fails, fails alike', async (context) => {
  const planted = (value: number, side: 'A' | 'B') => (at: { A: MatrixView; B: MatrixView }) =>
    void (at[side].data[at[side].offset + 2 + at[side].ld] = value);
  const problem = { n: 30, nrhs: 2, layout: LAYOUT };
  const scaled =
    (by: number, column: number): Source =>
    (a, prec, random) => {
      dominant(a, prec, random);
      for (let p = a.offset + column * a.ld, end = p + a.rows; p < end; p++) a.data[p]! *= by;
    };
  const hilbert = formula((i, j) => 1 / (i + j + 1));
  for (const pivoting of ['partial', 'window', 'butterfly'] as const) {
    // Elsewhere windows that fail are tried by ladder.test.ts.
    if (context.gpu!.software && pivoting === 'window') continue;
    const iterOf = async (p: Partial<DsgesvProblem>, change?: Parameters<typeof solve>[2]) =>
      (await solve(context, { ...problem, pivoting, ...p }, change)).iter;
    expect(await iterOf({}, planted(Number.NaN, 'A'))).toBe(-31);
    expect(await iterOf({}, planted(Number.NaN, 'B'))).toBe(-31);
    expect(await iterOf({}, planted(Infinity, 'B'))).toBe(-2);
    expect(await iterOf({ source: scaled(1e40, 7) })).toBe(-2);
    expect([-3, -31]).toContain(await iterOf({ source: scaled(1e-60, 29) }));
    expect([-3, -31]).toContain(await iterOf({ n: 12, source: hilbert }));
    const singular = await solve(context, { ...problem, pivoting, source: scaled(0, 17) });
    expect(singular).toMatchObject({ info: 18 });
    expect(singular.after.X.data).toEqual(singular.before.X.data);
  }
});

gpuTest(
  'butterflies leave pivots that exchange nothing; where they do not do, partial pivoting does',
  async (context) => {
    const well = await solve(context, { n: 65, nrhs: 2, pivoting: 'butterfly' });
    expect(well.iter).toBeGreaterThanOrEqual(0);
    expect(well.ipiv).toEqual(Array.from({ length: 65 }, (_, i) => i + 1));
    expect(well.trace).toMatch(/butterflies/);
    // Rows of all sizes: what butterflies mix cannot be told apart in singles.
    const rows: Source = (a, prec, random) => {
      uniform(a, prec, random);
      for (let j = 0; j < a.cols; j++)
        for (let i = 0; i < a.rows; i++) a.data[a.offset + i + j * a.ld]! *= 2 ** -Math.floor((60 * i) / a.rows);
    };
    const badly = await solve(context, { n: 65, nrhs: 1, source: rows, pivoting: 'butterfly' });
    const pivoted = await solve(context, { n: 65, nrhs: 1, source: rows });
    expect([badly.iter, badly.columns]).toEqual([pivoted.iter, pivoted.columns]);
    expect(badly.ipiv).toEqual(pivoted.ipiv);
  },
);

gpuTest('a window does for ordinary matrices; where it has no pivot, partial pivoting does', async (context) => {
  // More than twice the rows of a window, which are more on hardware.
  const problem = { n: context.gpu!.software ? 90 : 300, nrhs: 2, layout: LAYOUT } as const;
  const well = await solve(context, { ...problem, pivoting: 'window' });
  expect(well.iter >= 0 && well.info === 0 && well.ratio < 10, `${well.iter}`).toBe(true);
  expect(well.trace).toMatch(/pivots among .* partial pivoting behind it/);
  // The first rows are zero in the first half of the columns, and the other way round.
  const halves: Source = (a, prec, random) => {
    dominant(a, prec, random);
    const rows = Array.from({ length: a.cols }, (_, j) => [...columnOf(a, j)]);
    for (let j = 0; j < a.cols; j++)
      for (let i = 0; i < a.rows; i++) {
        const from = (i + a.rows / 2) % a.rows;
        a.data[a.offset + i + j * a.ld] =
          Math.floor((2 * from) / a.rows) === Math.floor((2 * j) / a.cols) ? rows[j]![from]! : 0;
      }
  };
  const badly = await solve(context, { ...problem, source: halves, pivoting: 'window' });
  const pivoted = await solve(context, { ...problem, source: halves, pivoting: 'partial' });
  expect(badly.iter).toBeGreaterThanOrEqual(0);
  expect([badly.iter, badly.columns, badly.ipiv]).toEqual([pivoted.iter, pivoted.columns, pivoted.ipiv]);
});

gpuWide('on an adapter that does not pass the trial residuals stay on the CPU', async () => {
  const context = await createContext({ backend: 'gpu' });
  const kernel = dsProduct as { text: string };
  const { text } = kernel;
  // Compiled by this context only.
  kernel.text = text.replace('W[row + p.m', 'sum.y = 0.0;\n  sum.z = 0.0;\n  W[row + p.m');
  try {
    expect(kernel.text).not.toBe(text);
    const { iter, trace, ratio } = await solve(context, { n: 40, nrhs: 1 });
    expect(trace).toMatch(/residuals on the CPU: the adapter has not passed the trial/);
    expect(iter >= 0 && ratio < 10).toBe(true);
  } finally {
    kernel.text = text;
    context.dispose();
  }
});

gpuTest('where is a choice, and the trace gives the reason', async (context) => {
  expect((await solve(context, { n: 20, nrhs: 1, residual: 'cpu' })).trace).toMatch(/residuals on the CPU: as asked/);
  const { trace } = await solve(context, { n: 20, nrhs: 1, residual: 'auto' });
  expect(trace).toMatch(/residuals on the CPU: (the adapter is a software one|the order is below 1024)/);
  const x = matrixView((await solve(context, { n: 1, nrhs: 1 })).after.X.data, 1, 1);
  expect(Number.isFinite(x.data[0])).toBe(true);
});
