// Which matrices the GPU's workgroups hold, and how.
import type { BatchCall, Integers } from '../../core/batchForms.ts';
import { isComplex, type Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';

/** Columns, or rows of a wide matrix, that a workgroup holds at most. Complex ones take twice the registers. */
export const MOST_OF = { s: 128, c: 64 } as const;
/** Columns of real matrices that eigenproblems of twice the order find values of: 1024 is the largest order of those. */
export const MOST_LARGE = 512;
/** Real matrices of more columns are turned first, so that few rotations are left. */
export const TURNED_FROM = 48;
/** Threads that such a workgroup has at least, and bytes: what any device of WebGPU has. */
const [THREADS, BYTES] = [256, 16384];

/** Up to so many rows columns are not brought to a triangle first. */
export const SHORT = 32;

/** Columns of the variant that takes n of them. */
export const paddedColumns = (n: number): number =>
  n <= 8 ? 2 * Math.max(1, Math.ceil(n / 2)) : stepOf(n) * Math.ceil(n / stepOf(n));
const stepOf = (n: number): number => (n <= 64 ? 4 : n <= MOST_OF.s ? 8 : 16);

/** Whether the columns of m x n matrices, m >= n, are made orthogonal as they are; else those of R in A = Q R. */
export const isDirect = (m: number, n: number): boolean =>
  n > 0 && (m <= SHORT || (m <= MOST_OF.s && paddedColumns(m) === paddedColumns(n)));

/** Whether matrices that are not direct, m >= n, need no triangle all the same. */
export const isSquare = (m: number, n: number): boolean => m === n && n > MOST_OF.s;

/** Whether a matrix fits: of real ones up to `most` columns, of complex ones only if its columns are made orthogonal as they are. */
function fits(prec: Prec, m: number, n: number, most: number): boolean {
  const [rows, columns] = [Math.max(m, n), Math.min(m, n)];
  if (isComplex(prec)) return columns <= MOST_OF.c && (columns === 0 || isDirect(rows, columns));
  return columns <= most;
}

const fitsUpTo =
  (most: number) =>
  (queue: Queue, a: BatchCall & { readonly prec: Prec }): boolean => {
    const { threads, workgroupBytes } = queue.context.gpu!;
    if (threads < THREADS || workgroupBytes < BYTES) return false;
    const { m, n } = a as unknown as { m: number | Integers; n: number | Integers };
    if (typeof m === 'number') return fits(a.prec, m, n as number, most);
    return Array.prototype.every.call(m, (rows: number, b: number) => fits(a.prec, rows, (n as Integers)[b]!, most));
  };

/** Whether all matrices of a call fit. */
export const svdFits = fitsUpTo(MOST_LARGE);
/** Whether rotations make the columns of all of them orthogonal, which finds small values to more digits. */
export const jacobiFits = fitsUpTo(MOST_OF.s);
