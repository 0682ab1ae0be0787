// The operands of a call of a batched routine on the host, in any of its forms: where every matrix lies, which problems are of one size,
// copies of matrices and back, and what is said of problems that cannot be factored.
import { type BatchCall, countOf, type Form, ldName, offsetsName, strideName } from '../core/batchForms.ts';
import type { Prec } from '../core/field.ts';
import { type FieldMat, footprint, type Mirror, type Ptr, type RealArray, type RealMat } from '../core/matrix.ts';
import { type HostUse, hostMat, hostVector } from '../runtime/buffer.ts';

/** The sizes of a problem; those that a routine does not have are 0. */
export interface BatchSizes {
  readonly m: number;
  readonly n: number;
  readonly nrhs: number;
}

/** The operands of a routine. Matrices are named as in the spec; the first is the one to be factored. */
export interface BatchRoles {
  readonly matrices: Readonly<
    Record<string, { rows(s: BatchSizes): number; cols(s: BatchSizes): number; readonly use: HostUse }>
  >;
  readonly pivots?: { each(s: BatchSizes): number; readonly use: HostUse };
}

export type HostBatchCall = BatchCall & {
  readonly prec: Prec;
  readonly routine: string;
  /** Of a ragged batch problems of at most that order are left to others. */
  readonly above?: number;
};

export interface Operand {
  readonly name: string;
  readonly data: RealArray;
  /** Entries of `data` for an element: two of a complex one. */
  readonly parts: 1 | 2;
  readonly use: HostUse;
  readonly off: number;
  ldOf(b: number): number;
  placeOf(b: number): number;
  rows(s: BatchSizes): number;
  cols(s: BatchSizes): number;
}

interface PivotLists {
  readonly data: Int32Array;
  readonly off: number;
  readonly use: HostUse;
  each(s: BatchSizes): number;
  placeOf(b: number): number;
}

/** Problems of one size, by their numbers; without `members` all of the batch. */
export interface Class extends BatchSizes {
  readonly count: number;
  readonly members?: Int32Array;
}

/** One field of a problem: the same for all, or an entry of a list. */
const field = (value: unknown): ((b: number) => number) => {
  if (typeof value === 'object') return (b) => (value as ArrayLike<number>)[b]!;
  const same = (value as number | undefined) ?? 0;
  return () => same;
};

interface Integers {
  readonly data: Int32Array;
  readonly off: number;
}

export interface HostBatch {
  readonly operands: readonly Operand[];
  readonly pivots: PivotLists | undefined;
  readonly info: Integers | undefined;
  readonly nonfinite: Integers | undefined;
  /** Row-major. */
  readonly byRows: boolean;
  /** Of the problems that are placed by the device: whether all their matrices are inside their buffers. */
  inside(b: number, s: BatchSizes): boolean;
}

export async function hostBatch(a: HostBatchCall, routine: BatchRoles, form: Form): Promise<HostBatch> {
  const names = Object.keys(routine.matrices);
  const listOf = (name: string) => hostVector(a[offsetsName(name)] as Ptr<'i'>, 'read');
  const vector = (pointer: unknown) => (pointer === undefined ? undefined : hostVector(pointer as Ptr<'i'>, 'write'));
  const [mats, lists, ipiv, info, nonfinite] = await Promise.all([
    Promise.all(names.map((name) => hostMat(a[name] as Ptr<Prec>, 1, routine.matrices[name]!.use))),
    form === 'batched' ? Promise.all(names.map(listOf)) : [],
    routine.pivots && hostVector(a.ipiv as Ptr<'i'>, routine.pivots.use),
    vector(a.info),
    vector(a.nonfinite),
  ]);
  const byRows = a.layout === 'row';
  const placesOf = (name: string, list?: Integers): ((b: number) => number) => {
    if (list !== undefined) return (b) => list.data[list.off + b]!;
    const stride = a[strideName(name)] as number | undefined;
    return stride === undefined ? field(a[offsetsName(name)]) : (b) => b * stride;
  };
  const operands = names.map((name, k): Operand => {
    const { data, off, parts = 1 } = mats[k]! as FieldMat;
    const role = routine.matrices[name]!;
    return { ...role, name, data, parts, off, ldOf: field(a[ldName(name)]), placeOf: placesOf(name, lists[k]) };
  });
  const pivots = ipiv && { ...routine.pivots!, data: ipiv.data, off: ipiv.off, placeOf: placesOf('ipiv') };
  const inside = (b: number, s: BatchSizes): boolean =>
    form !== 'batched' ||
    operands.every((X) => {
      const at = X.placeOf(b);
      const [rows, cols] = byRows ? [X.cols(s), X.rows(s)] : [X.rows(s), X.cols(s)];
      // Without elements it may lie anywhere.
      if (rows === 0 || cols === 0) return true;
      return at >= 0 && X.off + at + footprint(rows, cols, X.ldOf(b)) <= X.data.length / X.parts;
    });
  return { operands, pivots, info, nonfinite, byRows, inside };
}

