// DSGELS on NIST's regressions: digits of the worst coefficient, log10 of its inverse relative error, against what such
// refinement reaches; and on polynomials that single precision can do nothing with, which must be said.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { type Context, dsgels } from '../../src/index.ts';
import { contexts } from '../setup/contexts.ts';
import { full } from './collection.ts';

/** Digits that refinement of the augmented system in plain doubles was measured to reach, less one. */
const DIGITS = {
  Norris: 12.9,
  Pontius: 12.5,
  NoInt1: 13.7,
  NoInt2: 14,
  Longley: 10.3,
  Wampler1: 10,
  Wampler2: 11.8,
  Wampler3: 9.4,
  Wampler4: 7.7,
  Wampler5: 5,
} as const;

interface Dataset {
  readonly model: 'poly' | 'noint' | 'multi';
  readonly degree: number;
  readonly y: readonly string[];
  readonly x: readonly (readonly string[])[];
  readonly beta: readonly string[];
}

interface Regression {
  readonly rows: readonly (readonly number[])[];
  readonly y: readonly number[];
  readonly beta: readonly number[];
}

const powers = (x: number, degree: number): number[] => Array.from({ length: degree + 1 }, (_, k) => x ** k);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function read(name: string): Regression {
  const file = fileURLToPath(new URL(`../data/nist/${name}.json`, import.meta.url));
  const { model, degree, x, y, beta } = JSON.parse(readFileSync(file, 'utf8')) as Dataset;
  const row = (cells: readonly string[]): number[] => {
    if (model === 'poly') return powers(Number(cells[0]), degree);
    return model === 'multi' ? [1, ...cells.map(Number)] : cells.map(Number);
  };
  return { rows: x.map(row), y: y.map(Number), beta: beta.map(Number) };
}

/** Wampler4 and 5 are Wampler3 with 100 and 10^4 times its residuals. */
function regression(name: keyof typeof DIGITS): Regression {
  const factor = { Wampler4: 100, Wampler5: 10000 }[name as string];
  if (factor === undefined) return read(name);
  const { rows, y, beta } = read('Wampler3');
  return { rows, beta, y: y.map((value, i) => sum(rows[i]!) + factor * (value - sum(rows[i]!))) };
}

async function solve(context: Context, { rows, y }: Regression) {
  const [m, n] = [rows.length, rows[0]!.length];
  const a = new Float64Array(m * n);
  for (const [i, row] of rows.entries()) for (const [j, x] of row.entries()) a[i + j * m] = x;
  const [A, B] = [context.upload('d', a), context.upload('d', Float64Array.from(y))];
  const [X, rcond, rss] = [n, 1, 1].map((length) => context.alloc('d', length)) as [never, never, never];
  const [iter, info, rank] = [1, 1, 1].map((length) => context.alloc('i', length)) as [never, never, never];
  const operands = { A, lda: m, B, ldb: m, X, ldx: n, iter, info, rcond, rank, rss };
  await dsgels(context.queue, { m, n, nrhs: 1, ...operands, mode: 'native' });
  const number = async (of: never): Promise<number> => (await context.download(of))[0]!;
  const found = {
    ...{ x: await context.download(X), iter: await number(iter), info: await number(info) },
    ...{ rank: await number(rank), rcond: await number(rcond) },
  };
  for (const buffer of [A, B, X, rcond, rss, iter, info, rank] as { dispose(): void }[]) buffer.dispose();
  return found;
}

const digits = (found: ArrayLike<number>, wanted: readonly number[]): number => {
  const error = Math.max(...wanted.map((beta, i) => Math.abs(found[i]! - beta) / Math.abs(beta)));
  return Math.min(15, -Math.log10(error));
};

const report: string[] = [];
afterAll(() => {
  if (full) console.log(`digits by dsgels\n${report.join('\n')}`);
});

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'on the %s backend',
  (backend, context) => {
    it.each(Object.entries(DIGITS))('%s has %f digits', async (name, floor) => {
      const set = regression(name as keyof typeof DIGITS);
      const { x, iter, info, rank } = await solve(context, set);
      report.push([name, backend, iter, digits(x, set.beta).toFixed(1)].join('\t'));
      expect({ info, rank }).toEqual({ info: 0, rank: set.beta.length });
      expect(iter).toBeGreaterThanOrEqual(0);
      expect(digits(x, set.beta)).toBeGreaterThanOrEqual(floor);
    });

    // As NIST's Filip: its abscissas are as far from zero, and its degree is this.
    it('reports a polynomial of degree ten on -9..-3 as failed, with the rank of double', async () => {
      const rows = Array.from({ length: 82 }, (_, i) => powers(-9 + (6 * i) / 81, 10));
      const { iter, rcond } = await solve(context, { rows, y: rows.map((row, i) => sum(row) + Math.sin(i)), beta: [] });
      expect([-3, -31]).toContain(iter);
      expect(rcond).toBeLessThan(82 * 2 ** -52);
    });
  },
);
