import type { FieldMat } from '../../core/matrix.ts';
import type { Potrs } from '../../core/signatures.ts';
/** B := A^-1 B with A = L L^H ('l') or U^H U ('u') in A. Divides by the diagonal as it is. */
export declare const potrsRef: Potrs<FieldMat>;
