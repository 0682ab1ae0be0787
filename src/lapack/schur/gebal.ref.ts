// Balancing of a general matrix in TypeScript. Host memory only.
import { nrm2Ref } from '../../blas1/nrm2.ref.ts';
import { modulusAt } from '../../core/complex.ts';
import { precOf } from '../../core/extremes.ts';
import { at, type FieldMat, type RealArray } from '../../core/matrix.ts';

/** What is done: 'n' nothing, 'p' permutation, 's' scaling, 'b' both. */
export type BalanceJob = 'n' | 'p' | 's' | 'b';

/** Rows and columns lo .. hi-1, counted from 0, are what is left to find eigenvalues of. */
export interface Range {
  readonly lo: number;
  readonly hi: number;
}

/** Least factor that scaling may come to: its reciprocal times the largest number with a reciprocal has one. */
const LEAST = { s: 2 ** -103, d: 2 ** -970 } as const;
/** Sums of squares in between lack nothing that counts. */
const SQUARES = { least: 2 ** -900, most: 2 ** 1000 } as const;
/** A step must bring the norms of a row and its column down to this part of what they were. */
const WORTH = 0.95;

function swap(count: number, { data, off, ld, parts = 1 }: FieldMat, step: number, a: number, b: number): void {
  const across = step === 1 ? ld : 1;
  for (let part = 0; part < parts; part++) {
    let [x, y] = [parts * (off + a * across) + part, parts * (off + b * across) + part];
    for (let l = 0; l < count; l++, x += parts * step, y += parts * step) {
      const kept = data[x]!;
      data[x] = data[y]!;
      data[y] = kept;
    }
  }
}

/** Rows and columns i and j of A change places, in as much of them as is not zero. */
function exchange(n: number, A: FieldMat, lo: number, hi: number, i: number, j: number): void {
  if (i === j) return;
  swap(hi, A, 1, i, j);
  swap(n - lo, at(A, 0, lo), A.ld, i, j);
}

/** Brings rows that have an eigenvalue alone to the end, and columns that have one to the beginning. */
function permute(n: number, A: FieldMat, scale: RealArray): Range {
  const { parts = 1 } = A;
  /** Not 0 where the element is not. */
  const element = (i: number, j: number): number => {
    const p = parts * (A.off + i + j * A.ld);
    return A.data[p] === 0 ? A.data[p + parts - 1]! : A.data[p]!;
  };
  let [lo, hi] = [0, n];
  const isAlone = (own: number, of: (l: number) => number): boolean => {
    for (let l = lo; l < hi; l++) if (l !== own && of(l) !== 0) return false;
    return true;
  };
  for (let found = true; found && hi > 0; ) {
    found = false;
    for (let i = hi - 1; i >= 0; i--) {
      if (!isAlone(i, (j) => element(i, j))) continue;
      scale[hi - 1] = i + 1;
      exchange(n, A, lo, hi, i, hi - 1);
      if (hi === 1) return { lo: 0, hi: 1 };
      found = true;
      hi--;
    }
  }
  for (let found = true; found; ) {
    found = false;
    for (let j = lo; j < hi; j++) {
      if (!isAlone(j, (i) => element(i, j))) continue;
      scale[lo] = j + 1;
      exchange(n, A, lo, hi, j, lo);
      found = true;
      lo++;
    }
  }
  return { lo, hi };
}

/** max |x(i)| of a row or column. */
function largest(count: number, { data, off, parts }: FieldMat, step: number): number {
  let most = 0;
  for (let l = 0; l < count; l++) most = Math.max(most, modulusAt(data, off + l * step, parts));
  return most;
}

/** The norm of a row or column: in one pass where no square leaves the range of doubles. */
export function norm(count: number, x: FieldMat, step: number): number {
  const { data, off, parts = 1 } = x;
  let sum = 0;
  for (let part = 0; part < parts; part++)
    for (let l = 0, p = parts * off + part; l < count; l++, p += parts * step) sum += data[p]! * data[p]!;
  return sum > SQUARES.least && sum < SQUARES.most ? Math.sqrt(sum) : nrm2Ref(count, { ...x, ld: step });
}

