// Kernels with one result for each column: how columns are spread over workgroups.

/** Threads of a workgroup. */
export const COLUMN_THREADS = 256;
/** Elements of a column that a thread reads, if there are so many: fewer threads then have less to add up among them. */
const DEPTH = 4;

export interface Columns {
  /** Threads that share a column, side by side: a power of two, which depends on the column's length alone, as its sums do. */
  readonly lanes: number;
  readonly groups: number;
}

export function columnsOf(m: number, n: number): Columns {
  let lanes = 1;
  while (lanes < COLUMN_THREADS && lanes * DEPTH < m) lanes *= 2;
  return { lanes, groups: Math.ceil((n * lanes) / COLUMN_THREADS) };
}
