// Batches of regressions on real data: every window of 24 quarters of an economy, the investments of eleven firms, and NIST's regressions
// side by side. What must be reached follows from condition numbers, those of the matrix with columns of length 1.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ndarray from 'ndarray';
import { describe, expect, it } from 'vitest';
import { type Context, gels, gelsStridedBatched, gelsVbatched } from '../../src/index.ts';
import { type LeastSquaresSolutions, lstsq } from '../../src/linalg/index.ts';
import { matrixView } from '../../testing/lib/norms.ts';
import { normalError, squaresError } from '../../testing/lib/residualsLs.ts';
import { mulberry32 } from '../lib/rng.ts';
import { contexts, cpu } from '../setup/contexts.ts';

const EPS = { s: 2 ** -24, d: 2 ** -53 } as const;
type Real = keyof typeof EPS;
const arrays = { s: Float32Array, d: Float64Array } as const;

const read = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../data/nist/${name}`, import.meta.url)), 'utf8');

function tableOf(name: string): { readonly column: (name: string) => number[]; readonly rows: number } {
  const [head, ...lines] = read(`${name}.csv`).replaceAll('"', '').trim().split(/\r?\n/);
  const names = head!.split(',');
  const cells = lines.map((line) => line.split(','));
  return { column: (wanted) => cells.map((row) => Number(row[names.indexOf(wanted)])), rows: lines.length };
}

interface Problem {
  readonly rows: readonly (readonly number[])[];
  readonly y: readonly number[];
}

/** As the precision has it. */
const rounded = (x: number, prec: Real): number => (prec === 's' ? Math.fround(x) : x);

/** A problem by columns. */
function columnsOf({ rows, y }: Problem, prec: Real) {
  const [m, n] = [rows.length, rows[0]!.length];
  const a = new Float64Array(m * n);
  for (const [i, row] of rows.entries()) for (const [j, x] of row.entries()) a[i + j * m] = rounded(x, prec);
  return { m, n, a, b: Float64Array.from(y, (value) => rounded(value, prec)) };
}

/** The fit of the numbers as the precision has them, in doubles, with columns of length 1; and what rounding may do to it. */
async function reference(problem: Problem, prec: Real) {
  const { m, n, a, b } = columnsOf(problem, prec);
  const lengths = Array.from({ length: n }, (_, j) => Math.hypot(...a.subarray(j * m, (j + 1) * m)));
  const scaled = a.map((x, e) => x / lengths[Math.floor(e / m)]!);
  const [A, B] = [cpu.upload('d', scaled), cpu.upload('d', b)];
  const [rcond, rss, info] = [cpu.alloc('d', 1), cpu.alloc('d', 1), cpu.alloc('i', 1)];
  await gels(cpu.queue, { m, n, nrhs: 1, A, lda: m, B, ldb: m, rcond, rss, info });
  const x = (await cpu.download(B)).slice(0, n);
  const [[reciprocal], [squares]] = [await cpu.download(rcond), await cpu.download(rss)];
  for (const buffer of [A, B, rcond, rss, info]) buffer.dispose();
  const size = Math.hypot(...x);
  const cond = 1 / reciprocal!;
  // Wedin's bound, in which the residual counts with the square of the condition number.
  const bound = 10 * n * EPS[prec] * cond * (1 + (cond * Math.sqrt(squares!)) / size);
  const error = (found: ArrayLike<number>): number =>
    Math.hypot(...x.map((value, j) => value - found[j]! * lengths[j]!)) / size;
  return { error, bound, x: x.map((value, j) => value / lengths[j]!) };
}

/** Residuals in units of eps, of an x of which a forward error says nothing. */
function backward(problem: Problem, prec: Real, x: ArrayLike<number>, rss: number): number {
  const { m, n, a, b } = columnsOf(problem, prec);
  const [A, X, B] = [matrixView(a, m, n), matrixView(Float64Array.from(x), n, 1), matrixView(b, m, 1)];
  const squares = squaresError(A, false, X, B, matrixView(Float64Array.of(rss), 1, 1));
  return Math.max(normalError(A, false, X, B), squares) / EPS[prec];
}

async function check(problem: Problem, prec: Real, x: ArrayLike<number>, rss: number): Promise<void> {
  expect(backward(problem, prec, x, rss)).toBeLessThan(30);
  const { error, bound } = await reference(problem, prec);
  if (bound < 1) expect(error(x)).toBeLessThan(bound);
}

const macro = tableOf('macrodata');
const regressors = ['realcons', 'realinv', 'realgovt', 'realdpi', 'cpi', 'm1', 'tbilrate', 'unemp', 'pop'].map((name) =>
  macro.column(name),
);
const quarters = Array.from({ length: macro.rows }, (_, i) => [1, ...regressors.map((column) => column[i]!)]);
const product = macro.column('realgdp');
const [LENGTH, N] = [24, 10];
const windows = Array.from({ length: macro.rows - LENGTH + 1 }, (_, b): Problem => {
  return { rows: quarters.slice(b, b + LENGTH), y: product.slice(b, b + LENGTH) };
});

const precisions = ({ backend }: Context): readonly Real[] => (backend === 'cpu' ? ['s', 'd'] : ['s']);
const backends = contexts.flatMap((context) =>
  precisions(context).map((prec) => [context.backend, prec, context] as const),
);

/** The fits of all windows, from one table that they share. */
async function fitWindows(context: Context, prec: Real, table: readonly (readonly number[])[]) {
  const count = windows.length;
  const A = context.upload(prec, new arrays[prec](table.flat()));
  const B = context.upload(prec, new arrays[prec](windows.flatMap(({ y }) => y)));
  const [info, rank, nonfinite] = [context.alloc('i', count), context.alloc('i', count), context.alloc('i', count)];
  const rss = context.alloc(prec, count);
  await gelsStridedBatched<Real>(context.queue, {
    ...{ m: LENGTH, n: N, nrhs: 1, A, lda: N, strideA: N, B, ldb: 1, strideB: LENGTH, layout: 'row' },
    ...{ info, rank, nonfinite, rss, batchCount: count },
  });
  const all = await context.download(B);
  const [codes, ranks, flags] = await Promise.all([info, rank, nonfinite].map((x) => context.download(x)));
  const sums = await context.download(rss);
  for (const buffer of [A, B, info, rank, nonfinite, rss]) buffer.dispose();
  const x = (b: number): Float64Array => Float64Array.from(all.subarray(b * LENGTH, b * LENGTH + N));
  return { x, codes: codes!, ranks: ranks!, flags: flags!, sums };
}

describe.each(backends)('windows of macrodata on the %s, %s', (_, prec, context) => {
  it('have the fits of their own rows', async () => {
    expect(windows.length).toBe(180);
    const { x, codes, flags, sums } = await fitWindows(context, prec, quarters);
    expect([...codes, ...flags].some((said) => said !== 0)).toBe(false);
    for (const [b, problem] of windows.entries()) await check(problem, prec, x(b), sums[b]!);
  });

  it('with a NaN in the table are those that do not have it', async () => {
    const clean = await fitWindows(context, prec, quarters);
    const bad = 100;
    const table = quarters.map((row, i) => (i === bad ? row.with(4, Number.NaN) : row));
    const spoiled = await fitWindows(context, prec, table);
    for (const [b] of windows.entries()) {
      const has = b <= bad && bad < b + LENGTH;
      expect(spoiled.flags[b]).toBe(Number(has));
      expect(spoiled.ranks[b]).toBe(has ? 0 : clean.ranks[b]);
      if (has) expect(spoiled.x(b).some(Number.isNaN)).toBe(true);
      else expect(spoiled.x(b)).toEqual(clean.x(b));
    }
  });
});

const grunfeld = tableOf('grunfeld');
const [value, capital, invest] = ['value', 'capital', 'invest'].map((name) => grunfeld.column(name)) as [
  number[],
  number[],
  number[],
];
const YEARS = 20;
const firms = Array.from({ length: grunfeld.rows / YEARS }, (_, firm): Problem => {
  const years = Array.from({ length: YEARS }, (_, year) => firm * YEARS + year);
  return { rows: years.map((i) => [1, value[i]!, capital[i]!]), y: years.map((i) => invest[i]!) };
});

/** The fits of problems of various sizes, packed one behind the other. */
async function fitRagged(context: Context, prec: Real, problems: readonly Problem[]) {
  const all = problems.map((problem) => columnsOf(problem, prec));
  const starts = (sizes: readonly number[]): number[] =>
    sizes.map((_, b) => sizes.slice(0, b).reduce((sum, size) => sum + size, 0));
  const [offsetsA, offsetsB] = [starts(all.map(({ a }) => a.length)), starts(all.map(({ b }) => b.length))];
  const A = context.upload(prec, new arrays[prec](all.flatMap(({ a }) => [...a])));
  const B = context.upload(prec, new arrays[prec](all.flatMap(({ b }) => [...b])));
  const [info, rank] = [context.alloc('i', all.length), context.alloc('i', all.length)];
  const rss = context.alloc(prec, all.length);
  const [m, n] = [all.map((one) => one.m), all.map((one) => one.n)];
  const sizes = { m, n, nrhs: m.map(() => 1), lda: m, ldb: m };
  await gelsVbatched<Real>(context.queue, { ...sizes, A, offsetsA, B, offsetsB, info, rank, rss });
  const x = await context.download(B);
  const [codes, ranks, sums] = [
    await context.download(info),
    await context.download(rank),
    await context.download(rss),
  ];
  for (const buffer of [A, B, info, rank, rss]) buffer.dispose();
  return { x: (b: number) => Float64Array.from(x.subarray(offsetsB[b]!, offsetsB[b]! + n[b]!)), codes, ranks, sums };
}

describe.each(backends)('firms of grunfeld on the %s, %s', (_, prec, context) => {
  it('have their own fits, also with some years missing', async () => {
    // Firm b lacks its last b % 7 years, and one of its columns is there twice if b = 5.
    const panels = firms.map(({ rows, y }, b): Problem => {
      const years = YEARS - (b % 7);
      return { rows: rows.slice(0, years).map((row) => (b === 5 ? [...row, row[1]!] : row)), y: y.slice(0, years) };
    });
    const { x, codes, ranks, sums } = await fitRagged(context, prec, panels);
    for (const [b, problem] of panels.entries()) {
      if (b === 5) {
        // Exactly zero or of the size of rounding: it is said in either case.
        expect(codes[b] !== 0 || ranks[b]! < 4).toBe(true);
        continue;
      }
      expect([codes[b], ranks[b]]).toEqual([0, 3]);
      await check(problem, prec, x(b), sums[b]!);
    }
  });

  it('are a stack for lstsq, in which a doubled column has the shortest solution', async () => {
    // With columns of length 1: the shortest solution depends on them.
    const scaled = firms.map(({ rows, y }): Problem => {
      const lengths = [0, 1, 2].map((j) => Math.hypot(...rows.map((row) => row[j]!)));
      return { rows: rows.map((row) => row.map((x, j) => x / lengths[j]!)), y };
    });
    const data = scaled.flatMap(({ rows }) => rows.flatMap((row) => [...row, row[2]!]));
    const A = ndarray(new arrays[prec](data), [firms.length, YEARS, 4]);
    const b = ndarray(new arrays[prec](firms.flatMap(({ y }) => y)), [firms.length, YEARS, 1]);
    const { x, rank } = await lstsq<LeastSquaresSolutions<Float64Array>>(A, b, { context });
    expect([...rank.data]).toEqual(firms.map(() => 3));
    for (const [k, problem] of scaled.entries()) {
      const { x: alone, bound } = await reference(problem, prec);
      const found = [0, 1, 2, 3].map((j) => x.get(k, j, 0));
      const size = Math.hypot(...alone);
      // The two share the coefficient.
      const both = [found[0]!, found[1]!, found[2]! + found[3]!];
      expect(Math.abs(found[2]! - found[3]!)).toBeLessThan(bound * size);
      expect(Math.hypot(...both.map((value, j) => value - alone[j]!))).toBeLessThan(bound * size);
    }
  });
});

interface Dataset {
  readonly model: 'poly' | 'noint' | 'multi';
  readonly degree: number;
  readonly y: readonly string[];
  readonly x: readonly (readonly string[])[];
  readonly beta: readonly string[];
}

function rowOf({ model, degree }: Dataset, x: readonly string[]): number[] {
  if (model === 'noint') return x.map(Number);
  if (model === 'multi') return [1, ...x.map(Number)];
  return Array.from({ length: degree + 1 }, (_, power) => Number(x[0]) ** power);
}

/** Digits that QR in double precision reaches, less one, and less one more for another order of sums. */
const DIGITS = {
  Norris: 11.3,
  Pontius: 11.7,
  NoInt1: 12.7,
  Longley: 8.9,
  Wampler1: 7.5,
  Wampler2: 11.3,
  Wampler3: 7.6,
};

const nist = Object.entries(DIGITS).map(([name, floor]) => {
  const set = JSON.parse(read(`${name}.json`)) as Dataset;
  const problem = { rows: set.x.map((x) => rowOf(set, x)), y: set.y.map(Number) };
  return { name, floor, problem, beta: set.beta.map(Number) };
});

const digits = (found: ArrayLike<number>, wanted: readonly number[]): number =>
  -Math.log10(Math.max(...wanted.map((beta, i) => Math.abs(found[i]! - beta) / Math.abs(beta))));

/** The rows in another order: the same fit, otherwise rounded. */
function shuffled({ rows, y }: Problem, seed: number): Problem {
  const rng = mulberry32(seed);
  const order = rows.map((_, i) => i);
  for (let i = order.length - 1; i > 0; i--) {
    const k = Math.floor(rng() * (i + 1));
    [order[i], order[k]] = [order[k]!, order[i]!];
  }
  return { rows: order.map((i) => rows[i]!), y: order.map((i) => y[i]!) };
}

describe.each(backends)("NIST's regressions side by side on the %s, %s", (_, prec, context) => {
  it('have their digits, in any order of rows', async () => {
    const all = nist.flatMap((set) =>
      [0, 1, 2, 3].map((seed) => ({ ...set, problem: seed === 0 ? set.problem : shuffled(set.problem, seed) })),
    );
    const { x, codes, sums } = await fitRagged(
      context,
      prec,
      all.map(({ problem }) => problem),
    );
    expect([...codes].every((code) => code === 0)).toBe(true);
    for (const [b, { name, problem, beta, floor }] of all.entries()) {
      await check(problem, prec, x(b), sums[b]!);
      if (prec === 'd') expect(digits(x(b), beta), name).toBeGreaterThan(floor);
    }
  });
});
