// Matrices with which no digit of x is certain: what solve finds, on every way that it has, and what it does not take for such.
import { afterEach, describe, expect, test } from 'vitest';
import { BESIDE_GPU } from '../../src/linalg/atOnce.ts';
import {
  IllConditionedError,
  type LeastSquaresSolutions,
  leastSquares,
  lstsq,
  SingularError,
  type SolutionReport,
  solve,
} from '../../src/linalg/index.ts';
import { expectRefusal, rejectionOf } from '../lib/caught.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { contexts, cpu, gpuTest } from '../setup/contexts.ts';

const square = (n: number, of: (i: number, j: number) => number, Data = Float64Array) => {
  return { data: Data.from({ length: n * n }, (_, k) => of(Math.floor(k / n), k % n)), shape: [n, n] };
};
const hilbert = (i: number, j: number): number => 1 / (i + j + 1);
const ones = (n: number, Data: Float64ArrayConstructor | Float32ArrayConstructor = Float64Array) => new Data(n).fill(1);
const random = (n: number, seed = 1) => {
  const rng = mulberry32(seed);
  return Float64Array.from({ length: n }, () => signed(rng));
};

const caught = async (...args: Parameters<typeof solve>): Promise<IllConditionedError> => {
  const error = await rejectionOf(() => solve(...args));
  expect(error).toBeInstanceOf(IllConditionedError);
  return error as IllConditionedError;
};

describe.each(contexts.map((context) => [context.backend, context] as const))('%s', (_name, context) => {
  test.each([13, 20, 30])('a Hilbert matrix of order %i has no certain digit', async (n) => {
    const error = await caught(square(n, hilbert), ones(n), { context });
    expect(error.rcond).toBeLessThan(2 ** -52);
    expect(error.info).toBe(n + 1);
    expect(error.message).toMatch(/^solve: the matrix is too ill-conditioned for double precision/);
    expect(error.batchElement).toBeUndefined();
  });

  test('in single it has none from order 7 on, in double the same one has', async () => {
    const A = square(7, hilbert);
    const error = await caught(A, ones(7), { context, precision: 'f32' });
    expect(error.message).toMatch(/for single precision.*in double/);
    expect(error.rcond).toBeLessThan(2 ** -23);
    const exact = Float64Array.from({ length: 7 }, (_, i) => A.data.slice(7 * i, 7 * i + 7).reduce((a, b) => a + b));
    const x = await solve(A, exact, { context });
    for (let i = 0; i < 7; i++) expect(Math.abs(x.get(i) - 1)).toBeLessThan(1e-6);
  });

  test('x comes back where the caller wants it, with a warning in the report', async () => {
    const [A, b] = [square(14, hilbert), random(14)];
    const report: Partial<SolutionReport> = {};
    const x = await solve(A, b, { context, illConditioned: 'warn', report });
    expect(report.warning).toMatch(/no digit of x is certain/);
    expect(report.rcond).toBeLessThan(2 ** -52);
    expect(report.backwardError).toBeLessThan(1e-15);
    const same = await solve(A, b, { context, illConditioned: 'ignore' });
    expect(x.data).toEqual(same.data);
    await solve(
      square(3, (i, j) => (i === j ? 2 : 1)),
      ones(3),
      { context, report },
    );
    expect(report).not.toHaveProperty('warning');
    expect(report).not.toHaveProperty('rcond');
  });

  test('nothing is said of rows and columns in units of their own', async () => {
    const units = (k: number) => 10 ** ((k % 7) * 6 - 18);
    const A = square(9, (i, j) => ((i === j ? 4 : 1) / (1 + Math.abs(i - j))) * units(i) * units(8 - j));
    const b = Float64Array.from({ length: 9 }, (_, i) => units(i));
    const report: Partial<SolutionReport> = {};
    await solve(A, b, { context, report, condition: true });
    expect(report.rcond).toBeLessThan(2 ** -52);
    expect(report).not.toHaveProperty('warning');
    const tiny = await solve(
      square(2, (i, j) => (i === j ? [1, 1e-20][i]! : 0)),
      [1, 1e-20],
      { context },
    );
    expect([...tiny.data]).toEqual([1, 1]);
  });

  test('a matrix without a small pivot is found by the size of x', async () => {
    const n = 70; // 1 on the diagonal, -1 above: the condition number is n 2^(n - 1)
    const A = square(n, (i, j) => (i === j ? 1 : i < j ? -1 : 0));
    expect((await caught(A, random(n), { context })).rcond).toBeLessThan(2 ** -52);
  });

  test('exactly singular is another error, and NaN none', async () => {
    const error = await rejectionOf(() =>
      solve(
        [
          [1, 2],
          [2, 4],
        ],
        [1, 1],
        { context },
      ),
    );
    expect(error).toBeInstanceOf(SingularError);
    expect(error).not.toBeInstanceOf(IllConditionedError);
    const x = await solve(
      [
        [1, Number.NaN],
        [1, 1],
      ],
      [1, 1],
      { context },
    );
    expect(x.data.every(Number.isNaN)).toBe(true);
    expect((await solve(square(0, hilbert), ones(0), { context })).shape).toEqual([0]);
  });

  test('well-conditioned systems of all sizes are solved', async () => {
    for (const n of [1, 2, 5, 12, 13, 40, 100]) {
      for (const Data of [Float64Array, Float32Array]) {
        const data = Data.from(random(n * n, n));
        await solve({ data, shape: [n, n] }, new Data(n).fill(1), { context });
      }
    }
  });

  test.each([Float64Array, Float32Array])('the first of a stack is named: %o', async (Data) => {
    const [n, count] = [Data === Float64Array ? 14 : 8, 6];
    const data = new Data(count * n * n).map((_, k) => ((k % (n * n)) % (n + 1) === 0 ? 2 : 0.1));
    for (const bad of [3, 5]) data.set(square(n, hilbert).data, bad * n * n);
    const A = { data, shape: [2, 3, n, n] };
    const b = { data: new Data(n).map((_, i) => (-1) ** i * (i + 1)), shape: [n, 1] };
    const error = await caught(A, b, { context });
    expect([error.batchElement, error.batchIndex, error.batch!.failed]).toEqual([3, [1, 0], 2]);
    const report: Partial<SolutionReport> = {};
    await solve(A, b, { context, illConditioned: 'warn', report });
    expect(report.warning).toMatch(/2 of 6 matrices failed; the first of them, matrix 3 at \[1, 0\],/);
    expect((await solve(A, b, { context, illConditioned: 'ignore' })).shape).toEqual([2, 3, n, 1]);
  });

  test('one matrix for a stack of right-hand sides', async () => {
    const b = { data: random(28), shape: [2, 14, 1] };
    expect((await caught(square(14, hilbert), b, { context })).batchElement).toBeUndefined();
  });
});

