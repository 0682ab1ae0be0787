// Vectors of the level-2 references: element i of a vector is data[off + i*ld], whatever the sign of the increment ld.
import { startOf } from '../blas1/vector.ref.ts';
import type { RealMat } from '../core/matrix.ts';

/** A BLAS vector of n elements, given by pointer and increment, as its elements lie: BLAS starts at the far end if inc is negative. */
export const vectorRef = ({ data, off }: RealMat, n: number, inc: number): RealMat => ({
  data,
  off: startOf(n, { off, ld: inc }),
  ld: inc,
});

/** A copy of its elements in double precision. */
export function elements(x: RealMat, n: number): Float64Array {
  return Float64Array.from({ length: n }, (_, i) => x.data[x.off + i * x.ld]!);
}

/** y := values + beta y, rounded once per element. beta = 0 does not read y. */
export function accumulate(values: Float64Array, beta: number, y: RealMat): void {
  for (let i = 0; i < values.length; i++) {
    const at = y.off + i * y.ld;
    y.data[at] = beta === 0 ? values[i]! : values[i]! + beta * y.data[at]!;
  }
}
