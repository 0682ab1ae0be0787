import { type FieldMat, type RealArray, type Side } from '../../core/matrix.ts';
import type { BalanceJob, Range } from './gebal.ref.ts';
/**
 * V, n x m, := P D V of right vectors (side 'r'), P D^-1 V of left ones, with what gebalRef says of D and P.
 * Interchanges with what is no row are left out. Source: LAPACK xGEBAK.
 */
export declare function gebakRef(job: BalanceJob, side: Side, n: number, { lo, hi }: Range, scale: RealArray, m: number, V: FieldMat): void;
