// Eigenvalues and vectors of a symmetric or Hermitian matrix by Jacobi's rotations in TypeScript, in doubles: the oracle, and the CPU
// backend. Host memory only.
import { precOf } from '../../core/extremes.js';
import { fields } from '../../core/field.js';
import { answeredSyev, preparedSyev, valuesOut } from '../../lapack/eigen/syev.ref.js';
import { phaseOf } from '../../lapack/svd/jacobi.ref.js';
/**
 * Rows and columns p and q of X, and columns of V, by Rutishauser's formulas, which keep V orthogonal to the last bits. Of complex numbers
 * column q is multiplied first by the phase that makes their common element real.
 */
function rotate({ n, parts, X, V }, p, q) {
    const at = (i, j) => parts * (i + n * j);
    const phase = { re: 1, im: 0 };
    const [app, aqq, below] = [X[at(p, p)], X[at(q, q)], at(q, p)];
    const apq = parts === 1 ? X[below] : phaseOf(X[below], X[below + 1], phase);
    const d = aqq - app;
    // t = 2 apq sgn(d) / (|d| + sqrt(d^2 + 4 apq^2)), without squares of small or large numbers.
    const size = (2 * apq) / (Math.abs(d) + Math.hypot(d, 2 * apq));
    const t = d < 0 ? -size : size;
    const c = 1 / Math.sqrt(1 + t * t);
    const s = t * c;
    const tau = s / (1 + c);
    const turn = (M, first, second) => {
        if (parts === 2) {
            const [u, v] = [M[second], M[second + 1]];
            M[second] = u * phase.re - v * phase.im;
            M[second + 1] = u * phase.im + v * phase.re;
        }
        for (let part = 0; part < parts; part++) {
            const [x, y] = [M[first + part], M[second + part]];
            M[first + part] = x - s * (y + tau * x);
            M[second + part] = y + s * (x - tau * y);
        }
    };
    const mirror = (i, j) => {
        X[at(j, i)] = X[at(i, j)];
        if (parts === 2)
            X[at(j, i) + 1] = -X[at(i, j) + 1];
    };
    for (let i = 0; i < n; i++) {
        if (V !== undefined)
            turn(V, at(i, p), at(i, q));
        if (i === p || i === q)
            continue;
        turn(X, at(i, p), at(i, q));
        mirror(i, p);
        mirror(i, q);
    }
    X[at(p, p)] = app - t * apq;
    X[at(q, q)] = aqq + t * apq;
    X.fill(0, below, below + parts);
    mirror(q, p);
}
/** Rotates every pair whose element counts; how many there were. */
function sweep(r, tolerance, turns) {
    const { n, parts, X } = r;
    let left = 0;
    for (let p = 0; p < n; p++)
        for (let q = p + 1; q < n; q++) {
            const less = Math.min(Math.abs(X[parts * (p + n * p)]), Math.abs(X[parts * (q + n * q)]));
            const place = parts * (q + n * p);
            const size = parts === 1 ? Math.abs(X[place]) : Math.hypot(X[place], X[place + 1]);
            if (!(size > tolerance * less))
                continue;
            left++;
            if (turns)
                rotate(r, p, q);
        }
    return left;
}
/** A = Z W Z^H, with Z in place of A where vectors are asked for; else A is only scaled. Returns info. */
export function syevjRef(problem, { tol, maxSweeps }) {
    const { jobz, uplo, n, A, W } = problem;
    const factor = preparedSyev(problem);
    if (factor === undefined)
        return answeredSyev(problem);
    const tolerance = tol > 0 ? tol : fields[precOf(A.data)].eps * Math.max(1, n / 32);
    const { parts = 1 } = A;
    const X = Float64Array.from({ length: parts * n * n }, (_, entry) => {
        const k = Math.floor(entry / parts);
        const [i, j] = [k % n, Math.floor(k / n)];
        const isStored = i > j === (uplo === 'l');
        const [row, col] = isStored ? [i, j] : [j, i];
        const value = A.data[parts * (A.off + row + col * A.ld) + (entry % parts)];
        if (entry % parts === 0)
            return value;
        // Imaginary parts: none on the diagonal
        return i === j ? 0 : isStored ? value : -value;
    });
    const V = jobz === 'v' ? new Float64Array(parts * n * n) : undefined;
    for (let i = 0; V !== undefined && i < n; i++)
        V[parts * (i + n * i)] = 1;
    const r = { n, parts, X, V };
    let left = sweep(r, tolerance, false);
    for (let k = 0; k < maxSweeps && left > 0; k++) {
        sweep(r, tolerance, true);
        left = sweep(r, tolerance, false);
    }
    const order = Array.from({ length: n }, (_, i) => i).sort((a, b) => X[parts * (a + n * a)] - X[parts * (b + n * b)]);
    valuesOut(Float64Array.from(order, (i) => X[parts * (i + n * i)]), factor, W);
    if (V !== undefined)
        for (const [k, from] of order.entries())
            for (let i = 0; i < parts * n; i++)
                A.data[parts * (A.off + k * A.ld) + i] = V[parts * n * from + i];
    return Math.min(left, Math.max(0, n - 1));
}
