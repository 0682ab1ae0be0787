// gallery(name, shape): matrices to try algorithms on, by formulas and by singular values or eigenvalues.
import { ArgumentError } from '../../core/errors.js';
import { checkNames } from '../options.js';
import { blank, dtypeOf, shapeOf } from './dtype.js';
import { GALLERY } from './galleryEntries.js';
import { randomOf } from './rand.js';
import { DISTRIBUTIONS, fillHeev, fillSvd, generateSigma } from './spectra.js';
const SPECTRAL = ['svd', 'poev', 'heev'];
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
export function gallery(name, shape, options = {}) {
    const names = [...Object.keys(GALLERY), ...SPECTRAL];
    if (!names.includes(name))
        throw new ArgumentError('gallery', 'name', 1, name, `must be one of ${names.join(', ')}`);
    const sizes = shapeOf('gallery', 2, shape);
    if (sizes.length !== 1 && sizes.length !== 2)
        throw new ArgumentError('gallery', 'shape', 2, sizes.join(' x '), 'must be n or [m, n]');
    const [rows, cols] = [sizes[0], sizes[1] ?? sizes[0]];
    const isSpectral = SPECTRAL.includes(name);
    checkNames('gallery', 3, options, ['dtype', ...(isSpectral ? ['cond', 'distribution', 'seed'] : [])]);
    const dtype = dtypeOf('gallery', 3, options.dtype);
    const made = blank('gallery', dtype, [rows, cols]);
    const elements = isSpectral
        ? spectral(name, rows, cols, dtype, options)
        : GALLERY[name](Math.max(rows, cols), cols);
    for (let i = 0, at = 0; i < rows; i++)
        for (let j = 0; j < cols; j++)
            made.data[at++] = elements(i, j);
    return made;
}
/** The elements of a random matrix with given singular values or eigenvalues. */
function spectral(name, rows, cols, dtype, options) {
    const { cond = dtype === 'float32' ? 1e3 : 1e8, distribution = 'logrand', seed } = options;
    const fail = (argument, value, rule) => {
        throw new ArgumentError('gallery', argument, 3, value, rule);
    };
    if (!(typeof cond === 'number' && cond >= 1 && cond < Infinity))
        fail('cond', cond, 'must be a finite number >= 1');
    const kinds = DISTRIBUTIONS.filter((kind) => kind !== 'specified');
    if (!kinds.includes(distribution))
        fail('distribution', distribution, `must be one of ${kinds.join(', ')}`);
    if (name !== 'svd' && rows !== cols)
        throw new ArgumentError('gallery', 'shape', 2, `${rows} x ${cols}`, `of '${name}' must be square`);
    const random = randomOf('gallery', 3, seed);
    const sigma = generateSigma(Math.min(rows, cols), distribution, cond, random);
    if (name === 'heev')
        for (let i = 0; i < sigma.length; i++)
            sigma[i] = sigma[i] * random.sign();
    const a = new Float64Array(rows * cols);
    if (name === 'svd')
        fillSvd(a, rows, cols, Math.max(1, rows), sigma, random);
    else
        fillHeev(a, rows, Math.max(1, rows), sigma, random);
    return (i, j) => a[i + j * rows];
}
