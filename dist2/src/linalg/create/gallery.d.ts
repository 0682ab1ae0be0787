import { type Created, type CreateOptions, type DType, type Shape } from './dtype.ts';
import { type FormulaName } from './galleryEntries.ts';
import type { Random } from './random.ts';
import { type SigmaDistribution } from './spectra.ts';
/** Matrices that are made from singular values, or from eigenvalues: positive ones, or of both signs. */
export type SpectralName = 'svd' | 'poev' | 'heev';
/** The test matrices of `gallery`, by name. */
export type GalleryName = FormulaName | SpectralName;
/** Options of `gallery`. */
export interface GalleryOptions<D extends DType = DType> extends CreateOptions<D> {
    /** Of 'svd', 'poev' and 'heev': the ratio of the largest to the least singular value; default 1e8, with `dtype: 'float32'` 1e3. */
    readonly cond?: number;
    /**
     * Of 'svd', 'poev' and 'heev': 'logrand', the default, logarithms uniformly distributed; 'arith' and 'geo' equal steps, and equal ratios;
     * 'cluster0' and 'cluster1' all but one the least, or the largest; with 'r' in front in rising order; 'rand', 'rands', 'randn' random
     * numbers that cond does not bind.
     */
    readonly distribution?: Exclude<SigmaDistribution, 'specified'>;
    /** Of 'svd', 'poev' and 'heev': as in randn. */
    readonly seed?: number | Random;
}
/**
 * A matrix of the gallery that this library is tested with: Higham's, MATLAB's and SLATE's.
 *
 * name: by a formula, with i and j from 1, 'cauchy' 1 / (i + j), 'chebspec' (spectral differentiation), 'chow', 'circul' (circulant of 1,
 * 2, ..., n), 'clement', 'fiedler' |i - j|, 'frank', 'gcdmat' gcd(i, j), 'gfpp' (growth 1.5^(n - 1) of pivots), 'hilb' 1 / (i + j - 1),
 * 'ij', 'kahan', 'kms' 2^-|i - j|, 'lehmer' min / max, 'lotkin', 'minij' min(i, j), 'moler', 'orthog', 'parter', 'pei', 'redheff',
 * 'riemann', 'ris', 'toeppen', 'tridiag' -1 2 -1, 'triw', 'zielkeNS'; 'svd', random with given singular values; 'poev', symmetric positive
 * definite, and 'heev', symmetric, with given eigenvalues.
 *
 * shape: n for n x n, or [m, n]. 'poev' and 'heev' are square. The result is a new ndarray, rows first, of doubles, or of singles with
 * `dtype: 'float32'`. Flops n^3 of those with given singular values, else n^2.
 *
 * @throws ArgumentError for another name, a wrong shape or option.
 * @example
 * console.log((await cond(gallery('hilb', 5))).toFixed(0)); // 476607
 * const A = gallery('svd', [20, 5], { cond: 1e4, seed: 1 });
 * console.log((await cond(A)).toFixed(3)); // 10000.000
 */
export declare function gallery<D extends DType = 'float64'>(name: GalleryName, shape: Shape, options?: GalleryOptions<D>): Created<D>;
