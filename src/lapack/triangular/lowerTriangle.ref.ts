// A triangle of a symmetric or Hermitian matrix seen as the lower one, for factorizations of which the upper form is the transpose. Host
// memory only.
import type { FieldMat, RealArray, Uplo } from '../../core/matrix.ts';

/** Element (i, j), i >= j, is data[off + i rs + j cs], or the pair of numbers of that place. */
export interface LowerView {
  readonly data: RealArray;
  readonly off: number;
  readonly rs: number;
  readonly cs: number;
}

/** With U = L^T the upper triangle, read across, is the lower one; of complex numbers that of the conjugate matrix, with U^H = L. */
export const lowerTriangle = (uplo: Uplo, { data, off, ld }: FieldMat): LowerView =>
  uplo === 'l' ? { data, off, rs: 1, cs: ld } : { data, off, rs: ld, cs: 1 };
