import type { FieldMat } from '../../core/matrix.ts';
import { type ConditionNorm } from './condition.ref.ts';
/**
 * 1 / (||A|| ||A^-1||) with P A = L U in A. P is not needed: it interchanges columns of A^-1, which changes no norm here. Source: LAPACK
 * xGECON.
 */
export declare const geconRef: (norm: ConditionNorm, n: number, A: FieldMat, anorm: number) => number;