export const sizesAt = (a: HostBatchCall, b: number): BatchSizes => ({
  m: field(a.m)(b),
  n: field(a.n)(b),
  nrhs: field(a.nrhs)(b),
});

/** The problems by their sizes; those that are not inside their buffers are in no class, and their info is -1. */
export function classesOf(a: HostBatchCall, batch: HostBatch, form: Form): Class[] {
  const count = countOf(a);
  const found = new Map<string, { sizes: BatchSizes; members: number[] }>();
  const same = form === 'batched' ? sizesAt(a, 0) : undefined;
  for (let b = 0; b < count; b++) {
    const sizes = same ?? sizesAt(a, b);
    if (sizes.n <= (a.above ?? -1)) continue;
    if (!batch.inside(b, sizes)) {
      if (batch.info !== undefined) batch.info.data[batch.info.off + b] = -1;
      if (batch.nonfinite !== undefined) batch.nonfinite.data[batch.nonfinite.off + b] = 0;
      continue;
    }
    const key = same === undefined ? `${sizes.m},${sizes.n},${sizes.nrhs}` : '';
    const entry = found.get(key);
    if (entry === undefined) found.set(key, { sizes, members: [b] });
    else entry.members.push(b);
  }
  return [...found.values()].map(({ sizes, members }) => ({
    ...sizes,
    count: members.length,
    members: Int32Array.from(members),
  }));
}

/** A matrix as references take it: complex only for routines whose spec has such precisions. */
const refMat = (mat: FieldMat): RealMat => mat as RealMat;

/** A problem's matrix of an operand, where it lies. */
export const matOf = (X: Operand, b: number): RealMat =>
  refMat({ data: X.data, off: X.off + X.placeOf(b), ld: X.ldOf(b), parts: X.parts === 2 ? 2 : undefined });

/** Memory for a packed column-major copy of one matrix. */
export function emptyCopy(X: Operand, s: BatchSizes): RealMat {
  const ld = Math.max(1, X.rows(s));
  const length = X.parts * ld * X.cols(s);
  const data = X.data instanceof Float32Array ? new Float32Array(length) : new Float64Array(length);
  return refMat({ data, off: 0, ld, parts: X.parts === 2 ? 2 : undefined });
}

export const memberOf = ({ members }: Class, k: number): number => (members === undefined ? k : members[k]!);

/** Pivots of matrix b in 1..n, whatever is given. */
export function legalPivots(
  { data, off, placeOf }: PivotLists,
  b: number,
  n: number,
  to: Int32Array,
  at: number,
): void {
  const from = off + placeOf(b);
  for (let i = 0; i < n; i++) to[at + i] = Math.min(n, Math.max(1, data[from + i]!));
}

/** Element distances of matrix b of X down a column and along a row. */
const steps = (X: Operand, b: number, byRows: boolean): readonly [down: number, right: number] =>
  byRows ? [X.ldOf(b), 1] : [1, X.ldOf(b)];

