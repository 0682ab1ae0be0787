// Least squares on real data: NIST's regressions with certified coefficients, two regressions of economics against exact fits, and matrices of
// deficient rank. Digits are log10 of the inverse relative error of the worst coefficient.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ndarray from 'ndarray';
import { describe, expect, it } from 'vitest';
import { type Context, gels } from '../../src/index.ts';
import { leastSquares, lstsq, parseMatrixMarket } from '../../src/linalg/index.ts';
import { contexts, cpu } from '../setup/contexts.ts';

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

/** Real matrices that ship, and their rank. */
const DEFICIENT = [
  ['jgl009', 5],
  ['lp_afiro', 27],
] as const;

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s', (_, context) => {
  it.each(DEFICIENT)('%s: the rank is found, and the solution is the shortest', async (name, rank) => {
    const file = folder(`matrices/${name}.mtx`);
    expect(existsSync(file)).toBe(true);
    const parsed = parseMatrixMarket(readFileSync(file, 'utf8'));
    const [m, n] = [parsed.rows, parsed.cols];
    for (const prec of ['s', 'd'] as const) {
      const a = prec === 's' ? parsed.toDense('s') : parsed.toDense();
      // b in the range of A
      const ones = (i: number): number => Array.from({ length: n }, (_, j) => a[i + j * m]!).reduce((s, x) => s + x, 0);
      const b = Array.from({ length: m }, (_, i) => ones(i));
      const A = { data: a, shape: [m, n], stride: [1, m] };
      const B = { data: prec === 's' ? Float32Array.from(b) : Float64Array.from(b), shape: [m] };
      const { x, rank: found } = await lstsq(A, B, { context });
      expect(found).toBe(rank);
      const eps = prec === 's' ? 2 ** -24 : 2 ** -53;
      const size = Math.hypot(...a);
      const length = Math.hypot(...x.data);
      for (let i = 0; i < m; i++) {
        let r = B.data[i]!;
        for (let j = 0; j < n; j++) r -= a[i + j * m]! * x.get(j);
        expect(Math.abs(r)).toBeLessThan(30 * Math.max(m, n) * eps * size * length);
      }
      // Ones solve it too, and are not shorter.
      expect(length).toBeLessThan(Math.sqrt(n) * (1 + 100 * eps));
    }
  });
});
