// The determinant of a matrix from its LU factorization, as a significand and a power of two, in TypeScript.
import type { RealMat } from '../../core/matrix.ts';

export interface Determinant {
  readonly sign: number;
  readonly logdet: number;
  readonly det: number;
}

/** x = significand 2^exponent with 1 <= |significand| < 2, or about so; zero, infinities and NaN are their own significands. */
function split(x: number): readonly [significand: number, exponent: number] {
  if (x === 0 || !Number.isFinite(x)) return [x, 0];
  // The logarithm of the largest numbers is rounded to 1024, which is no exponent.
  const exponent = Math.min(1023, Math.floor(Math.log2(Math.abs(x))));
  return [x / 2 ** exponent, exponent];
}

/** The product of U's diagonal, with the sign of the interchanges. */
export function slogdetRef(n: number, LU: RealMat, ipiv: Int32Array, ipivOff: number): Determinant {
  let [significand, exponent] = [1, 0];
  for (let i = 0; i < n; i++) {
    const [u, e] = split(LU.data[LU.off + i * (LU.ld + 1)]!);
    const [product, more] = split(significand * (ipiv[ipivOff + i] === i + 1 ? u : -u));
    significand = product;
    exponent += e + more;
  }
  const magnitude = Math.abs(significand);
  const ordinary = magnitude > 0 && magnitude < Number.POSITIVE_INFINITY;
  // In two steps, because 2^exponent alone may leave the range where the product does not.
  const half = Math.trunc(exponent / 2);
  return {
    sign: Math.sign(significand) + 0,
    logdet: Math.log(magnitude) + (ordinary ? exponent * Math.LN2 : 0),
    det: ordinary ? significand * 2 ** half * 2 ** (exponent - half) : significand + 0,
  };
}
