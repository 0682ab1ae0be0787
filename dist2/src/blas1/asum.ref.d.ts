import type { FieldMat } from '../core/matrix.ts';
/** The sum of absolute values, of complex numbers of |Re| + |Im|. */
export declare function asumRef(n: number, x: FieldMat): number;
