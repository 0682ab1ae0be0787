// The matrix generator behind --matrix, --cond and --condD: MAGMA's kinds, and SLATE's named and zero-column ones.
// Everything is made in doubles; the caller rounds to its precision.
import { fields } from '../../src/core/field.js';
import { GALLERY } from '../../src/linalg/create/galleryEntries.js';
import { DISTRIBUTIONS, fillHeev, fillSvd, generateSigma, scaleColumns, scaleSymmetric, unitColumns, } from '../../src/linalg/create/spectra.js';
import { partsOf, setReal, sizeAt } from './norms.js';
import { UsageError } from './usage.js';
const ENTRIES = ['rand', 'rands', 'randn', 'randb', 'randr'];
const SPECTRAL = ['diag', 'svd', 'poev', 'heev'];
const SIMPLE = {
    zero: () => () => 0,
    ones: () => () => 1,
    identity: () => (i, j) => (i === j ? 1 : 0),
    jordan: () => (i, j) => (i === j || i === j + 1 ? 1 : 0),
    kronecker: (m, cond) => (i, j) => (i === j ? 1 + m / cond : 1),
};
const ALIASES = { zeros: 'zero', spd: 'poev', syev: 'heev' };
const SCALINGS = ['ufl', 'ofl', 'small', 'large'];
const SQUARE = new Set(['jordan', 'poev', 'heev']);
const TURNED = new Set(['svd', 'poev', 'heev']);
/** Every kind that --matrix takes, without suffixes. */
export const MATRIX_KINDS = [
    ...Object.keys(SIMPLE),
    ...ENTRIES,
    ...SPECTRAL,
    ...Object.keys(ALIASES),
    ...Object.keys(GALLERY).sort(),
];
const isOneOf = (values, word) => values.some((v) => v === word);
function parsePlan(name, n, prec) {
    const [word, ...suffixes] = name.split('_');
    const kind = ALIASES[word] ?? word;
    if (!MATRIX_KINDS.includes(kind)) {
        throw new UsageError(`--matrix ${name} is not valid: unknown kind '${word}', use one of ${MATRIX_KINDS.join(' ')}`);
    }
    const unfit = (suffix, why) => {
        throw new UsageError(`--matrix ${name} is not valid: suffix '_${suffix}' ${why}`);
    };
    let distribution = 'rand';
    let scale = 1;
    let dominant = false;
    let zeroColumn;
    for (const suffix of suffixes) {
        if (isOneOf(DISTRIBUTIONS, suffix)) {
            if (!isOneOf(SPECTRAL, kind))
                unfit(suffix, `needs one of ${SPECTRAL.join(' ')}`);
            distribution = suffix;
        }
        else if (isOneOf(SCALINGS, suffix)) {
            if (!isOneOf(SPECTRAL, kind) && !isOneOf(ENTRIES, kind))
                unfit(suffix, 'needs a random matrix');
            scale = scaleOf(suffix, prec);
        }
        else if (suffix === 'dominant') {
            dominant = true;
        }
        else if (suffix.startsWith('zerocol')) {
            zeroColumn =
                parseZeroColumn(suffix.slice(7), n) ?? unfit(suffix, `needs a column in 0..${n - 1} or a fraction 0.0..1.0`);
        }
        else {
            unfit(suffix, `is unknown, use one of ${[...DISTRIBUTIONS, ...SCALINGS, 'dominant', 'zerocolN'].join(' ')}`);
        }
    }
    return { name, kind, distribution, scale, dominant, zeroColumn };
}
const isDouble = (prec) => fields[prec].eps === fields.d.eps;
/** Levels by precision: the smallest normal number, its inverse, and their roots. */
function scaleOf(scaling, prec) {
    const underflow = isDouble(prec) ? 2 ** -1022 : 2 ** -126;
    const level = scaling === 'ufl' || scaling === 'small' ? underflow : 1 / underflow;
    return scaling === 'small' || scaling === 'large' ? Math.sqrt(level) : level;
}
function parseZeroColumn(text, n) {
    if (!/^\d+(\.\d*)?$/.test(text))
        return undefined;
    const value = Number(text);
    if (!text.includes('.'))
        return value < n ? value : undefined;
    return value <= 1 && n > 0 ? Math.floor(value * (n - 1)) : undefined;
}
/**
 * An m x n matrix in an array of lda x n; random numbers come from `random`, which advances. Of complex matrices those that are drawn by
 * elements have two real numbers in each, those with prescribed singular values or eigenvalues are turned, and the others are real.
 */
