// Operands as the makers of reference BLAS's test programs (DMAKE, ZMAKE) lay them out: leading dimensions of one more than the rows,
// uniform numbers on (-1/2, 1/2), and the rogue value wherever nothing is stored. The numbers are ours. Complex ones are drawn part by
// part.
import type { Diag, Uplo } from '../../src/index.ts';
import type { Band } from '../../testing/lib/band.ts';
import { inTriangle } from '../../testing/lib/gauge.ts';

/** Next number of the data, uniform on (-1/2, 1/2). */
export type Draw = () => number;

/** A matrix in its storage: a band has its diagonals as rows, a vector or a packed triangle is one row. */
export interface Stored {
  readonly rows: number;
  readonly cols: number;
  readonly ld: number;
  readonly integer?: boolean;
  /** Real numbers whatever the call is in. */
  readonly real?: boolean;
  /** The number at a place of the storage; undefined if none is stored there. */
  value(i: number, j: number, part?: number): number | undefined;
}

export const general = (draw: Draw, rows: number, cols: number): Stored => ({ rows, cols, ld: rows + 1, value: draw });

/** What a triangle belongs to, if not to a symmetric matrix: a triangular one, or a Hermitian one. */
type TriangleOf = Diag | 'hermitian';

/** Diagonals of triangular matrices are around one, or not stored; imaginary parts on Hermitian ones are not to be looked at. */
const onDiagonal = (draw: Draw, of: TriangleOf | undefined, part = 0): number | undefined => {
  const value = draw();
  if (of === undefined) return value;
  if (of === 'hermitian') return part === 0 ? value : Number.NaN;
  return of === 'u' ? undefined : value + 1 - part;
};

/** One triangle of a symmetric matrix, or as `of` says. */
export function triangle(draw: Draw, uplo: Uplo, n: number, of?: TriangleOf): Stored {
  const stored = inTriangle(uplo);
  const value = (i: number, j: number, part?: number) =>
    i === j ? onDiagonal(draw, of, part) : stored(i, j) ? draw() : undefined;
  return { rows: n, cols: n, ld: n + 1, value };
}

/** The band of an m x n matrix, or as `of` says. */
export function band(draw: Draw, m: number, n: number, { kl, ku }: Band, of?: TriangleOf): Stored {
  const rows = kl + ku + 1;
  const value = (row: number, j: number, part?: number) => {
    const i = row + j - ku;
    if (i < 0 || i >= m) return undefined;
    return i === j ? onDiagonal(draw, of, part) : draw();
  };
  return { rows, cols: n, ld: rows + 1, value };
}

/** A packed triangle of a symmetric matrix, or as `of` says. */
export function packed(draw: Draw, uplo: Uplo, n: number, of?: TriangleOf): Stored {
  const diagonal = new Set(
    Array.from({ length: n }, (_, j) => (uplo === 'u' ? (j * (j + 3)) / 2 : j * n - (j * (j - 1)) / 2)),
  );
  const value = (_: number, at: number, part?: number) => (diagonal.has(at) ? onDiagonal(draw, of, part) : draw());
  return { rows: 1, cols: (n * (n + 1)) / 2, ld: 1, value };
}

/** A vector; `given` are its elements, from the first in memory, where they are not drawn. */
export const vector = (draw: Draw, n: number, inc: number, given?: (j: number) => number | undefined): Stored => ({
  rows: 1,
  cols: n,
  ld: Math.abs(inc),
  value: (_, j) => given?.(j) ?? draw(),
});

/** Numbers on (0, 1), so that sums do not cancel. */
export const shifted =
  (draw: Draw): Draw =>
  () =>
    draw() + 0.5;

/** The vector with a zero in the middle. */
export const withZero = (x: Stored): Stored => ({
  ...x,
  value: (i, j) => (x.cols > 1 && j === Math.floor(x.cols / 2) - 1 ? 0 : x.value(i, j)),
});

/** The matrix with zeros in the middle column, its diagonal excepted. */
export const withZeroColumn = (x: Stored): Stored => ({
  ...x,
  value(i, j, part) {
    const given = x.value(i, j, part);
    return given !== undefined && x.cols > 3 && j === Math.floor(x.cols / 2) - 1 && i !== j ? 0 : given;
  },
});

/** Where a reduction leaves its result; it holds something to begin with. */
export const resultCell = (kind: Pick<Stored, 'integer' | 'real'> = {}): Stored => ({
  ...{ rows: 1, cols: 1, ld: 1, value: () => 12 },
  ...kind,
});
