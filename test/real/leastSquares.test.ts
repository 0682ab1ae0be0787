// Least squares on real data: NIST's regressions with certified coefficients, two regressions of economics against exact fits, surveys, and
// matrices of deficient rank. Digits are log10 of the inverse relative error of the worst coefficient.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ndarray from 'ndarray';
import { describe, expect, it } from 'vitest';
import { type Context, gels } from '../../src/index.ts';
import { leastSquares, lstsq, parseMatrixMarket } from '../../src/linalg/index.ts';
import { matrixView, normFro } from '../../testing/lib/norms.ts';
import { normalError } from '../../testing/lib/residualsLs.ts';
import { contexts, cpu, report } from '../setup/contexts.ts';
import { full, sharedData } from './collection.ts';

const folder = (name: string): string => fileURLToPath(new URL(`../data/${name}`, import.meta.url));

interface Dataset {
  readonly model: 'poly' | 'noint' | 'multi';
  readonly degree: number;
  readonly m: number;
  readonly n: number;
  readonly y: readonly string[];
  readonly x: readonly (readonly string[])[];
  readonly beta: readonly string[];
}

/** Digits that QR in double precision reaches, less one: what a correct solver must have. */
const DIGITS = {
  Norris: 12.3,
  Pontius: 12.7,
  NoInt1: 13.7,
  NoInt2: 14,
  Longley: 9.9,
  Wampler1: 8.5,
  Wampler2: 12.3,
  Wampler3: 8.6,
} as const;

const read = (name: string): string => readFileSync(folder(`nist/${name}`), 'utf8');

/** A row of the model. */
function regressors({ model, degree }: Dataset, x: readonly string[]): number[] {
  if (model === 'noint') return x.map(Number);
  if (model === 'multi') return [1, ...x.map(Number)];
  return Array.from({ length: degree + 1 }, (_, power) => Number(x[0]) ** power);
}

const digits = (found: ArrayLike<number>, wanted: readonly number[]): number => {
  const error = Math.max(...wanted.map((beta, i) => Math.abs(found[i]! - beta) / Math.abs(beta)));
  return Math.min(15, -Math.log10(error));
};

/** The coefficients by gels. */
async function byGels(context: Context, rows: readonly number[][], y: readonly number[]): Promise<Float64Array> {
  const [m, n] = [rows.length, rows[0]!.length];
  const a = new Float64Array(m * n);
  for (const [i, row] of rows.entries()) for (const [j, x] of row.entries()) a[i + j * m] = x;
  const [A, B, info] = [context.upload('d', a), context.upload('d', Float64Array.from(y)), context.alloc('i', 1)];
  await gels(context.queue, { m, n, nrhs: 1, A, lda: m, B, ldb: m, info });
  expect((await context.download(info))[0]).toBe(0);
  const x = (await context.download(B)).slice(0, n);
  for (const buffer of [A, B, info]) buffer.dispose();
  return x;
}

const matrix = (rows: readonly number[][]) => ndarray(Float64Array.from(rows.flat()), [rows.length, rows[0]!.length]);
const vector = (y: readonly number[]) => ndarray(Float64Array.from(y), [y.length]);

describe.each(Object.entries(DIGITS))('NIST %s', (name, floor) => {
  const set = JSON.parse(read(`${name}.json`)) as Dataset;
  const rows = set.x.map((x) => regressors(set, x));
  const [y, beta] = [set.y.map(Number), set.beta.map(Number)];

  it('has its digits by gels and lstsq in double precision', async () => {
    expect([rows.length, rows[0]!.length]).toEqual([set.m, set.n]);
    const { x, rank } = await lstsq(matrix(rows), vector(y), { context: cpu, rcond: 0 });
    expect(rank).toBe(set.n);
    const found = [digits(await byGels(cpu, rows, y), beta), digits(x.data, beta)];
    // The order of a sum makes half a digit: the better of the two has them all.
    expect(Math.max(...found)).toBeGreaterThanOrEqual(floor);
    expect(Math.min(...found)).toBeGreaterThanOrEqual(floor - 0.5);
  });

  it('has them with rows that come in blocks', async () => {
    const ls = leastSquares({ n: set.n, context: cpu });
    for (let first = 0; first < set.m; first += 5) {
      await ls.add(matrix(rows.slice(first, first + 5)), vector(y.slice(first, first + 5)));
    }
    const { x } = await ls.solve({ rcond: 0 });
    ls.dispose();
    // Two more factorizations, of fewer rows each.
    expect(digits(x.data, beta)).toBeGreaterThanOrEqual(floor - 1);
  });
});

