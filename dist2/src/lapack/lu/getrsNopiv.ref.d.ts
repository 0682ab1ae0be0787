import type { FieldMat, Trans } from '../../core/matrix.ts';
/** B := op(A)^-1 B with A = L U in A. Divides by the diagonal of U as it is: a zero there gives infinities and NaN. */
export declare function getrsNopivRef(trans: Trans, n: number, nrhs: number, A: FieldMat, B: FieldMat): void;