function multiply(count: number, { data, off, parts = 1 }: FieldMat, step: number, factor: number): void {
  for (let part = 0; part < parts; part++)
    for (let l = 0, x = parts * off + part; l < count; l++, x += parts * step) data[x] = data[x]! * factor;
}

/** Whether no row and column of lo .. hi-1 differ by more than equalize leaves alone, and none is zero: mostly they do not. */
function areAlike({ data, off, ld, parts = 1 }: FieldMat, { lo, hi }: Range): boolean {
  const count = parts * (hi - lo);
  const [squares, columns] = [new Float64Array(count), new Float64Array(hi - lo)];
  for (let j = lo; j < hi; j++) {
    let sum = 0;
    for (let i = 0, p = parts * (off + lo + j * ld); i < count; i++, p++) {
      const square = data[p]! * data[p]!;
      sum += square;
      squares[i]! += square;
    }
    columns[j - lo] = sum;
  }
  const rows = parts === 1 ? squares : columns.map((_, i) => squares[2 * i]! + squares[2 * i + 1]!);
  return rows.every((square, i) => {
    const other = columns[i]!;
    const inRange = Math.min(square, other) > SQUARES.least && Math.max(square, other) < SQUARES.most;
    return inRange && other >= square / 4 && square > other / 4;
  });
}

/** Makes the norms of row i and column i within lo .. hi-1 alike, by powers of two, until no row is much better off by another. */
function equalize(n: number, A: FieldMat, { lo, hi }: Range, scale: RealArray): void {
  if (areAlike(A, { lo, hi })) return;
  const low = LEAST[precOf(A.data)];
  const [high, low2] = [1 / low, 2 * low];
  const high2 = 1 / low2;
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = lo; i < hi; i++) {
      const [column, row] = [at(A, 0, i), at(A, i, lo)];
      let c = norm(hi - lo, at(A, lo, i), 1);
      let r = norm(hi - lo, row, A.ld);
      // Also infinite or not a number: such rows are left as they are.
      if (!(c > 0 && r > 0 && c + r < Infinity)) continue;
      if (c >= r / 2 && r > c / 2) continue;
      let [most, mostOfRow] = [largest(hi, column, 1), largest(n - lo, row, A.ld)];
      const sum = c + r;
      let f = 1;
      for (let g = r / 2; c < g && Math.max(f, c, most) < high2 && Math.min(r, g, mostOfRow) > low2; g /= 2) {
        [f, c, most] = [2 * f, 2 * c, 2 * most];
        [r, mostOfRow] = [r / 2, mostOfRow / 2];
      }
      for (let g = c / 2; g >= r && Math.max(r, mostOfRow) < high2 && Math.min(f, c, g, most) > low2; g /= 2) {
        [f, c, most] = [f / 2, c / 2, most / 2];
        [r, mostOfRow] = [2 * r, 2 * mostOfRow];
      }
      const before = scale[i]!;
      if (c + r >= WORTH * sum || f === 1) continue;
      if ((f < 1 && before < 1 && f * before <= low) || (f > 1 && before > 1 && before >= high / f)) continue;
      scale[i] = before * f;
      changed = true;
      multiply(n - lo, row, A.ld, 1 / f);
      multiply(hi, column, 1, f);
    }
  }
}

/**
 * A := D^-1 P^T A P D, in which rows and columns outside lo .. hi-1 are triangular. scale, n elements: within the range D's, outside it
 * with which row and column, counted from 1, i was exchanged, from the last to hi and then from the first to lo.
 *
 * Source: LAPACK xGEBAL; B. Parlett, C. Reinsch, Balancing a matrix for calculation of eigenvalues and eigenvectors, Numer. Math. 13
 * (1969).
 */
export function gebalRef(job: BalanceJob, n: number, A: FieldMat, scale: RealArray): Range {
  scale.fill(1, 0, n);
  if (n === 0 || job === 'n') return { lo: 0, hi: n };
  const range = job === 's' ? { lo: 0, hi: n } : permute(n, A, scale);
  if (job !== 'p') equalize(n, A, range, scale);
  return range;
}