export function generateMatrix(options, m, n, lda, random) {
    if (lda < m)
        throw new RangeError(`lda is ${lda}; it must be at least m = ${m}`);
    const plan = parsePlan(options.matrix, n, options.prec);
    if (m !== n && SQUARE.has(plan.kind)) {
        throw new UsageError(`--matrix ${plan.name} is not valid: '${plan.kind}' must be square, not ${m} x ${n}`);
    }
    const parts = partsOf(options.prec);
    const drawn = isOneOf(ENTRIES, plan.kind) ? plan.kind : undefined;
    let A = new Float64Array(lda * n * (drawn === undefined ? 1 : (parts ?? 1)));
    const sigma = new Float64Array(Math.min(m, n)).fill(Number.NaN);
    const cond = options.cond || 1 / Math.sqrt(isDouble(options.prec) ? 2 ** -52 : 2 ** -23);
    const simple = SIMPLE[plan.kind]?.(m, cond);
    const named = GALLERY[plan.kind]?.(Math.max(m, n), n);
    if (simple ?? named)
        fillEntries(A, m, n, lda, simple ?? named);
    else if (drawn !== undefined)
        fillRandom(A, drawn, plan.scale, random, parts);
    else
        fillSpectral(A, m, n, lda, plan, { ...options, cond }, sigma, random);
    if (plan.kind === 'zero')
        sigma.fill(0);
    if (plan.kind === 'identity')
        sigma.fill(1);
    if (parts !== undefined && drawn === undefined)
        A = inPlane(A, n, lda, plan.kind, random);
    const view = { data: A, rows: m, cols: n, ld: lda, offset: 0, parts };
    if (plan.dominant)
        makeDominant(view);
    if (plan.zeroColumn !== undefined)
        clearColumn(view, plan.zeroColumn, SQUARE.has(plan.kind));
    if (plan.dominant || plan.zeroColumn !== undefined)
        sigma.fill(Number.NaN);
    return { A, sigma, warnings: warningsFor(plan, options) };
}
function fillEntries(A, m, n, lda, entry) {
    for (let j = 0; j < n; j++)
        for (let i = 0; i < m; i++)
            A[i + j * lda] = entry(i, j);
}
/** Fills padding rows too, as MAGMA does, so that equal ISEED and lda give equal matrices. */
function fillRandom(A, kind, scale, random, parts) {
    if (kind === 'randb')
        for (let i = 0; i < A.length; i++)
            A[i] = random.sign() > 0 ? 1 : 0;
    else if (kind === 'randr')
        for (let i = 0; i < A.length; i++)
            A[i] = random.sign();
    else
        random.fill(A, kind, parts);
    if (scale !== 1)
        for (let i = 0; i < A.length; i++)
            A[i] *= scale;
}
function fillSpectral(A, m, n, lda, plan, options, sigma, random) {
    const condD = options.condD ?? 1;
    if (plan.distribution === 'specified') {
        if (options.sigma?.length !== sigma.length) {
            throw new UsageError(`--matrix ${plan.name} is not valid: it needs ${sigma.length} values of sigma`);
        }
        sigma.set(options.sigma);
    }
    else {
        sigma.set(generateSigma(sigma.length, plan.distribution, options.cond, random));
        for (let i = 0; i < sigma.length; i++)
            sigma[i] *= plan.scale;
        if (plan.kind === 'heev')
            for (let i = 0; i < sigma.length; i++)
                sigma[i] *= random.sign();
    }
    if (plan.kind === 'diag') {
        for (let i = 0; i < sigma.length; i++)
            A[i + i * lda] = sigma[i];
    }
    else if (plan.kind === 'svd') {
        if (condD !== 1)
            normaliseSum(sigma, n);
        fillSvd(A, m, n, lda, sigma, random);
        if (condD !== 1) {
            unitColumns(A, m, n, lda);
            scaleColumns(A, m, n, lda, condD, random);
        }
    }
    else {
        fillHeev(A, n, lda, sigma, random);
        if (condD !== 1)
            scaleSymmetric(A, n, lda, condD, random);
    }
}
/** Scales sigma so that sum sigma_i^2 = n, which unit columns need; the condition number stays. */
function normaliseSum(sigma, n) {
    const max = sigma.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
    if (max === 0)
        return;
    const sum = sigma.reduce((s, x) => s + (x / max) ** 2, 0);
    for (let i = 0; i < sigma.length; i++)
        sigma[i] = (sigma[i] / max) * Math.sqrt(n / sum);
}
/**
 * The real matrix as a complex one: element (i, j) is turned by d_i - e_j, which keeps singular values, and with d = e eigenvalues and
 * symmetry, now Hermitian. Kinds without a spectrum, and diagonals, stay real.
 */