describe('on the GPU', () => {
  const most = BESIDE_GPU.gesv;
  afterEach(() => {
    BESIDE_GPU.gesv = most;
  });

  gpuTest('the diagonal of U tells', async (context) => {
    BESIDE_GPU.gesv = 0;
    const A = square(24, hilbert, Float32Array as never);
    const error = await caught(A, ones(24, Float32Array), { context });
    expect(error.rcond).toBeLessThan(2 ** -23);
    expect(context.queue.trace.at(-1)!.backend).toBe('gpu');
    const fine = square(24, (i, j) => (i === j ? 3 : 0.1), Float32Array as never);
    const x = await solve(fine, ones(24, Float32Array), { context });
    expect(Math.abs(x.get(0) - 1 / (3 + 2.3))).toBeLessThan(1e-6);
  });

  gpuTest("mixed precision falls back to double and looks at that one's factors", async (context) => {
    const report: Partial<SolutionReport> = {};
    await caught(square(16, hilbert), ones(16), { context, precision: 'mixed', report });
    expect(report).toEqual({});
    await solve(square(16, hilbert), ones(16), { context, precision: 'mixed', report, illConditioned: 'warn' });
    expect(report.precision).toBe('f64-cpu');
    expect(report.warning).toBeDefined();
  });
});

test('the option is one of three', async () => {
  for (const illConditioned of ['Throw', true, null, 0])
    expectRefusal(
      await rejectionOf(() => solve([[1]], [1], { context: cpu, illConditioned: illConditioned as never })),
      { routine: 'solve', argument: 'illConditioned', position: 3 },
    );
});