interface Fit {
  readonly y: string;
  readonly x: readonly string[];
  readonly beta: readonly number[];
  readonly rss: number;
}

describe.each(Object.entries(JSON.parse(read('fits.json')) as Record<string, Fit>))('%s', (name, fit) => {
  const [head, ...lines] = read(`${name}.csv`).replaceAll('"', '').trim().split(/\r?\n/);
  const names = head!.split(',');
  const table = lines.map((line) => line.split(','));
  const column = (wanted: string): number => names.indexOf(wanted);
  const rows = table.map((cells) => [1, ...fit.x.map((wanted) => Number(cells[column(wanted)]))]);
  const y = table.map((cells) => Number(cells[column(fit.y)]));

  it('has the coefficients of the exact fit', async () => {
    const { x, rank, residuals } = await lstsq(matrix(rows), vector(y), { context: cpu });
    expect(rank).toBe(fit.beta.length);
    expect(digits(x.data, fit.beta)).toBeGreaterThan(9);
    expect(digits(residuals, [fit.rss])).toBeGreaterThan(10);
    expect(digits(await byGels(cpu, rows, y), fit.beta)).toBeGreaterThan(9);
  });
});

interface Known {
  readonly name: string;
  readonly rank: number;
  /** The largest singular value over that with the rank's number. */
  readonly cond: number;
  /** Where the rank ends; else where lstsq ends it by itself. */
  readonly rcond?: number;
  /** The singular values behind the rank, over the largest; else not more than rounding. */
  readonly rest?: number;
}

/** Real matrices that are rectangular or of deficient rank, with ranks and singular values by LAPACK's SVD in double precision. */
const MATRICES: readonly Known[] = [
  { name: 'jgl009', rank: 5, cond: 14 },
  { name: 'lp_afiro', rank: 27, cond: 11.2 },
  { name: 'ash219', rank: 85, cond: 3.02 },
  { name: 'lp_share1b', rank: 117, cond: 1.05e5 },
  { name: 'west0156', rank: 154, cond: 9.1e9 },
  { name: 'well1033', rank: 320, cond: 166 },
  { name: 'illc1033', rank: 320, cond: 1.89e4 },
  { name: 'mbeacxc', rank: 448, cond: 6.3e6 },
  // Its singular values leave no gap where eps would end the rank, but one here.
  { name: 'reorientation_1', rank: 395, cond: 9.1e5, rcond: 4e-8, rest: 1.3e-9 },
];

const shared = sharedData();

/** A matrix that ships, or of the collection; undefined where that is not. */
function fileOf(name: string): string | undefined {
  const shipped = folder(`matrices/${name}.mtx`);
  if (existsSync(shipped)) return shipped;
  if (shared === undefined)
    report({ skipped: 'shared/data is not beside this checkout', test: `${name}: least squares` });
  return shared && join(shared, 'matrices', `${name}.mtx`);
}

const known = MATRICES.flatMap((matrix) => {
  const file = fileOf(matrix.name);
  return file === undefined ? [] : [{ ...matrix, ...parsed(file) }];
});

function parsed(file: string) {
  const { rows: m, cols: n, toDense } = parseMatrixMarket(readFileSync(file, 'utf8'));
  return { m, n, dense: (prec: 's' | 'd') => (prec === 's' ? toDense('s') : toDense()) };
}

/** Columns above which factorizations with pivoting take a software adapter too long. */
const SOFTWARE_COLUMNS = 100;

