export const DISTRIBUTIONS = [
    'rand',
    'rands',
    'randn',
    'logrand',
    'arith',
    'geo',
    'cluster0',
    'cluster1',
    'rarith',
    'rgeo',
    'rcluster0',
    'rcluster1',
    'specified',
];
/** n values, the largest 1 and the smallest 1/cond unless they are drawn by rand, rands or randn. */
export function generateSigma(n, distribution, cond, random) {
    const sigma = new Float64Array(n);
    // One value stands at the start of each sequence, where the formulas divide 0 by 0.
    const last = Math.max(1, n - 1);
    switch (distribution) {
        case 'arith':
            return sigma.map((_, i) => 1 - (i / last) * (1 - 1 / cond));
        case 'geo':
            return sigma.map((_, i) => cond ** (-i / last));
        case 'cluster0':
            return sigma.map((_, i) => (i === 0 ? 1 : 1 / cond));
        case 'cluster1':
            return sigma.map((_, i) => (i === n - 1 && n > 1 ? 1 / cond : 1));
        case 'rarith':
            return generateSigma(n, 'arith', cond, random).reverse();
        case 'rgeo':
            return generateSigma(n, 'geo', cond, random).reverse();
        case 'rcluster0':
            return generateSigma(n, 'cluster0', cond, random).reverse();
        case 'rcluster1':
            return generateSigma(n, 'cluster1', cond, random).reverse();
        case 'logrand': {
            const values = sigma.map(() => cond ** -random.rand());
            if (n >= 2)
                values.set([1, 1 / cond]); // makes the condition number exact
            return values;
        }
        default:
            return random.fill(sigma, distribution);
    }
}
function randomOrthogonal(m, k, random) {
    const v = new Float64Array(m * k);
    const tau = new Float64Array(k);
    const sign = new Float64Array(k);
    for (let j = 0; j < k; j++) {
        let norm = 0;
        for (let i = j; i < m; i++) {
            const x = random.randn();
            v[i + j * m] = x;
            norm += x * x;
        }
        // H = I - tau v v^T maps the column to beta e_1, beta opposite in sign to its first element.
        const alpha = v[j + j * m];
        const beta = alpha > 0 ? -Math.sqrt(norm) : Math.sqrt(norm);
        v[j + j * m] = alpha - beta;
        tau[j] = 1 / (beta * (beta - alpha));
        sign[j] = Math.sign(beta);
    }
    return { m, k, v, tau, sign };
}
/** A := H_1 ... H_k A. With `diagonal` A holds only a diagonal: step j then meets zeros left of column j. */
function applyLeft({ m, k, v, tau }, a, n, lda, diagonal) {
    for (let j = k - 1; j >= 0; j--) {
        for (let c = diagonal ? j : 0; c < n; c++) {
            let dot = 0;
            for (let i = j; i < m; i++)
                dot += v[i + j * m] * a[i + c * lda];
            dot *= tau[j];
            for (let i = j; i < m; i++)
                a[i + c * lda] -= dot * v[i + j * m];
        }
    }
}
/** A := A (H_1 ... H_k)^T for A of m rows. */
function applyRightTransposed({ m: n, k, v, tau }, a, m, lda) {
    const dot = new Float64Array(m);
    for (let j = k - 1; j >= 0; j--) {
        dot.fill(0);
        for (let c = j; c < n; c++) {
            const vc = v[c + j * n];
            for (let i = 0; i < m; i++)
                dot[i] += vc * a[i + c * lda];
        }
        for (let c = j; c < n; c++) {
            const vc = tau[j] * v[c + j * n];
            for (let i = 0; i < m; i++)
                a[i + c * lda] -= vc * dot[i];
        }
    }
}
/** A := U diag(sigma) V^T, m x n. */
export function fillSvd(a, m, n, lda, sigma, random) {
    const k = Math.min(m, n);
    const u = randomOrthogonal(m, k, random);
    const v = randomOrthogonal(n, k, random);
    for (let i = 0; i < k; i++)
        a[i + i * lda] = u.sign[i] * sigma[i] * v.sign[i];
    applyLeft(u, a, n, lda, true);
    applyRightTransposed(v, a, m, lda);
}
/** A := U diag(lambda) U^T, exactly symmetric. The signs of U cancel. */
export function fillHeev(a, n, lda, lambda, random) {
    const u = randomOrthogonal(n, n, random);
    for (let i = 0; i < n; i++)
        a[i + i * lda] = lambda[i];
    applyLeft(u, a, n, lda, true);
    applyRightTransposed(u, a, n, lda);
    for (let j = 0; j < n; j++) {
        for (let i = j + 1; i < n; i++) {
            const mean = a[i + j * lda] / 2 + a[j + i * lda] / 2;
            a[i + j * lda] = mean;
            a[j + i * lda] = mean;
        }
    }
}
/** Log-random scale factors between 1 and condD. */
const scaleFactors = (n, condD, random) => new Float64Array(n).map(() => condD ** random.rand());
/** A := A D. */
export function scaleColumns(a, m, n, lda, condD, random) {
    const d = scaleFactors(n, condD, random);
    for (let j = 0; j < n; j++)
        for (let i = 0; i < m; i++)
            a[i + j * lda] *= d[j];
}
/** A := D A D. */
export function scaleSymmetric(a, n, lda, condD, random) {
    const d = scaleFactors(n, condD, random);
    for (let j = 0; j < n; j++)
        for (let i = 0; i < n; i++)
            a[i + j * lda] *= d[i] * d[j];
}
/**
 * Rotates columns, which keeps the singular values, until each has norm 1. Needs sum sigma_i^2 = n.
 * Davies and Higham, Numerically stable generation of correlation matrices and their factors, 2000.
 */
export function unitColumns(a, m, n, lda) {
    const dot = (p, q) => {
        let sum = 0;
        for (let i = 0; i < m; i++)
            sum += a[i + p * lda] * a[i + q * lda];
        return sum;
    };
    const squares = new Float64Array(n).map((_, j) => dot(j, j));
    for (let p = 0; p < n; p++) {
        for (let q = 0; q < n; q++) {
            if (!((squares[p] < 1 && squares[q] > 1) || (squares[p] > 1 && squares[q] < 1)))
                continue;
            // t = s/c solves ||c a_p - s a_q||^2 = 1; the larger root in magnitude loses no digits.
            const pq = dot(p, q);
            const root = Math.sqrt(pq * pq - (squares[p] - 1) * (squares[q] - 1));
            const t = (pq + (pq < 0 ? -root : root)) / (squares[q] - 1);
            const c = 1 / Math.sqrt(1 + t * t);
            const s = c * t;
            for (let i = 0; i < m; i++) {
                const x = a[i + p * lda];
                const y = a[i + q * lda];
                a[i + p * lda] = c * x - s * y;
                a[i + q * lda] = c * y + s * x;
            }
            squares[p] = 1;
            squares[q] = dot(q, q);
            break;
        }
    }
}
