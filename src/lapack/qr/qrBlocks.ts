// How QR is cut into blocks and panels on a GPU, and the memory that follows from it. Arithmetic only.
import { PACK_DEPTHS, TENSOR_TILES } from '../../blas3/products/tensorTiles.ts';
import { fields } from '../../core/field.ts';
import type { FactorMode, UpdateMath } from '../factorOptions.ts';
import { panelLd, WIDEST } from '../factorPlan.ts';

const up = (x: number, step: number): number => Math.ceil(x / step) * step;

/**
 * Columns of a block: the update behind it is two products of this depth. H200, 2026-11, ms with blocks of 32, 64, 128: n = 2048 5.81,
 * 5.83, 5.33; of 64, 128, 256: n = 4096 16.9, 15.1, 15.1; n = 8192 67.9, 58.4, 59.4; of 128, 256, 512: n = 16384 284, 280, 274.
 */
export function qrBlock({
  m,
  n,
  nb = 0,
}: {
  readonly m: number;
  readonly n: number;
  readonly nb?: number | undefined;
}): number {
  if (nb > 0) return nb;
  const order = Math.min(m, n);
  if (order < 1536) return 32;
  return order < 12288 ? 128 : 512;
}

/** Columns of a block in which narrow panels are carried over to the columns behind them; wider blocks are made of such blocks. */
export const INNER = 128;

/** A panel of geqr2_panel stores as many rows and columns of T as it is wide at most. */
export const ROOM = 32;

/** Leading dimensions of V and T of k reflectors of m elements. */
export const roomOf = (m: number, k: number) => ({ ldv: up(m, 4), ldt: up(k, ROOM) });

/** Elements that a block of k reflectors of m elements takes: V and T, and V^T V twice while T is computed. */
export const reflectorsWorkspace = (m: number, k: number): number => up(m, 4) * k + 3 * up(k, ROOM) ** 2;

/** Elements of workspace of enqueueLarfb. */
export const larfbWorkspace = (others: number, k: number): number => 2 * up(others, 4) * up(k, 4);

/** Groups of rows of a panel that goes column by column: each adds up what all have found. */
export const MOST_GROUPS = 512;

/** Elements of workspace of panels of up to m rows that go column by column, at most. */
export const columnsWorkspace = (m: number): number => (3 * Math.min(MOST_GROUPS, Math.ceil(m / 32)) + 2 + 32) * 32;

/** Rows of a slab of geqr2_products, by the type of elements: of pairs half as many fit into 16 KiB. */
export const SLABS = { s: 64, c: 32 } as const;

/** Chunks of rows that geqr2_products sums apart, at most: geqr2_apply adds up all of them in each workgroup. */
export const MOST_CHUNKS = 128;

/** Elements of workspace of enqueueCarry for n columns. */
export const carryWorkspace = (type: 's' | 'c', m: number, n: number, WIDTH: number): number =>
  Math.min(MOST_CHUNKS, Math.ceil(m / SLABS[type])) * n * WIDTH;

/**
 * See geqrfWorkspace, and of complex matrices, which are factored natively and whose split updates are real ones of twice the order. Both:
 * V, T and the products of an update, of hybrid's two blocks at a time. Native: what a block and its inner blocks take. Hybrid: the largest
 * panel. Split updates: both factors as two halves each, and an exponent for each row and column.
 */
export function geqrfBytes(
  type: 's' | 'c',
  m: number,
  n: number,
  mode: FactorMode,
  math: UpdateMath,
  nb: number,
): number {
  const order = Math.min(m, n);
  if (order === 0) return 0;
  const of = (w: number): number => reflectorsWorkspace(m, w) + larfbWorkspace(n, w);
  const block = Math.min(order, qrBlock({ m, n, nb }));
  const inner = Math.min(order, INNER);
  const native = order + of(block) + of(inner) + Math.max(carryWorkspace(type, m, inner, 32), columnsWorkspace(m));
  const widest = Math.min(order, nb > 0 ? nb : WIDEST);
  const hybrid = panelLd(m) * widest + of(widest) + reflectorsWorkspace(m, widest);
  const parts = fields[type].parts;
  const isNative = mode === 'native' || parts === 2;
  const own = parts * (isNative ? native : mode === 'hybrid' ? hybrid : Math.max(native, hybrid));
  if (math === 'strict') return 4 * own;
  const depth = up(parts * (isNative ? block : Math.max(block, widest)), PACK_DEPTHS);
  const [rows, cols] = [parts * m, parts * n];
  const { BM, BN } = TENSOR_TILES.split;
  const shorter = (up(rows, BM) + up(cols, BN)) * depth + rows + cols + 8;
  const longer = (up(depth, BM) + up(cols, BN)) * up(rows, PACK_DEPTHS) + depth + cols + 8;
  return 4 * (own + Math.max(shorter, longer));
}
