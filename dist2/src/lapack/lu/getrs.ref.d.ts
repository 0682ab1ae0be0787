import type { FieldMat } from '../../core/matrix.ts';
import type { Getrs } from '../../core/signatures.ts';
/** B := op(A)^-1 B with P A = L U in A and ipiv. Divides by the diagonal of U as it is: a zero there gives infinities and NaN. */
export declare const getrsRef: Getrs<FieldMat>;