describe('least squares', () => {
  /** A polynomial of degree n - 1 at m points of 0..1, and its values where all coefficients are 1. */
  function columnsOf<D extends Float64Array | Float32Array>(m: number, n: number, Data: new (length: number) => D) {
    const [data, b] = [new Data(m * n), new Data(m)];
    for (let k = 0; k < m * n; k++) data[k] = (Math.floor(k / n) / (m - 1)) ** (k % n);
    for (let k = 0; k < m * n; k++) b[Math.floor(k / n)]! += data[k]!;
    return [{ data, shape: [m, n] }, b] as const;
  }

  test.each(contexts.map((context) => [context.backend, context] as const))('say so on the %s', async (_, context) => {
    const [A, b] = columnsOf(30, 12, Float32Array);
    const report: Partial<SolutionReport> = {};
    const found = await lstsq(A, b, { context, report });
    expect(found.rank).toBeLessThan(12);
    expect(found.rcond).toBeLessThan(2 ** -23 * 30);
    expect(Math.abs(found.x.get(6) - 1)).toBeGreaterThan(1e-3);
    expect(report.warning).toMatch(/^lstsq: the matrix has rank \d+ of 12 to within rcond .* Compute in double/);
    expect(report.rcond).toBe(found.rcond);
    const error = await rejectionOf(() => lstsq(A, b, { context, illConditioned: 'throw' }));
    expect(error).toBeInstanceOf(IllConditionedError);
    expect(error).toMatchObject({ rcond: found.rcond, info: 13 });
    await lstsq(A, b, { context, report, illConditioned: 'ignore' });
    expect(report).not.toHaveProperty('warning');
  });

  test('in double the same fit has its digits, and with rcond 0 a worse one is warned of', async () => {
    const report: Partial<SolutionReport> = {};
    const fine = await lstsq(...columnsOf(30, 8, Float64Array), { context: cpu, report, illConditioned: 'throw' });
    expect(report).not.toHaveProperty('warning');
    expect(fine.rank).toBe(8);
    for (let j = 0; j < 8; j++) expect(Math.abs(fine.x.get(j) - 1)).toBeLessThan(1e-8);
    expect(fine.rcond).toBeGreaterThan(1e-9);
    const taken = await lstsq(...columnsOf(60, 24, Float64Array), { context: cpu, report, rcond: 0 });
    expect(taken.rank).toBe(24);
    expect(report.warning).toMatch(/no digit of x is certain/);
  });

  test('of a stack the first problem of deficient rank is named, and NaN is none', async () => {
    const n = 3;
    const data = Float64Array.from({ length: 4 * 15 }, (_, k) => Math.floor((k % 15) / 3 + 1) ** (k % 3));
    for (let i = 0; i < 5; i++) data[2 * 15 + 3 * i + 2] = 2 * data[2 * 15 + 3 * i + 1]!;
    data[0] = Number.NaN;
    const A = { data, shape: [4, 5, n] };
    const report: Partial<SolutionReport> = {};
    const { rank } = await lstsq<LeastSquaresSolutions<Float64Array>>(A, random(5), { context: cpu, report });
    expect([...rank.data]).toEqual([0, 3, 2, 3]);
    expect(report.warning).toMatch(/1 of 4 matrices failed; the first of them, matrix 2, has rank 2 of 3/);
    const error = await rejectionOf(() => lstsq(A, random(5), { context: cpu, illConditioned: 'throw' }));
    expect(error).toMatchObject({ batchElement: 2 });
  });

  test('with rows in blocks', async () => {
    const [{ data, shape }, b] = columnsOf(30, 12, Float32Array);
    const ls = leastSquares({ n: 12, prec: 's', context: cpu });
    await ls.add({ data, shape }, b);
    const { rank, rcond } = await ls.solve();
    expect(rank).toBeLessThan(12);
    expect(rcond).toBeLessThan(2 ** -23 * 12);
    expect(await rejectionOf(() => ls.solve({ illConditioned: 'throw' }))).toBeInstanceOf(IllConditionedError);
    ls.dispose();
  });
});
