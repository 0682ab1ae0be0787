// Operands of a batch of factorizations: matrices side by side in one window, integers of each matrix between guards, and the worst error.
import type { Prec, Uplo } from '../../src/index.ts';
import { type MatrixView, maxOverBatch, setReal } from './norms.ts';
import { type IntegerView, integers, type Layout, window } from './operands.ts';
import type { Random } from './random.ts';
import { fillTriangle } from './triangles.ts';

export interface BatchLayout extends Layout {
  /** Columns (and integers) between a matrix and the next. */
  readonly apart?: number;
}

/** Nothing is a multiple of four, and no matrix touches the next. */
export const ODD: BatchLayout = { pad: 3, offset: 5, apart: 1 };

/** Even an empty batch has room for one matrix. */
const room = (batchCount: number): number => Math.max(1, batchCount);

/** Columns of the window that belong to one matrix. */
const pitch = (cols: number, { apart = 0 }: BatchLayout = {}): number => cols + apart;

/** A window with room for a batch of rows x cols matrices; `members` are those of any window of that shape. */
export function batchWindow(
  prec: Prec,
  rows: number,
  cols: number,
  batchCount: number,
  layout?: BatchLayout,
): MatrixView {
  return window(prec, rows, pitch(cols, layout) * room(batchCount), layout);
}

export const strideOf = ({ ld }: { readonly ld: number }, cols: number, layout?: BatchLayout): number =>
  ld * pitch(cols, layout);

export const members = (x: MatrixView, cols: number, batchCount: number, layout?: BatchLayout): MatrixView[] =>
  Array.from({ length: batchCount }, (_, b) => ({ ...x, cols, offset: x.offset + b * strideOf(x, cols, layout) }));

/** `each` integers for every matrix; ld is from those of one to those of the next. */
export function batchIntegers(each: number, batchCount: number, layout: BatchLayout = {}): IntegerView {
  const ld = Math.max(1, each) + (layout.apart ?? 0);
  return { ...integers(ld * room(batchCount), layout), rows: each, cols: batchCount, ld };
}

/** The worst error of a batch; infinite if columns that belong to none of its matrices have changed. */
export function worst(
  errors: readonly number[],
  before: MatrixView,
  after: MatrixView,
  cols: number,
  layout: BatchLayout = {},
): number {
  const ours = (j: number): boolean => j % pitch(cols, layout) < cols && j < errors.length * pitch(cols, layout);
  const gap = (x: MatrixView, j: number): string => {
    const column = x.offset + j * x.ld;
    const parts = x.parts ?? 1;
    return x.data.subarray(parts * column, parts * (column + x.rows)).join();
  };
  for (let j = 0; j < before.cols; j++) {
    if (!ours(j) && gap(before, j) !== gap(after, j)) return Number.POSITIVE_INFINITY;
  }
  return maxOverBatch(errors);
}

/**
 * One triangle of a symmetric or Hermitian matrix whose other one must not be touched; its diagonal makes it positive definite, and has
 * imaginary parts, which do not count.
 */
export function fillDefinite(prec: Prec, a: MatrixView, uplo: Uplo, random: Random): void {
  const parts = a.parts ?? 1;
  fillTriangle(prec, a, uplo, 'write', () => random.rand());
  for (let j = 0; j < a.cols; j++) a.data[parts * (a.offset + j * (a.ld + 1))]! += parts * a.cols;
}

/** A Hermitian matrix without the imaginary parts of its diagonal, which do not count. */
export function realDiagonal(a: MatrixView): MatrixView {
  const copy = { ...a, data: a.data.slice() };
  for (let j = 0; j < a.cols; j++) setReal(copy, j, a.data[(a.offset + j * (a.ld + 1)) * (a.parts ?? 1)]!);
  return copy;
}
