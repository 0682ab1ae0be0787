// The polar decomposition in TypeScript: the oracle, and the CPU backend where there is no engine; and what the engine's has in common with
// it. Host memory only.
import { geaddRef } from '../../blas3/elements/geadd.ref.js';
import { lasetRef } from '../../blas3/elements/laset.ref.js';
import { langeRef } from '../../blas3/norms/lange.ref.js';
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { herkBlockedRef } from '../../blas3/products/herk.ref.js';
import { syrkBlockedRef } from '../../blas3/products/syrk.ref.js';
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.js';
import { precOf } from '../../core/extremes.js';
import { fields } from '../../core/field.js';
import { at, entriesOf } from '../../core/matrix.js';
import { potrfRef } from '../cholesky/potrf.ref.js';
import { vectorLike } from '../condition/condition.ref.js';
import { trconRef, triangleNormRef } from '../condition/trcon.ref.js';
import { geqrfRef } from '../qr/geqrf.ref.js';
import { orgqrRef } from '../qr/orgqr.ref.js';
import { ormqrRef } from '../qr/ormqr.ref.js';
import { blankRef } from '../schur/magnitude.ref.js';
import { addNoise, departure, leastAfter, mix, polarStart, polarStep, polarWeights, polish, polished, ROUNDS, randomNumber, unmix, } from './polar.steps.js';
/** What is done on the host element by element. */
export const elementwise = (view) => ({
    add: (m, n, alpha, A, beta, B) => geaddRef(m, n, alpha, view(m, n, A), beta, view(m, n, B)),
    unit: (n, A) => lasetRef('f', n, n, 0, 1, view(n, n, A)),
    upper(n, A) {
        if (n > 1)
            lasetRef('l', n - 1, n - 1, 0, 0, at(view(n, n, A), 1, 0));
    },
    random(n, A, size) {
        const { data, off, ld, parts = 1 } = view(n, n, A);
        for (let j = 0; j < n; j++)
            for (let i = 0; i < n; i++) {
                const at = parts * (off + i + j * ld);
                data[at] = size * randomNumber(i + j * n);
                if (parts === 2)
                    data[at + 1] = 0;
            }
    },
});
/** A = U H. */
export function polarRef(problem) {
    const scale = polarScale(problem);
    return typeof scale === 'number' ? polarScaledRef(problem, scale) : scale;
}
/** Of A that has been multiplied by 2^-scale. */
export const polarScaledRef = ({ m, n, A, H }, scale) => polarSteps(m, n, A, H, scale, refTools(A));
/** What 't' of the iteration is in LAPACK's letters. */
export const adjointOf = (parts, trans) => (trans === 't' && parts === 2 ? 'c' : trans);
function refTools(like) {
    const { parts = 1 } = like;
    const op = (trans) => adjointOf(parts, trans);
    const rankK = parts === 2 ? herkBlockedRef : syrkBlockedRef;
    const view = (_m, _n, A) => A;
    return {
        gemm: (transA, transB, m, n, k, alpha, A, B, beta, C) => gemmBlockedRef(op(transA), op(transB), m, n, k, alpha, A, B, beta, C),
        syrk: (uplo, trans, n, k, alpha, A, beta, C) => rankK(uplo, op(trans), n, k, alpha, A, beta, C),
        trsm: (side, uplo, trans, diag, m, n, alpha, A, B) => trsmBlockedRef(side, uplo, op(trans), diag, m, n, alpha, A, B),
        potrf: (n, G) => potrfRef('u', n, G),
        ...elementwise(view),
        factor: (m, n, A, tau) => geqrfRef(m, n, A, tau.data),
        reflect: (m, n, A, tau, C) => ormqrRef('l', 'n', m, n, n, A, tau.data, 0, C),
        writeOut: (m, n, A, tau) => orgqrRef(m, n, n, A, tau.data),
        at,
        view,
        take: (rows, cols) => ({ data: vectorLike(like, rows * cols), off: 0, ld: Math.max(1, rows), parts }),
    };
}
/** x 2^p, though 2^p be out of range. */
const shifted = (x, p) => x * 2 ** Math.trunc(p / 2) * 2 ** (p - Math.trunc(p / 2));
/** A := A 2^-p of norm at most 1; p. What is reported where there is nothing to compute, because A is empty or not finite. */
export function polarScale({ m, n, A, H }) {
    if (n === 0)
        return { info: 0, iter: 0 };
    const shape = { uplo: 'f', diag: 'n', symmetric: false, m, n };
    // Of complex numbers the larger part: their moduli may be out of range
    const magnitude = langeRef({ ...shape, m: (A.parts ?? 1) * m, norm: 'm' }, entriesOf(A));
    if (magnitude === 0)
        return 0;
    if (!Number.isFinite(magnitude)) {
        blankRef(m, n, A);
        blankRef(n, n, H);
        return { info: n, iter: 0 };
    }
    const first = Math.floor(Math.log2(magnitude));
    shift(m, n, A, -first);
    // ||A||_2^2 <= ||A||_1 ||A||_inf
    const bound = Math.sqrt(langeRef({ ...shape, norm: '1' }, A) * langeRef({ ...shape, norm: 'i' }, A));
    const second = Math.ceil(Math.log2(bound));
    shift(m, n, A, -second);
    return first + second;
}
function shift(m, n, A, p) {
    const { data, off, ld } = entriesOf(A);
    const rows = m * (A.parts ?? 1);
    for (let j = 0; j < n; j++)
        for (let i = off + j * ld; i < off + j * ld + rows; i++)
            data[i] = shifted(data[i], p);
}
/** H := (G + G^H) / 2 2^scale. */
function meanOf(n, G, scale, H) {
    const { parts = 1 } = G;
    const part = (i, j, k) => G.data[parts * (G.off + i + j * G.ld) + k];
    const put = (i, j, k, value) => {
        H.data[parts * (H.off + i + j * H.ld) + k] = value;
    };
    for (let j = 0; j < n; j++) {
        for (let i = 0; i <= j; i++) {
            const mean = shifted((part(i, j, 0) + part(j, i, 0)) / 2, scale);
            put(i, j, 0, mean);
            put(j, i, 0, mean);
            if (parts === 1)
                continue;
            const other = shifted((part(i, j, 1) - part(j, i, 1)) / 2, scale);
            put(j, i, 1, -other);
            put(i, j, 1, other);
        }
    }
}
/** Of A that has been multiplied by 2^-scale, and is not empty. */
export function polarSteps(m, n, A, H, scale, tools) {
    const square = () => tools.take(n, n);
    const [R, G, tauA] = [square(), square(), tools.take(n, 1)];
    const workspace = {
        Y: tools.take(2 * n, n),
        tau: tools.take(n, 1),
        W: square(),
        V: square(),
        tauV: tools.take(n, 1),
    };
    const matrices = { n, X: square(), G, ...workspace };
    const { X } = matrices;
    const C = m > n ? tools.take(m, n) : X;
    // A = Q R
    if (m > n)
        tools.factor(m, n, A, tauA);
    tools.add(n, n, 1, A, 0, R);
    if (m > n)
        tools.upper(n, R);
    tools.add(n, n, 1, R, 0, X);
    const { eps } = fields[precOf(tools.view(m, n, A).data)];
    const report = iterate(tools, matrices, inverseNorm(tools, matrices, m > n ? R : undefined), eps);
    // H := (X^H R + R^H X) / 2
    tools.gemm('t', 'n', n, n, n, 1, X, R, 0, G);
    meanOf(n, tools.view(n, n, G), scale, tools.view(n, n, H));
    if (m > n) {
        lasetRef('f', m, n, 0, 0, tools.view(m, n, C));
        tools.add(n, n, 1, X, 0, C);
        tools.reflect(m, n, A, tauA, C);
    }
    tools.add(m, n, 1, C, 0, A);
    return report;
}
/** ||R^-1||_1, estimated; Infinity if R is singular; undefined if it is zero. R is given, or that of X is found in Y. */
function inverseNorm(tools, { n, X, Y, tau }, R) {
    if (R === undefined) {
        tools.add(n, n, 1, X, 0, Y);
        tools.factor(n, n, Y, tau);
    }
    const triangle = tools.view(n, n, R ?? Y);
    const norm = triangleNormRef('1', 'u', 'n', n, triangle);
    return norm === 0 ? undefined : 1 / (norm * trconRef('1', 'u', 'n', n, triangle));
}
/** X := its orthogonal factor. */
function iterate(tools, matrices, inverse, eps) {
    const { n, X, G } = matrices;
    if (inverse === undefined) {
        tools.unit(n, X);
        return { info: 0, iter: 0 };
    }
    const { least, mixed, noise } = polarStart(n, inverse, eps);
    if (mixed)
        mix(tools, matrices);
    if (noise > 0)
        addNoise(tools, matrices, noise);
    let iter = 0;
    let bound = least;
    for (let round = 0; round < ROUNDS; round++) {
        for (const weights of polarWeights(n, bound, eps)) {
            polarStep(tools, matrices, weights);
            iter++;
        }
        if (mixed && round === 0)
            unmix(tools, matrices);
        departure(tools, matrices);
        const left = langeRef({ norm: 'f', uplo: 'f', diag: 'n', symmetric: false, m: n, n }, tools.view(n, n, G));
        polish(tools, matrices);
        if (left < polished(n, eps))
            return { info: 0, iter };
        bound = leastAfter(left, eps);
    }
    return { info: n + 1, iter };
}
