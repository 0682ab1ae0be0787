// The kernels that bring batches of symmetric matrices to tridiagonal form, as the host sees them.
import { type Picked, pick, type Rule } from '../../autotune/pick.ts';
import type { Kernel } from '../../runtime/kernel.ts';
import { variants } from '../../runtime/variants.ts';
import { sytrd_rows } from './shaders.gen.ts';

/** What a choice depends on. */
export interface SytrdProblem {
  /** sizeClass of the order, so that it is the same in any company. */
  readonly order: number;
  /** Invocations and bytes that a workgroup may have. */
  readonly threads: number;
  readonly workgroupBytes: number;
}

/** Of sytrd_rows. */
export interface RowsShape {
  readonly THREADS: number;
  readonly ROWS: number;
}

const rowsShapes: readonly RowsShape[] = [
  { THREADS: 32, ROWS: 1 },
  { THREADS: 64, ROWS: 2 },
  { THREADS: 128, ROWS: 4 },
  { THREADS: 256, ROWS: 4 },
  { THREADS: 256, ROWS: 8 },
  { THREADS: 256, ROWS: 15 },
];

const rowsRules: readonly Rule<SytrdProblem, RowsShape>[] = rowsShapes.map((choice) => ({
  name: `rows-${choice.THREADS}x${choice.ROWS}`,
  choice,
  fits: (p) =>
    p.order <= choice.THREADS * choice.ROWS &&
    choice.THREADS <= p.threads &&
    4 * choice.THREADS * (2 * choice.ROWS + 1) <= p.workgroupBytes,
  why: `a workgroup to a matrix, a thread to ${choice.ROWS} of its rows, in memory`,
}));

export const pickRows = (p: SytrdProblem, force?: string): Picked<RowsShape> => pick(rowsRules, p, force);

export const rowsVariants = variants({ tiles: rowsShapes });

export const sytrdRows: Kernel = { name: 'sytrd_rows', text: sytrd_rows, variants: rowsVariants.all };
