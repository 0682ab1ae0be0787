import type { FieldMat } from '../../core/matrix.ts';
/** A := SA + SB, without SB A := SA. */
export declare function lag2dRef(m: number, n: number, SA: FieldMat, A: FieldMat, SB?: FieldMat): void;
