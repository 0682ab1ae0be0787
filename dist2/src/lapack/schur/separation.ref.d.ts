import { type FieldMat } from '../../core/matrix.ts';
import { type Doubles } from './doubles.ref.ts';
/** The largest sum of magnitudes of a column. */
export declare function normOneRef(n: number, { data, off, ld, parts }: FieldMat): number;
/**
 * A lower bound of 1 / ||P||, with P the spectral projector of the first `count` eigenvalues of T: the reciprocal condition number of their
 * average. T's diagonal blocks are not divided. Source: LAPACK xTRSEN.
 */
export declare function averageConditionRef(n: number, count: number, T: Doubles): number;
/**
 * An estimate of sep(T11, T22), the least norm of T11 X - X T22 for X of norm 1: the reciprocal condition number of the invariant subspace
 * of the first `count` eigenvalues of T. That of all or none is the norm of T. Source: LAPACK xTRSEN.
 */
export declare function separationRef(n: number, count: number, T: Doubles): number;
