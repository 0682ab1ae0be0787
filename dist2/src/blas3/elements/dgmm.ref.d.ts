import type { FieldMat, Side } from '../../core/matrix.ts';
/** C := diag(x) A (side 'l') or A diag(x) (side 'r'), m x n. The ld of x is its increment; a negative one starts at the far end. */
export declare function dgmmRef(side: Side, m: number, n: number, A: FieldMat, x: FieldMat, C: FieldMat): void;
