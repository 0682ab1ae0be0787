import { type Values } from '../../core/spec.ts';
/** Elements beside the diagonal of a matrix of order n. */
export declare const offDiagonal: (a: Values) => number;
