import type { FieldMat } from '../../core/matrix.ts';
/** SA := A in singles, SB := A - SA in singles, zero where SA is not finite. Returns 1 if an element of SA is infinite, else 0. */
export declare function lag2sRef(m: number, n: number, A: FieldMat, SA: FieldMat, SB?: FieldMat): number;
