// What the factorizations and solutions make of NaN, infinities, zero rows and negative diagonals, element by element as in a table: info,
// pivots in range, and what must still be seen in the results. On every backend, in every mode, with both ways to pivot.
import { describe, expect, it } from 'vitest';
import { type Context, gesv, getrf, type Pivoting, posv, potrf } from '../../src/index.ts';
import { wide } from '../lib/sampled.ts';
import { contexts, cpu } from '../setup/contexts.ts';

interface Row {
  readonly name: string;
  /** Elements, from 1, of a symmetric matrix; the mirror images are set along. */
  readonly elements: (n: number) => readonly (readonly [i: number, j: number, value: number])[];
  readonly getrf: number;
  readonly potrf: number;
  /** What LU makes of the right-hand side. */
  readonly x: 'NaN' | 'some' | 'untouched';
}

const one =
  (i: number, j: number, value: number): Row['elements'] =>
  () => [[i, j, value]];

const ROWS: readonly Row[] = [
  { name: 'NaN at (1,1)', elements: one(1, 1, Number.NaN), getrf: 0, potrf: 1, x: 'NaN' },
  { name: 'NaN at (3,2) and (2,3)', elements: one(3, 2, Number.NaN), getrf: 0, potrf: 3, x: 'NaN' },
  { name: 'infinity at (2,2)', elements: one(2, 2, Infinity), getrf: 0, potrf: 0, x: 'some' },
  { name: '-infinity at (2,2)', elements: one(2, 2, -Infinity), getrf: 0, potrf: 2, x: 'some' },
  { name: 'infinity at (3,2) and (2,3)', elements: one(3, 2, Infinity), getrf: 0, potrf: 3, x: 'some' },
  {
    name: 'zeros in row and column 3',
    elements: (n) => Array.from({ length: n }, (_, j) => [3, j + 1, 0] as const),
    getrf: 3,
    potrf: 3,
    x: 'untouched',
  },
  { name: '-1 at (3,3)', elements: one(3, 3, -1), getrf: 0, potrf: 3, x: 'some' },
];

/** n on the diagonal and 1 beside it, but for the elements of the row. */
function matrix({ elements }: Row, n: number): number[] {
  const a = Array.from({ length: n * n }, (_, p) => (p % (n + 1) === 0 ? n : 1));
  for (const [i, j, value] of elements(n)) a[i - 1 + (j - 1) * n] = a[j - 1 + (i - 1) * n] = value;
  return a;
}

const finite = (values: Iterable<number>): boolean => [...values].every(Number.isFinite);

/** A few operands, and what calls leave in them. */
class Operands {
  private readonly context: Context;
  private readonly prec: 's' | 'd';

  constructor(context: Context, prec: 's' | 'd') {
    this.context = context;
    this.prec = prec;
  }

  reals(values: readonly number[]) {
    return this.context.upload<'s' | 'd'>(
      this.prec,
      this.prec === 's' ? new Float32Array(values) : new Float64Array(values),
    );
  }

  integers(n: number) {
    return this.context.alloc('i', n);
  }
}

const backends = [
  ['cpu', 's', cpu],
  ['cpu', 'd', cpu],
  ...contexts.filter((c) => c !== cpu).map((c) => [c.backend, 's', c] as const),
] as const;
const modes = ['native', 'hybrid'] as const;
const ways: readonly (readonly [mode: (typeof modes)[number], pivoting: Pivoting])[] = [
  ['native', 'partial'],
  ['native', 'tournament'],
  ['hybrid', 'partial'],
];

describe.each(backends)('on the %s in precision %s', (_, prec, context) => {
  const { queue } = context;
  const make = new Operands(context, prec);

  describe.each([4, 70])('of order %i', (n) => {
    const b = Array.from({ length: n }, (_, i) => i + 1);

    describe.each(ROWS.map((row, k) => ({ ...row, k })))('$name', ({ k, ...row }) => {
      const given = finite(matrix(row, n));

      it.each(ways)(
        'getrf, %s, %s: info, pivots in range, and what is not finite stays visible',
        async (mode, pivoting) => {
          const [A, ipiv, info] = [make.reals(matrix(row, n)), make.integers(n), make.integers(1)];
          await getrf(queue, { m: n, n, A, lda: n, ipiv, info, mode, pivoting });
          expect([...(await context.download(info))]).toEqual([row.getrf]);
          const pivots = [...(await context.download(ipiv))];
          expect(
            pivots.every((p, k) => p > k && p <= n),
            pivots.join(),
          ).toBe(true);
          expect(finite(await context.download(A))).toBe(given);
          for (const buffer of [A, ipiv, info]) buffer.dispose();
        },
      );

      // In a short run on a GPU one way by turns: all of them factor above.
      it.each(wide || context === cpu ? ways : [ways[k % ways.length]!])(
        'gesv, %s, %s: info, and X as NaN, as it was, or as it comes',
        async (mode, pivoting) => {
          const [A, B] = [make.reals(matrix(row, n)), make.reals(b)];
          const [ipiv, info] = [make.integers(n), make.integers(1)];
          await gesv(queue, { n, nrhs: 1, A, lda: n, ipiv, B, ldb: n, info, mode, pivoting });
          expect([...(await context.download(info))]).toEqual([row.getrf]);
          const x = [...(await context.download(B))];
          if (row.x === 'NaN') expect(x.every(Number.isNaN)).toBe(true);
          if (row.x === 'untouched') expect(x).toEqual(b);
          for (const buffer of [A, B, ipiv, info]) buffer.dispose();
        },
      );

      describe.each(['l', 'u'] as const)('uplo %s', (uplo) => {
        it.each(modes)('potrf, %s: info, and an infinite factor is seen', async (mode) => {
          const [A, info] = [make.reals(matrix(row, n)), make.integers(1)];
          await potrf(queue, { uplo, n, A, lda: n, info, mode });
          expect([...(await context.download(info))]).toEqual([row.potrf]);
          if (row.potrf === 0) expect(finite(await context.download(A))).toBe(given);
          for (const buffer of [A, info]) buffer.dispose();
        });

        it.each(modes)('posv, %s: info, and B as it was where it is not 0', async (mode) => {
          const [A, B, info] = [make.reals(matrix(row, n)), make.reals(b), make.integers(1)];
          await posv(queue, { uplo, n, nrhs: 1, A, lda: n, B, ldb: n, info, mode });
          expect([...(await context.download(info))]).toEqual([row.potrf]);
          if (row.potrf > 0) expect([...(await context.download(B))]).toEqual(b);
          for (const buffer of [A, B, info]) buffer.dispose();
        });
      });
    });
  });
});
