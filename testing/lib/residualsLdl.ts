// Error of the factorization L D L^T without pivoting, in doubles, and the matrices that it is tried with.
import type { Prec } from '../../src/index.ts';
import { fillDefinite } from './batch.ts';
import { larger, type MatrixView, matrixView, normOne } from './norms.ts';
import type { Random } from './random.ts';
import { ratio } from './residuals.ts';
import { symmetricView } from './triangles.ts';

type Uplo = 'l' | 'u';

/** A quasi-definite matrix in a triangle: the first half of its diagonal is positive, the other one negative, all of it dominant. */
export function fillQuasiDefinite(prec: Prec, a: MatrixView, uplo: Uplo, random: Random): void {
  fillDefinite(prec, a, uplo, random);
  for (let j = Math.ceil(a.cols / 2); j < a.cols; j++) {
    const at = a.offset + j * (a.ld + 1);
    a.data[at] = -a.data[at]!;
  }
}

/** The symmetric matrix that factors stand for. */
export function matrixOfLdl(f: MatrixView, uplo: Uplo): MatrixView {
  const n = f.cols;
  const at = (i: number, j: number): number => f.data[f.offset + (uplo === 'l' ? i + j * f.ld : j + i * f.ld)]!;
  const a = matrixView(new Float64Array(n * n), n, n);
  for (let j = 0; j < n; j++) {
    for (let i = j; i < n; i++) {
      let sum = 0;
      for (let k = 0; k <= j; k++) sum += (k === i ? 1 : at(i, k)) * at(k, k) * (k === j ? 1 : at(j, k));
      a.data[i + j * n] = sum;
      a.data[j + i * n] = sum;
    }
  }
  return a;
}

/** ||A - L D L^T||_1 / (N ||A||_1), or with U^T D U. */
export function ldlError(a: MatrixView, f: MatrixView, uplo: Uplo): number {
  const n = a.cols;
  const [full, product] = [symmetricView(a, uplo), matrixOfLdl(f, uplo)];
  let worst = 0;
  for (let j = 0; j < n; j++) {
    let sum = 0;
    for (let i = 0; i < n; i++) sum += Math.abs(full.data[full.offset + i + j * full.ld]! - product.data[i + j * n]!);
    worst = larger(sum, worst);
  }
  return ratio(worst, n * normOne(full));
}