/** Precisions that a backend has of its own, and in which the rank is beyond doubt. */
function precisionsFor({ backend, gpu: side }: Context, { m, n, cond }: (typeof known)[number]): ('s' | 'd')[] {
  const single = cond * Math.max(m, n) * 2 ** -23 < 0.1;
  const takesLong = side?.software && n > SOFTWARE_COLUMNS && !full;
  return [...(single && !takesLong ? (['s'] as const) : []), ...(backend === 'cpu' ? (['d'] as const) : [])];
}

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s', (_, context) => {
  const cases = known.flatMap((matrix) => precisionsFor(context, matrix).map((prec) => ({ ...matrix, prec })));

  it.each(cases)('$name, $m x $n, $prec: the rank is $rank, and the solution the shortest', async (matrix) => {
    const { m, n, prec, rank, cond, rest = 0, rcond } = matrix;
    const a = matrix.dense(prec);
    // b in the range of A
    const sums = new Float64Array(m);
    for (let j = 0; j < n; j++) for (let i = 0; i < m; i++) sums[i]! += a[i + j * m]!;
    const A = { data: a, shape: [m, n], stride: [1, m] };
    const B = { data: prec === 's' ? Float32Array.from(sums) : sums, shape: [m] };
    const { x, rank: found } = await lstsq(A, B, { context, ...(rcond === undefined ? {} : { rcond }) });
    expect(found).toBe(rank);
    const eps = prec === 's' ? 2 ** -24 : 2 ** -53;
    const length = Math.hypot(...x.data);
    const residual = Float64Array.from(B.data);
    for (let j = 0; j < n; j++) for (let i = 0; i < m; i++) residual[i]! -= a[i + j * m]! * x.get(j);
    const bound = (30 * Math.max(m, n) * eps + 10 * rest) * normFro(matrixView(a, m, n)) * length;
    expect(Math.max(...residual.map(Math.abs))).toBeLessThan(bound);
    // Ones solve it too, and are not shorter.
    const error = 100 * (eps + rest) * cond;
    expect(length).toBeLessThan(Math.sqrt(n) * (1 + error));
    if (rank === n) expect(Math.hypot(...x.data.map((value) => value - 1))).toBeLessThan(Math.sqrt(n) * error);
  });
});

it.each(known)('$name: gels says whether the rank is full, and how well conditioned R is', async (matrix) => {
  const { m, n, cond } = matrix;
  const A = cpu.upload('d', Float64Array.from(matrix.dense('d')));
  const B = cpu.alloc('d', Math.max(m, n));
  const [rcond, rank, info] = [cpu.alloc('d', 1), cpu.alloc('i', 1), cpu.alloc('i', 1)];
  await gels(cpu.queue, { m, n, nrhs: 1, A, lda: m, B, ldb: Math.max(m, n), rcond, rank, info });
  const [[found], [code]] = [await cpu.download(rcond), await cpu.download(info)];
  for (const buffer of [A, B, rcond, rank, info]) buffer.dispose();
  const least = Math.min(m, n);
  if (matrix.rank < least) {
    expect(found).toBeLessThan(2 ** -52 * Math.max(m, n));
    return;
  }
  expect(code).toBe(0);
  // Norms that differ by at most the root of the order.
  expect(1 / found! / cond).toBeGreaterThan(1 / least);
  expect(1 / found! / cond).toBeLessThan(least);
});

/** Surveys, with right-hand sides of their own, and the sums of squares of their residuals in extended precision. */
const SURVEYS = { well1033: 0.5657414601338622, illc1033: 0.5657414594459825 };

describe.each(known.filter(({ name }) => name in SURVEYS))('$name', ({ name, m, n, dense }) => {
  it('has the residual of its own right-hand side', async () => {
    const { dense: rhs } = parsed(fileOf(`${name}_rhs1`)!);
    const [a, b] = [Float64Array.from(dense('d')), Float64Array.from(rhs('d'))];
    const { x, residuals } = await lstsq({ data: a, shape: [m, n], stride: [1, m] }, vector([...b]), { context: cpu });
    // b is 10^4 times as long as the residual.
    expect(digits(residuals, [SURVEYS[name as keyof typeof SURVEYS]])).toBeGreaterThan(10);
    const solution = matrixView(Float64Array.from(x.data), n, 1);
    expect(normalError(matrixView(a, m, n), false, solution, matrixView(b, m, 1))).toBeLessThan(2 ** -53);
  });
});
