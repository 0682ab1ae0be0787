// Error measures of the Bunch-Kaufman factorization, in doubles: dsyt01 (the factors) and MAGMA's solve with them. Factors are read in
// LAPACK's storage: A = F D F^T, F the product of interchanges and multiplier columns in the order of elimination.
import { type MatrixView, matrixView, normFro, normOne } from './norms.ts';
import { multiply } from './product.ts';
import type { Random } from './random.ts';
import { ratio } from './residuals.ts';

type Uplo = 'l' | 'u';
type Pivots = ArrayLike<number>;

/** Rows (and columns) in the order of elimination: an upper triangle is eliminated from its last row on. */
interface Step {
  readonly k: number;
  readonly size: 1 | 2;
  /** The row that row k + size - 1 was exchanged with. */
  readonly p: number;
}

interface Factors {
  readonly n: number;
  readonly steps: readonly Step[];
  /** Element (i, j), i >= j in the order of elimination. */
  at(i: number, j: number): number;
  /** Place of a row in storage. */
  own(i: number): number;
}

/** undefined if a pivot is out of range, or half of a 2 x 2 pivot. */
function readFactors(f: MatrixView, uplo: Uplo, ipiv: Pivots): Factors | undefined {
  const n = f.rows;
  const own = (i: number): number => (uplo === 'l' ? i : n - 1 - i);
  const steps: Step[] = [];
  for (let k = 0; k < n; k += steps.at(-1)!.size) {
    const pivot = ipiv[own(k)]!;
    const size = pivot < 0 ? 2 : 1;
    const p = own(Math.abs(pivot) - 1);
    if (!(Number.isInteger(p) && p >= k + size - 1 && p < n)) return undefined;
    if (size === 2 && ipiv[own(k + 1)] !== pivot) return undefined;
    steps.push({ k, size, p });
  }
  return { n, steps, own, at: (i, j) => f.data[f.offset + own(i) + own(j) * f.ld]! };
}

/** F D F^T in full and in doubles, in O(n^3): the matrix that the factors stand for; NaN if a pivot is out of range. */
export function matrixOfFactors(factors: MatrixView, uplo: Uplo, ipiv: Pivots): MatrixView {
  const n = factors.rows;
  const f = readFactors(factors, uplo, ipiv);
  if (f === undefined) return matrixView(new Float64Array(n * n).fill(Number.NaN), n, n);
  const { at } = f;
  const g = new Float64Array(n * n);
  for (const { k, size, p } of [...f.steps].reverse()) {
    const last = k + size - 1;
    for (let j = k; j <= last; j++) {
      for (let i = j; i <= last; i++) {
        g[i + j * n] = at(i, j);
        g[j + i * n] = at(i, j);
      }
    }
    // G := L_k G L_k^T: rows and columns below gain multiples of those of the pivot, which has only its block yet
    const products = Array.from({ length: size }, () => new Float64Array(n));
    for (const [c, column] of products.entries()) {
      for (let s = 0; s < size; s++) {
        const d = g[k + s + (k + c) * n]!;
        for (let i = last + 1; i < n; i++) column[i]! += at(i, k + s) * d;
      }
    }
    for (let j = last + 1; j < n; j++) {
      for (const [c, column] of products.entries()) {
        const l = at(j, k + c);
        for (let i = last + 1; i < n; i++) g[i + j * n]! += column[i]! * l;
      }
    }
    for (const [c, column] of products.entries()) {
      for (let i = last + 1; i < n; i++) {
        g[i + (k + c) * n] = column[i]!;
        g[k + c + i * n] = column[i]!;
      }
    }
    for (let i = 0; i < n; i++) [g[last + i * n], g[p + i * n]] = [g[p + i * n]!, g[last + i * n]!];
    for (let i = 0; i < n; i++) [g[i + last * n], g[i + p * n]] = [g[i + p * n]!, g[i + last * n]!];
  }
  // An upper triangle was read backwards, in rows and columns.
  return matrixView(uplo === 'l' ? g : g.reverse(), n, n);
}

/** dsyt01 without its eps: ||F D F^T - A||_1 / (n ||A||_1). `a` is the full matrix. */
export function sytrfError(a: MatrixView, factors: MatrixView, uplo: Uplo, ipiv: Pivots): number {
  const n = a.rows;
  const g = matrixOfFactors(factors, uplo, ipiv);
  for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) g.data[i + j * n]! -= a.data[a.offset + i + j * a.ld]!;
  return ratio(normOne(g), n * normOne(a));
}

/** x := A^-1 b by the factors, in place. */
function solve({ n, steps, at, own }: Factors, b: Float64Array): Float64Array {
  const x = Float64Array.from(b, (_, i) => b[own(i)]!);
  const swap = ({ k, size, p }: Step): void => {
    [x[k + size - 1], x[p]] = [x[p]!, x[k + size - 1]!];
  };
  for (const step of steps) {
    const { k, size } = step;
    swap(step);
    for (let s = k; s < k + size; s++) for (let i = k + size; i < n; i++) x[i]! -= at(i, s) * x[s]!;
  }
  for (const { k, size } of steps) {
    if (size === 1) {
      x[k]! /= at(k, k);
    } else {
      const [p, q, r] = [at(k, k), at(k + 1, k), at(k + 1, k + 1)];
      const determinant = (p / q) * r - q;
      const [y, z] = [x[k]!, x[k + 1]!];
      x[k] = ((r / q) * y - z) / determinant;
      x[k + 1] = ((p / q) * z - y) / determinant;
    }
  }
  for (const step of [...steps].reverse()) {
    const { k, size } = step;
    for (let s = k; s < k + size; s++) for (let i = k + size; i < n; i++) x[s]! -= at(i, s) * x[i]!;
    swap(step);
  }
  return Float64Array.from(x, (_, i) => x[own(i)]!);
}

/** ||A x - b||_F / (n ||A||_F ||x||_F) for a random b and x solved with the factors: MAGMA's check of hetrf. `a` is the full matrix. */
export function sytrfSolveError(a: MatrixView, factors: MatrixView, uplo: Uplo, ipiv: Pivots, random: Random): number {
  const f = readFactors(factors, uplo, ipiv);
  if (f === undefined) return Number.NaN;
  const b = random.fill(new Float64Array(f.n), 'rand');
  const x = solve(f, b);
  const residual = multiply(a, false, x);
  for (let i = 0; i < f.n; i++) residual[i]! -= b[i]!;
  return ratio(normFro(matrixView(residual, f.n, 1)), f.n * normFro(a) * normFro(matrixView(x, f.n, 1)));
}
