// The kernels of the tridiagonal reduction as the host sees them, and how columns are spread over them.
import { pick, type Rule } from '../../autotune/pick.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { flip, sytrd_column, sytrd_product, sytrd_spread, sytrd_store, sytrd_values } from './shaders.gen.ts';

export const SPREAD_TILE = 32;
export const spreadTuning: Tuning = { TILE: SPREAD_TILE, LINES: 8 };
export const sytrdSpread: Kernel = { name: 'sytrd_spread', text: sytrd_spread, variants: [spreadTuning] };

export interface ProductTuning extends Tuning {
  readonly THREADS: number;
  readonly COLS: number;
  readonly DEPTH: number;
}

interface ProductProblem {
  /** Columns. */
  readonly count: number;
}

const productRule = (COLS: number, DEPTH: number, from: number): Rule<ProductProblem, ProductTuning> => ({
  name: `columns-${COLS}`,
  choice: { THREADS: 128, COLS, DEPTH },
  fits: ({ count }) => count >= from,
  why: `x loaded once for ${COLS} of ${from} columns or more`,
});

/** The more columns there are the more of them a thread may have. */
export const productRules = [productRule(4, 2, 6144), productRule(2, 4, 2048), productRule(1, 4, 0)] as const;
const products = productRules.map(({ choice }) => choice);
export const sytrdProduct: Kernel = { name: 'sytrd_product', text: sytrd_product, variants: products };

export interface ProductShape {
  readonly tuning: ProductTuning;
  /** Threads that share a column. */
  readonly lanes: number;
  readonly groups: number;
}

/** Threads that fill a large GPU, 132 processors with 512 each on an H100. */
const FILLS = 65536;

/** How products with `count` columns of so many vectors of four are spread. */
export function productShape(count: number, vectors: number, force?: string): ProductShape {
  const tuning = pick(productRules, { count }, force).choice;
  const { THREADS, COLS, DEPTH } = tuning;
  let lanes = 1;
  // As many as are needed to fill the GPU, each with some loads to make at once; never less than what memory gives at a time.
  while (lanes < THREADS && lanes * DEPTH < vectors && (lanes < 32 || (lanes * count) / COLS < FILLS)) lanes *= 2;
  return { tuning, lanes, groups: Math.ceil((count * lanes) / (THREADS * COLS)) };
}

export const COLUMN_ROWS = 32;
/** Columns of a panel at most. */
export const MOST_WIDTH = 64;
const columnTunings = [32, MOST_WIDTH].map((WIDTH): Tuning => ({ ROWS: COLUMN_ROWS, SLICES: 8, WIDTH }));
/** For panels of so many columns. */
export const columnTuning = (width: number): Tuning => columnTunings[width <= 32 ? 0 : 1]!;
export const sytrdColumn: Kernel = { name: 'sytrd_column', text: sytrd_column, variants: columnTunings };

/** Rows and columns of a workgroup of sytrd_store and flip. */
export const [MOVE_ROWS, MOVE_COLS] = [256, 4];
export const moveTuning: Tuning = { THREADS: MOVE_ROWS, COLS: MOVE_COLS };
export const sytrdStore: Kernel = { name: 'sytrd_store', text: sytrd_store, variants: [moveTuning] };
export const flipKernel: Kernel = { name: 'flip', text: flip, variants: [moveTuning] };

export const VALUES = 256;
export const valuesTuning: Tuning = { THREADS: VALUES };
export const sytrdValues: Kernel = { name: 'sytrd_values', text: sytrd_values, variants: [valuesTuning] };