/** Matrices of `count` problems of a class from the one numbered `first` on, to packed column-major copies ('take') or back from them. */
export function exchange(
  { byRows }: HostBatch,
  X: Operand,
  sizes: Class,
  first: number,
  count: number,
  copies: RealArray,
  direction: 'take' | 'put',
): void {
  const { data, parts, off } = X;
  const [rows, cols] = [X.rows(sizes), X.cols(sizes)];
  for (let k = 0; k < count; k++) {
    const b = memberOf(sizes, first + k);
    const [from, ld] = [off + X.placeOf(b), X.ldOf(b)];
    const [down, right] = byRows ? [ld, 1] : [1, ld];
    if (direction === 'take') move(parts, rows, cols, data, from, down, right, copies, k * rows * cols, 1, rows);
    else move(parts, rows, cols, copies, k * rows * cols, 1, rows, data, from, down, right);
  }
}

/** Element (i, j) of a rows x cols matrix from x[xAt + i*xDown + j*xRight] to y. */
function move(
  parts: 1 | 2,
  rows: number,
  cols: number,
  x: RealArray,
  xAt: number,
  xDown: number,
  xRight: number,
  y: RealArray,
  yAt: number,
  yDown: number,
  yRight: number,
): void {
  for (let j = 0; j < cols; j++) {
    let from = xAt + j * xRight;
    let to = yAt + j * yRight;
    for (let i = 0; i < rows; i++) {
      y[parts * to] = x[parts * from]!;
      if (parts === 2) y[2 * to + 1] = x[2 * from + 1]!;
      from += xDown;
      to += yDown;
    }
  }
}

/** The rows from..to - 1 that a triangle, or without one the whole matrix, has in column j. */
const rowsOf = (uplo: 'l' | 'u' | undefined, rows: number, j: number): readonly [from: number, to: number] => [
  uplo === 'l' ? j : 0,
  uplo === 'u' ? Math.min(rows, j + 1) : rows,
];

export function flagNonfinite(
  { operands, nonfinite, byRows }: HostBatch,
  classes: readonly Class[],
  { uplo, mirror = 'c' }: { readonly uplo?: 'l' | 'u'; readonly mirror?: Mirror },
): void {
  const A = operands[0]!;
  const { data, parts } = A;
  for (const sizes of classes) {
    const [rows, cols] = [A.rows(sizes), A.cols(sizes)];
    for (let k = 0; k < sizes.count; k++) {
      const b = memberOf(sizes, k);
      const [down, right] = steps(A, b, byRows);
      const start = A.off + A.placeOf(b);
      let found = 0;
      for (let j = 0; j < cols; j++) {
        const [from, to] = rowsOf(uplo, rows, j);
        for (let i = from; i < to; i++) {
          const at = parts * (start + i * down + j * right);
          // Imaginary parts on the diagonal of a Hermitian matrix are not read.
          const looked = uplo !== undefined && mirror === 'c' && i === j ? 1 : parts;
          for (let part = at; part < at + looked; part++) if (!Number.isFinite(data[part])) found = 1;
        }
      }
      nonfinite!.data[nonfinite!.off + b] = found;
    }
  }
}

/**
 * NaN for everything that a problem which failed would have written: of the matrix that is factored one triangle, where only one is used.
 */
export function fillFailed({ operands, info, byRows }: HostBatch, classes: readonly Class[], uplo?: 'l' | 'u'): void {
  for (const sizes of classes) {
    for (let k = 0; k < sizes.count; k++) {
      const b = memberOf(sizes, k);
      if (!(info!.data[info!.off + b]! > 0)) continue;
      for (const [x, X] of operands.entries()) {
        if (X.use === 'read') continue;
        const [down, right] = steps(X, b, byRows);
        const start = X.off + X.placeOf(b);
        for (let j = 0; j < X.cols(sizes); j++) {
          const [from, to] = rowsOf(x === 0 ? uplo : undefined, X.rows(sizes), j);
          for (let i = from; i < to; i++) {
            const at = X.parts * (start + i * down + j * right);
            X.data.fill(Number.NaN, at, at + X.parts);
          }
        }
      }
    }
  }
}
