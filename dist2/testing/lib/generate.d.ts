import { type Prec } from '../../src/core/field.ts';
import type { Random } from './random.ts';
export interface GenerateOptions {
    /** kind[_distribution][_scaling][_dominant][_zerocolN], e.g. rand_dominant or svd_geo_small. */
    readonly matrix: string;
    /** 0 or absent: sqrt(1/eps) of the precision. */
    readonly cond?: number;
    readonly condD?: number;
    /** Decides the default cond and the levels of _ufl, _ofl, _small and _large; of complex numbers both parts are made. */
    readonly prec: Prec;
    /** Values for the distribution _specified. */
    readonly sigma?: ArrayLike<number>;
}
export interface Generated {
    /** Column-major, lda x n; complex elements are pairs. */
    readonly A: Float64Array;
    /** Singular values (heev: eigenvalues) as generated; NaN where they are not known. */
    readonly sigma: Float64Array;
    /** What the options ask for and the matrix cannot give; for stderr. */
    readonly warnings: readonly string[];
}
/** Every kind that --matrix takes, without suffixes. */
export declare const MATRIX_KINDS: readonly string[];
/**
 * An m x n matrix in an array of lda x n; random numbers come from `random`, which advances. Of complex matrices those that are drawn by
 * elements have two real numbers in each, those with prescribed singular values or eigenvalues are turned, and the others are real.
 */
export declare function generateMatrix(options: GenerateOptions, m: number, n: number, lda: number, random: Random): Generated;
