// What a factorization U D U^T or L D L^T of sytrf, or U D U^H or L D L^H of hetrf, multiplies out to (xsyt01, xhet01), and the info that
// interchanges make of a zero row.
import type { MatrixView } from '../../../testing/lib/norms.ts';
import { conjugate, type Scalar } from '../../../testing/lib/scalars.ts';
import type { NumberPrec } from './desk.ts';
import { type Mirror, made, scalarOf } from './matrices.ts';
import { factorRatio } from './ratios.ts';

/** xsyt01, or with 'c' xhet01; NaN where a pivot is not a row, or where a block of two is not marked twice. */
export function bunchKaufmanRatio(
  a: MatrixView,
  factors: MatrixView,
  uplo: 'u' | 'l',
  ipiv: readonly number[],
  prec: NumberPrec,
  mirror: Mirror = 't',
): number {
  const n = a.rows;
  const across = mirror === 'c' ? conjugate : (x: Scalar): Scalar => x;
  const blocks = blocksOf(ipiv);
  if (blocks === undefined) return Number.NaN;
  const of = (i: number, j: number): Scalar =>
    (uplo === 'u' ? i <= j : i >= j) ? scalarOf(factors, i, j) : across(scalarOf(factors, j, i));
  const inBlock = (i: number, j: number): boolean =>
    blocks.some(({ k, size }) => i >= k && j >= k && i < k + size && j < k + size);
  const c = made(n, n, (i, j) => (inBlock(i, j) ? of(i, j) : 0), a.parts);
  // U = P(n) U(n) ... P(k) U(k) ...: the first block goes in first, and the last one first of L.
  for (const { k, size, swap } of uplo === 'u' ? blocks : blocks.toReversed()) {
    const [from, to] = uplo === 'u' ? [0, k] : [k + size, n];
    const own = uplo === 'u' ? k : k + size - 1;
    for (const row of [true, false]) {
      for (let l = 0; l < n; l++) {
        const at = (i: number): number => (row ? i + l * n : l + i * n);
        for (let s = k; s < k + size; s++) {
          for (let i = from; i < to; i++) {
            const factor = scalarOf(factors, i, s);
            addMultiple(c.data, at(i), row ? factor : across(factor), at(s));
          }
        }
        exchange(c, at(own), at(swap));
      }
    }
  }
  return factorRatio(a, c, prec);
}

/** y(p) := y(p) + factor y(q) */
function addMultiple(y: MatrixView['data'], p: number, factor: Scalar, q: number): void {
  if (typeof factor === 'number') {
    y[p]! += factor * y[q]!;
    return;
  }
  const [re, im] = [y[2 * q]!, y[2 * q + 1]!];
  y[2 * p]! += factor.re * re - factor.im * im;
  y[2 * p + 1]! += factor.re * im + factor.im * re;
}

function exchange({ data, parts = 1 }: { data: MatrixView['data']; parts?: 1 | 2 }, p: number, q: number): void {
  for (let s = 0; s < parts; s++)
    [data[parts * p + s], data[parts * q + s]] = [data[parts * q + s]!, data[parts * p + s]!];
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
