// Matrices with eigenvalues that are known, or hard to find, of the tests of nonsymmetric eigenproblems.
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';

const signed: Source = (a, prec, random) => {
  uniform(a, prec, random);
  for (let i = 0; i < a.data.length; i++) a.data[i] = 2 * a.data[i]! - 1;
};

/** Elements times a formula. */
const shaped =
  (factor: (i: number, j: number) => number): Source =>
  (a, prec, random) => {
    signed(a, prec, random);
    const parts = a.parts ?? 1;
    for (let j = 0; j < a.cols; j++)
      for (let i = 0; i < parts * a.rows; i++)
        a.data[parts * (a.offset + j * a.ld) + i]! *= factor(Math.floor(i / parts), j);
  };

export const scaledBy = (factor: number): Source => shaped(() => factor);

/** Of order n; those that have it named with the order at the end are made for it. */
export const kinds = (n: number): Readonly<Record<string, Source>> => ({
  zero: formula(() => 0),
  unit: formula((i, j) => Number(i === j)),
  ones: formula(() => 1),
  signed,
  graded: shaped((i, j) => 10 ** (-(i + j) / 6)),
  'graded the other way': shaped((i, j) => 10 ** ((i + j) / 6)),
  'badly scaled': shaped((i, j) => 2 ** (((i * 7) % 13) * 3 - ((j * 7) % 13) * 3)),
  triangular: shaped((i, j) => Number(i <= j)),
  'lower triangular': shaped((i, j) => Number(i >= j)),
  'nearly triangular': shaped((i, j) => (i <= j ? 1 : 1e-9)),
  'strictly upper': shaped((i, j) => Number(i < j)),
  skew: formula((i, j) => (i === j ? 0 : (i < j ? 1 : -1) * (1 + ((i + j) % 5)))),
  'in blocks': shaped((i, j) => Number(i <= j || (i === j + 1 && j % 3 === 0))),
  Jordan: formula((i, j) => (i === j ? 0.5 : Number(j === i + 1))),
  'Jordan blocks': formula((i, j) => (i === j ? 1 + Math.floor(i / 4) : Number(j === i + 1 && j % 4 !== 0))),
  nilpotent: formula((i, j) => Number(j === i + 1)),
  'cyclic shift': formula((i, j) => Number(i === (j + 1) % n)),
  'cyclic shift back': formula((i, j) => Number(j === (i + 1) % n)),
  exchange: formula((i, j) => Number(i + j === n - 1)),
  'two cycles': formula((i, j) => {
    const half = Math.max(1, Math.floor(n / 2));
    return Number(j < half ? i === (j + 1) % half : i === half + ((j - half + 1) % (n - half)));
  }),
  companion: formula((i, j) => (i === 0 ? -1 : Number(i === j + 1))),
  Frank: formula((i, j) => (i > j + 1 ? 0 : i === j + 1 ? n - 1 - j : n - Math.max(i, j))),
  Grcar: formula((i, j) => (i === j + 1 ? -1 : Number(j >= i && j <= i + 3))),
  Kahan: formula((i, j) => (i > j ? 0 : i === j ? 0.95 ** i : -0.3 * 0.95 ** i)),
  Chebspec: formula((i, j) => chebspec(n, i, j)),
  Lotkin: formula((i, j) => (i === 0 ? 1 : 1 / (i + j + 1))),
  Demmel: formula((i, j) => (i === j ? -1 : i < j ? -(10 ** Math.min(6, j - i)) : 0)),
  Clement: formula((i, j) => (i === j + 1 ? n - 1 - j : j === i + 1 ? j : 0)),
  'from the Hessenberg bug': formula(
    (i, j) => [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0][(i % 4) * 4 + (j % 4)]!,
  ),
});

/** Chebyshev's differentiation matrix without its last row and column, which is nilpotent but for rounding. */
function chebspec(n: number, i: number, j: number): number {
  const x = (k: number): number => Math.cos((Math.PI * k) / n);
  const c = (k: number): number => (k === 0 || k === n ? 2 : 1) * (k % 2 === 0 ? 1 : -1);
  const [row, col] = [i + 1, j + 1];
  if (row !== col) return (c(row) / c(col)) * (1 / (x(row) - x(col)));
  return row === n ? -(2 * n * n + 1) / 6 : (-0.5 * x(row)) / (1 - x(row) ** 2);
}
