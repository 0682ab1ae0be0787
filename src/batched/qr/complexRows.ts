// Which batches of complex matrices the kernels of QR take: those whose columns every device's workgroups can hold. There is no routine on
// the GPU for one that is taller.
import type { List } from '../deviceBatch.ts';

const MOST_ROWS = 512;

/** Whether matrices with these numbers of rows, one or an entry per problem, are computed on the GPU. */
export const fitsRows = (prec: unknown, rows: unknown): boolean =>
  prec !== 'c' || (typeof rows === 'number' ? [rows] : Array.from(rows as List)).every((size) => size <= MOST_ROWS);