function inPlane(A, n, lda, kind, random) {
    const turns = (count) => Float64Array.from({ length: count }, () => (TURNED.has(kind) ? 2 * Math.PI * random.rand() : 0));
    const d = turns(lda);
    const e = SQUARE.has(kind) ? d : turns(n);
    const Z = new Float64Array(2 * A.length);
    for (let j = 0; j < n; j++) {
        for (let i = 0; i < lda; i++) {
            const p = i + j * lda;
            Z[2 * p] = A[p] * Math.cos(d[i] - e[j]);
            Z[2 * p + 1] = A[p] * Math.sin(d[i] - e[j]);
        }
    }
    return Z;
}
/** a_ii := the larger absolute sum of row i and column i, its own element included. */
function makeDominant(A) {
    const { rows: m, cols: n, ld } = A;
    for (let i = 0; i < Math.min(m, n); i++) {
        let column = 0;
        let row = 0;
        for (let l = 0; l < m; l++)
            column += sizeAt(A, l + i * ld);
        for (let l = 0; l < n; l++)
            row += sizeAt(A, i + l * ld);
        setReal(A, i, Math.max(column, row));
    }
}
/** Symmetric kinds lose the row as well, and stay symmetric. */
function clearColumn({ data, cols, ld, parts }, column, symmetric) {
    const entries = parts ?? 1;
    const clear = (from, elements) => {
        data.fill(0, from * entries, (from + elements) * entries);
    };
    clear(column * ld, ld);
    if (symmetric)
        for (let j = 0; j < cols; j++)
            clear(column + j * ld, 1);
}
function warningsFor(plan, options) {
    const warnings = [];
    const spectral = isOneOf(SPECTRAL, plan.kind);
    const drawn = ['rand', 'rands', 'randn'].includes(plan.distribution);
    const usesCond = plan.kind === 'kronecker' || (spectral && !drawn && plan.distribution !== 'specified');
    if (options.cond && !usesCond)
        warnings.push(`--matrix ${plan.name} ignores --cond ${options.cond}`);
    if ((options.condD ?? 1) !== 1 && (!spectral || plan.kind === 'diag')) {
        warnings.push(`--matrix ${plan.name} ignores --condD ${options.condD}`);
    }
    if (plan.kind === 'poev' && (plan.distribution === 'rands' || plan.distribution === 'randn')) {
        warnings.push(`--matrix ${plan.name} has negative eigenvalues: it is not positive definite`);
    }
    return warnings;
}
