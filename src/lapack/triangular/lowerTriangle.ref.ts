// A triangle of a symmetric matrix seen as the lower one, for factorizations of which the upper form is the transpose. Host memory only.
import type { RealArray, RealMat, Uplo } from '../../core/matrix.ts';

/** Element (i, j), i >= j, is data[off + i rs + j cs]. */
export interface LowerView {
  readonly data: RealArray;
  readonly off: number;
  readonly rs: number;
  readonly cs: number;
}

/** With U = L^T the upper triangle, read across, is the lower one. */
export const lowerTriangle = (uplo: Uplo, { data, off, ld }: RealMat): LowerView =>
  uplo === 'l' ? { data, off, rs: 1, cs: ld } : { data, off, rs: ld, cs: 1 };
