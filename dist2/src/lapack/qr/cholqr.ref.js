// QR factorization by Cholesky factorizations in TypeScript: the reference, and the steps that it shares with the engine. Host memory only.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { herkBlockedRef } from '../../blas3/products/herk.ref.js';
import { syrkBlockedRef } from '../../blas3/products/syrk.ref.js';
import { trmmBlockedRef } from '../../blas3/triangular/trmm.ref.js';
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.js';
import { precOf } from '../../core/extremes.js';
import { MOST_DEPARTURE, shiftOf } from '../../core/leastSquares.js';
import { at } from '../../core/matrix.js';
import { potrfRef } from '../cholesky/potrf.ref.js';
import { vectorLike } from '../condition/condition.ref.js';
import { geqrfRef } from './geqrf.ref.js';
import { clearRows } from './leastSquares.ref.js';
import { orgqrRef } from './orgqr.ref.js';
import { ormqrRef } from './ormqr.ref.js';
/** ||G - I||_F of a symmetric or Hermitian matrix whose upper triangle is given. */
export function departureRef(n, G) {
    const { parts = 1 } = G;
    let square = 0;
    for (let j = 0; j < n; j++) {
        for (let i = 0; i <= j; i++) {
            const p = parts * (G.off + i + j * G.ld);
            const x = G.data[p] - (i === j ? 1 : 0);
            square += (i === j ? 1 : 2) * x * x;
            if (parts === 2)
                square += (i === j ? 1 : 2) * G.data[p + 1] ** 2;
        }
    }
    return Math.sqrt(square);
}
function shift(n, G) {
    const { data, off, ld, parts = 1 } = G;
    const place = (i) => parts * (off + i * (ld + 1));
    let trace = 0;
    for (let i = 0; i < n; i++)
        trace += data[place(i)];
    const by = shiftOf(n, precOf(data)) * trace;
    for (let i = 0; i < n; i++)
        data[place(i)] = data[place(i)] + by;
}
/** Passes from the first (with a shift the zeroth) to the second; whether Q is orthogonal at its end. */
function passesFrom(first, s, solver) {
    const { n, R, C } = s;
    solver.copy();
    for (let pass = first; pass <= 2; pass++) {
        solver.gram();
        if (pass === 0)
            shift(n, solver.G());
        if (pass === 2 && !(departureRef(n, solver.G()) <= MOST_DEPARTURE))
            return false;
        if (solver.factor() > 0)
            return false;
        if (pass === first)
            copyUpper(n, solver.G(), R);
        else
            solver.accumulate();
        if (pass === 2 && C !== undefined) {
            // Q^H B = R2^-H Q1^H B
            solver.project();
            solver.correct();
        }
        if (pass < 2 || s.wantsQ)
            solver.solve();
    }
    return true;
}
/** Returns passes. */
export function cholqrSteps(s, solver) {
    let passes = passesFrom(1, s, solver) ? 2 : -1;
    if (passes < 0 && s.fallback)
        passes = passesFrom(0, s, solver) ? 3 : 0;
    if (passes === 0) {
        solver.copy();
        solver.reflect();
    }
    else if (s.wantsQ) {
        solver.store();
    }
    return passes;
}
/** R := the upper triangle of G, and zeros below. */
export function copyUpper(n, G, R) {
    lacpyRef('u', n, n, G, R);
    for (let j = 0; j < n; j++)
        clearRows(n, j + 1, 1, at(R, 0, j));
}
export function cholqrRef(s) {
    const { m, n, nrhs, A, R, B, C } = s;
    const W = { data: vectorLike(A, m * n), off: 0, ld: Math.max(1, m), parts: A.parts };
    const G = { data: vectorLike(A, n * n), off: 0, ld: Math.max(1, n), parts: A.parts };
    return cholqrSteps(s, {
        G: () => G,
        copy: () => lacpyRef('f', m, n, A, W),
        gram: () => A.parts === 2 ? herkBlockedRef('u', 'c', n, m, 1, W, 0, G) : syrkBlockedRef('u', 't', n, m, 1, W, 0, G),
        factor: () => potrfRef('u', n, G),
        solve: () => trsmBlockedRef('r', 'u', 'n', 'n', m, n, 1, G, W),
        accumulate: () => trmmBlockedRef('l', 'u', 'n', 'n', n, n, 1, G, R),
        project: () => gemmBlockedRef('c', 'n', n, nrhs, m, 1, W, B, 0, C),
        correct: () => trsmBlockedRef('l', 'u', 'c', 'n', n, nrhs, 1, G, C),
        store: () => lacpyRef('f', m, n, W, A),
        reflect() {
            const tau = vectorLike(A, n);
            geqrfRef(m, n, W, tau);
            copyUpper(n, W, R);
            if (B !== undefined && C !== undefined) {
                const D = { data: vectorLike(A, m * nrhs), off: 0, ld: Math.max(1, m), parts: A.parts };
                lacpyRef('f', m, nrhs, B, D);
                ormqrRef('l', 'c', m, nrhs, n, W, tau, 0, D);
                lacpyRef('f', n, nrhs, D, C);
            }
            if (!s.wantsQ)
                return;
            orgqrRef(m, n, n, W, tau);
            lacpyRef('f', m, n, W, A);
        },
    });
}
