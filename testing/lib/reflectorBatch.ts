// Batches of reflectors and of what they are applied to, for the cases of orgqr and ormqr in their three forms: where matrices lie, which
// sizes a ragged batch has, and whether anything beside the results has changed.
import type { Prec } from '../../src/index.ts';
import type { BatchLayout } from './batch.ts';
import type { Size } from './batchForms.ts';
import type { Form } from './forms.ts';
import { larger, type MatrixView, sameElement } from './norms.ts';
import { type IntegerView, integers, type Placed, window } from './operands.ts';

export interface BatchSizes {
  readonly m: Size;
  readonly n: Size;
  readonly k: Size;
  readonly batchCount: number;
  readonly layout?: BatchLayout;
}

export interface Sizes {
  readonly m: number;
  readonly n: number;
  readonly k: number;
}

const sizeAt = (size: Size, b: number): number => (typeof size === 'object' ? size[b]! : size);
const largest = (size: Size): number => (typeof size === 'object' ? Math.max(0, ...size) : size);

export const sizesAt = ({ m, n, k }: BatchSizes, b: number): Sizes => ({
  m: sizeAt(m, b),
  n: sizeAt(n, b),
  k: sizeAt(k, b),
});
export const largestOf = ({ m, n, k }: BatchSizes): Sizes => ({ m: largest(m), n: largest(n), k: largest(k) });

/** Sizes from 0 to those of p, in no order; `legal` makes them legal. */
export function ragged<P extends BatchSizes>(p: P, legal: (sizes: Sizes) => Sizes): P {
  const part = (size: Size, b: number, step: number): number => Math.floor((largest(size) * ((step * b + 4) % 9)) / 8);
  const all = Array.from({ length: p.batchCount }, (_, b) =>
    legal({ m: part(p.m, b, 7), n: part(p.n, b, 5), k: part(p.k, b, 2) }),
  );
  return { ...p, m: all.map(({ m }) => m), n: all.map(({ n }) => n), k: all.map(({ k }) => k) };
}

/** The matrices of an operand, side by side in a window. */
export interface Members {
  readonly rows: (s: Sizes) => number;
  readonly cols: (s: Sizes) => number;
  /** All problems have the same one. */
  readonly shared?: boolean;
}

const pitchOf = ({ cols }: Members, p: BatchSizes): number =>
  Math.max(...Array.from({ length: Math.max(1, p.batchCount) }, (_, b) => sizesIn(p, b)).map(cols)) +
  (p.layout?.apart ?? 0);

const sizesIn = (p: BatchSizes, b: number): Sizes => (p.batchCount === 0 ? largestOf(p) : sizesAt(p, b));

/** The column of the window at which a matrix begins; offsets have them in reverse order. */
const startOf = (X: Members, p: BatchSizes, form: Form, b: number): number =>
  X.shared ? 0 : pitchOf(X, p) * (form === 'strided' ? b : p.batchCount - 1 - b);

export function windowOf(prec: Prec, X: Members, p: BatchSizes, use: 'read' | 'write'): MatrixView {
  const count = X.shared ? 1 : Math.max(1, p.batchCount);
  const rows = Array.from({ length: Math.max(1, p.batchCount) }, (_, b) => X.rows(sizesIn(p, b)));
  return window(prec, Math.max(1, ...rows), Math.max(1, count * pitchOf(X, p)), p.layout, use);
}

export const memberOf = (x: MatrixView, X: Members, p: BatchSizes, form: Form, b: number): MatrixView => {
  const sizes = sizesAt(p, b);
  return { ...x, rows: X.rows(sizes), cols: X.cols(sizes), offset: x.offset + startOf(X, p, form, b) * x.ld };
};

/** The offsets of a batch whose places lie on the device. */
export function offsetsOf(x: MatrixView, X: Members, p: BatchSizes): IntegerView {
  const list = integers(p.batchCount, p.layout);
  for (let b = 0; b < p.batchCount; b++) list.data[list.offset + b] = startOf(X, p, 'batched', b) * x.ld;
  return list;
}

/** The arguments X, ldx, and where its matrices are; `suffix` as in strideX, without `ld` for tau, whose elements are side by side. */
export function argsOf(
  name: string,
  X: Members,
  p: BatchSizes,
  form: Form,
  at: Readonly<Record<string, Placed<never>>>,
): object {
  const { ld } = at[name]!;
  const suffix = name[0]!.toUpperCase() + name.slice(1);
  const offsets = Array.from({ length: p.batchCount }, (_, b) => startOf(X, p, form, b) * ld);
  const lds = name === 'tau' ? {} : { [`ld${name.toLowerCase()}`]: form === 'vbatched' ? offsets.map(() => ld) : ld };
  const places =
    form === 'strided'
      ? { [`stride${suffix}`]: X.shared ? 0 : pitchOf(X, p) * ld }
      : { [`offsets${suffix}`]: form === 'batched' ? at[`offsets${suffix}`] : offsets };
  return { [name]: at[name], ...lds, ...places };
}

/** The worst of the errors; infinite if an element of the operand's window has changed that belongs to no problem. */
export function worstOf(
  errors: readonly number[],
  X: Members,
  p: BatchSizes,
  form: Form,
  before: MatrixView,
  after: MatrixView,
): number {
  const own = new Uint8Array(before.data.length / (before.parts ?? 1));
  for (let b = 0; b < p.batchCount; b++) {
    const { rows, cols, ld, offset } = memberOf(before, X, p, form, b);
    for (let j = 0; j < cols; j++) own.fill(1, offset + j * ld, offset + j * ld + rows);
  }
  let stray = false;
  for (let j = 0; j < before.cols; j++) {
    for (let i = 0; i < before.rows; i++) {
      const at = before.offset + i + j * before.ld;
      stray ||= own[at] === 0 && !sameElement(before, after, at);
    }
  }
  return stray ? Number.POSITIVE_INFINITY : errors.reduce((worst, error) => larger(error, worst), 0);
}
