// Complex matrices with given moduli of eigenvalues, and random ones, as LAPACK's generators for its programs of nonsymmetric eigenproblems
// make them: those of zlatmr and zlatme. In doubles.
import type { MatrixView } from '../../../testing/lib/norms.ts';
import type { Random } from '../../../testing/lib/random.ts';
import { type Scalar, times } from '../../../testing/lib/scalars.ts';
import { complexified, turns } from '../lin/latms.ts';
import { adjointOf, identity, made, product, scalarOf, scaledBy } from '../lin/matrices.ts';
import { type Spectrum, valuesOf } from './spectra.ts';

/** Values of `spectrum` at random angles. */
const anglesOf = (n: number, spectrum: Spectrum, random: Random): Scalar[] => {
  const turned = turns(n, random);
  return [...valuesOf(n, spectrum, false, random)].map((x, i) => times(x, turned[i]!));
};

export function complexDiagonalOf(n: number, spectrum: Spectrum, random: Random): MatrixView {
  const d = anglesOf(n, spectrum, random);
  return made(n, n, (i, j) => (i === j ? d[i]! : 0), 2);
}

/** Uniform on the unit disc, then scaled so that the largest modulus is `norm`. */
export function complexRandomOf(n: number, norm: number, random: Random): MatrixView {
  const entries = turns(n * n, random).map((turn) => times(Math.sqrt(random.rand()), turn));
  return scaledTo(
    made(n, n, (i, j) => entries[i + j * n]!, 2),
    norm,
  );
}

function scaledTo(a: MatrixView, norm: number): MatrixView {
  let most = 0;
  for (let p = 0; p < a.data.length; p += 2) most = Math.max(most, Math.hypot(a.data[p]!, a.data[p + 1]!));
  // A quotient of the two may leave the range.
  return most === 0 ? a : scaledBy(scaledBy(a, 1 / most), norm);
}

/**
 * X T X^-1 with a random upper triangular T that has values of `spectrum` at random angles on its diagonal, and an X of condition
 * `similarity`, scaled so that the largest modulus is `norm`. Source: LAPACK xLATME.
 */
export function complexSimilarTo(
  n: number,
  { norm, ...spectrum }: Spectrum,
  similarity: number,
  random: Random,
): MatrixView {
  const d = anglesOf(n, { ...spectrum, norm: 1 }, random);
  const above = complexRandomOf(n, 1, random);
  const t = made(n, n, (i, j) => (i < j ? scalarOf(above, i, j) : i === j ? d[i]! : 0), 2);
  const unitary = (): MatrixView => complexified(identity(n), false, random);
  const [u, v] = [unitary(), unitary()];
  const s = valuesOf(n, { mode: 'arith', cond: similarity, norm: 1 }, false, random);
  const inner = product(product(v, t), adjointOf(v));
  const scaled = made(n, n, (i, j) => times(s[i]! / s[j]!, scalarOf(inner, i, j)), 2);
  return scaledTo(product(product(u, scaled), adjointOf(u)), norm);
}
