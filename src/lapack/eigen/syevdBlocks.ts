// The memory that symmetric eigenproblems take on a GPU. Arithmetic only.
import { larfbWorkspace, reflectorsWorkspace } from '../qr/qrBlocks.ts';

/** Rows of the smallest tiles whose products the reduction sums apart. */
const TILE = 64;
/** Numbers for each row that divide and conquer keeps lists and values of, at most. */
const LISTS = 64;
/** Numbers that it takes whatever the order. */
const FIXED = 4096;

/**
 * See syevdWorkspace. The whole matrix with its panel; then sums of products while it is reduced, and with vectors those of the
 * tridiagonal matrix, which take two more matrices while halves are merged, and a block of reflectors in the end.
 */
export function syevdBytes(n: number, jobz: 'n' | 'v'): number {
  if (n === 0) return 0;
  const order = 4 * Math.ceil(n / 4);
  const panel = n < 2048 ? 32 : 64;
  const reduction = order * (order + 3 * panel) + 3 * order + 4;
  const products = 4 * panel + order + 3 + order * (Math.ceil(order / TILE) + 1);
  if (jobz === 'n') return 4 * (reduction + products);
  const block = Math.min(n, n <= 1024 ? 64 : 256);
  const merges = 2 * order * n + LISTS * n + FIXED;
  const reflections = reflectorsWorkspace(n, block) + larfbWorkspace(n, block);
  return 4 * (reduction + Math.max(products, order * n + Math.max(merges, reflections)));
}
