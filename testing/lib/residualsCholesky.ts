// Error measure of Cholesky factors that needs no other program and O(n^2): for orders at which no reference could keep up.
import type { Uplo } from '../../src/index.ts';
import type { MatrixView } from './norms.ts';
import { matrixView, normFro, normMax } from './norms.ts';
import { multiply, signVector } from './product.ts';
import type { Random } from './random.ts';
import { type Applied, ratio } from './residuals.ts';

/** A t for a symmetric A of which only a triangle is read: the triangle, its transpose, and the diagonal that both have. */
export function symmetricProduct(a: MatrixView, uplo: Uplo, t: Float64Array): Float64Array {
  const triangle = { uplo, diag: 'n' } as const;
  const y = multiply(a, false, t, triangle);
  const other = multiply(a, true, t, triangle);
  for (let i = 0; i < y.length; i++) y[i]! += other[i]! - a.data[a.offset + i * (a.ld + 1)]! * t[i]!;
  return y;
}

/** ||A||_F from a triangle: what lies off the diagonal counts twice. */
function symmetricNorm({ data, rows: n, ld, offset }: MatrixView, uplo: Uplo): number {
  const diagonal = Float64Array.from({ length: n }, (_, i) => data[offset + i * (ld + 1)]!);
  const order = Math.max(0, n - 1);
  const off = { data, rows: order, cols: order, ld, offset: offset + (uplo === 'l' ? 1 : ld) };
  return Math.hypot(normFro(matrixView(diagonal, n, 1)), Math.SQRT2 * normFro(off, { uplo, diag: 'n' }));
}

/** L L^T t or U^T U t. */
function factorProduct(factor: MatrixView, uplo: Uplo, t: Float64Array): Float64Array {
  const triangle = { uplo, diag: 'n' } as const;
  return multiply(factor, uplo === 'u', multiply(factor, uplo === 'l', t, triangle), triangle);
}

/** L L^T or U^T U for a factor without negative elements: the sums of the columns are a product with ones then. */
export function appliedCholesky(factor: MatrixView, uplo: Uplo): Applied {
  const sums = factorProduct(factor, uplo, new Float64Array(factor.rows).fill(1));
  return { norm: normMax(matrixView(sums, sums.length, 1)), apply: (t) => factorProduct(factor, uplo, t) };
}

/** Estimates ||A - L L^T||_F / (N ||A||_F), or that of U^T U, by random signs t as getrfVectorCheck does. */
export function potrfVectorCheck(a: MatrixView, factor: MatrixView, uplo: Uplo, random: Random, vectors = 2): number {
  const n = a.rows;
  let norm = 0;
  for (let trial = 0; trial < vectors; trial++) {
    const t = signVector(n, random);
    const residual = symmetricProduct(a, uplo, t);
    const product = factorProduct(factor, uplo, t);
    for (let i = 0; i < n; i++) residual[i]! -= product[i]!;
    norm = Math.hypot(norm, normFro(matrixView(residual, n, 1)));
  }
  return ratio(norm / Math.sqrt(vectors), n * symmetricNorm(a, uplo));
}
