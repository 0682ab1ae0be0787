// What a factorization U D U^T or L D L^T of sytrf multiplies out to (dsyt01), and the info that interchanges make of a zero row.
import type { MatrixView } from '../../../testing/lib/norms.ts';
import type { RealPrec } from './desk.ts';
import { entryOf, factorRatio, made } from './ratios.ts';

/** dsyt01; NaN where a pivot is not a row, or where a block of two is not marked twice. */
export function bunchKaufmanRatio(
  a: MatrixView,
  factors: MatrixView,
  uplo: 'u' | 'l',
  ipiv: readonly number[],
  prec: RealPrec,
): number {
  const n = a.rows;
  const blocks = blocksOf(ipiv);
  if (blocks === undefined) return Number.NaN;
  const of = (i: number, j: number): number =>
    (uplo === 'u' ? i <= j : i >= j) ? entryOf(factors, i, j) : entryOf(factors, j, i);
  const c = made(n, n, (i, j) =>
    blocks.some(({ k, size }) => i >= k && j >= k && i < k + size && j < k + size) ? of(i, j) : 0,
  );
  // U = P(n) U(n) ... P(k) U(k) ...: the first block goes in first, and the last one first of L.
  for (const { k, size, swap } of uplo === 'u' ? blocks : blocks.toReversed()) {
    const [from, to] = uplo === 'u' ? [0, k] : [k + size, n];
    const own = uplo === 'u' ? k : k + size - 1;
    for (const row of [true, false]) {
      for (let l = 0; l < n; l++) {
        const at = (i: number): number => (row ? i + l * n : l + i * n);
        for (let s = k; s < k + size; s++) {
          for (let i = from; i < to; i++) c.data[at(i)]! += entryOf(factors, i, s) * c.data[at(s)]!;
        }
        [c.data[at(own)], c.data[at(swap)]] = [c.data[at(swap)]!, c.data[at(own)]!];
      }
    }
  }
  return factorRatio(a, c, prec);
}

interface Block {
  readonly k: number;
  readonly size: 1 | 2;
  /** The row that was interchanged: with the only row of the block, with the first of two of U, with the second of L. */
  readonly swap: number;
}

function blocksOf(ipiv: readonly number[]): readonly Block[] | undefined {
  const blocks: Block[] = [];
  for (let k = 0; k < ipiv.length; ) {
    const pivot = ipiv[k]!;
    const size = pivot > 0 ? 1 : 2;
    if (pivot === 0 || Math.abs(pivot) > ipiv.length) return undefined;
    if (size === 2 && ipiv[k + 1] !== pivot) return undefined;
    blocks.push({ k, size, swap: Math.abs(pivot) - 1 });
    k += size;
  }
  return blocks;
}

/** Where the interchanges have taken a zero row: the first zero in D, from 1. */
export function expectedInfo(zero: number, ipiv: readonly number[]): number {
  let k = zero;
  while (k > 0 && Math.abs(ipiv[k - 1]!) !== k) k = Math.abs(ipiv[k - 1]!);
  return k;
}
