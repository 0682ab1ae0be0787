// Mixed precision, in TypeScript: the state of a refinement whose corrections are solved for in single precision. What dsgesv and dsposv
// have in common, wherever their factors, solutions and residuals are computed.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { rowsOf } from '../../blas3/elements/part.ref.js';
import { modulus } from '../../core/complex.js';
import { larger } from '../../core/extremes.js';
import { fields } from '../../core/field.js';
import { matrixLike } from '../refine/refine.ref.js';
/** Corrections at most: LAPACK's ITERMAX. */
export const MOST_CORRECTIONS = 30;
/** How a refinement ended, where the system has then to be solved in double: LAPACK's negative ITER. */
export const FAILED = {
    /** A number does not fit into single precision. */
    demotion: -2,
    /** The factorization in single precision broke down. */
    factorization: -3,
    /** Not every right-hand side has converged. */
    convergence: -(MOST_CORRECTIONS + 1),
};
/** Brings A to single precision, columns at a time, and gathers what refinement must know of it. */
export class Demotion {
    /** Whether an element was too large. */
    overflow = false;
    uplo;
    n;
    A;
    sums;
    known;
    /** Of an n x n matrix; of a symmetric or Hermitian one the triangle that holds it. */
    constructor(uplo, n, A) {
        this.uplo = uplo;
        this.n = n;
        this.A = A;
        this.sums = new Float64Array(n);
    }
    /** S(:, 0), S(:, 1), ... := A(:, from), ..., A(:, to - 1) in singles. */
    columns(from, to, S) {
        const { uplo, n, A, sums } = this;
        if (A.parts === 2)
            return this.pairs(from, to, S);
        const [source, target] = [A.data, S.data];
        let largest = 0;
        for (let j = from; j < to; j++) {
            const [first, last] = rowsOf(uplo, n, j);
            const [a, s] = [A.off + j * A.ld, S.off + (j - from) * S.ld];
            let mirrored = 0;
            for (let i = first; i < last; i++) {
                const value = source[a + i];
                const size = Math.abs(value);
                target[s + i] = value;
                if (size > largest)
                    largest = size;
                sums[i] = sums[i] + size;
                if (i !== j)
                    mirrored += size;
            }
            if (uplo !== 'f')
                sums[j] = sums[j] + mirrored;
        }
        this.meet(Math.fround(largest));
    }
    /** The same of complex numbers. */
    pairs(from, to, S) {
        const { uplo, n, A, sums } = this;
        let largest = 0;
        for (let j = from; j < to; j++) {
            const [first, last] = rowsOf(uplo, n, j);
            for (let i = first; i < last; i++) {
                const [a, s] = [2 * (A.off + i + j * A.ld), 2 * (S.off + i + (j - from) * S.ld)];
                const [re, im] = [A.data[a], A.data[a + 1]];
                S.data[s] = re;
                S.data[s + 1] = im;
                // The diagonal of a Hermitian matrix is real, whatever is stored in its imaginary parts.
                const isReal = uplo !== 'f' && i === j;
                const size = isReal ? Math.abs(re) : modulus(re, im);
                const part = isReal ? size : Math.max(Math.abs(re), Math.abs(im));
                if (part > largest)
                    largest = part;
                sums[i] = sums[i] + size;
                if (uplo !== 'f' && i !== j)
                    sums[j] = sums[j] + size;
            }
        }
        this.meet(Math.fround(largest));
    }
    /** Adds to the sums of rows. */
    add(sums) {
        for (let i = 0; i < this.n; i++)
            this.sums[i] = this.sums[i] + sums[i];
    }
    /** Takes note of a magnitude in single precision. */
    meet(size) {
        if (size === Infinity)
            this.overflow = true;
    }
    /** The infinity norm of the columns so far, or of A if that is known; NaN if an element is. */
    get norm() {
        return this.known ?? this.sums.reduce(larger, 0);
    }
    /** Of an A that was demoted elsewhere, without a number that is too large. */
    know(norm) {
        this.known = norm;
    }
}
/** |x(i)| at most, of complex numbers |Re| + |Im|; NaN if an element is. */
export function sizeOf({ data, off, ld, parts = 1 }, n, j) {
    let size = 0;
    if (parts === 2) {
        const x = data.subarray(2 * (off + j * ld), 2 * (off + j * ld + n));
        for (let p = 0; p < x.length; p += 2)
            size = larger(Math.abs(x[p]) + Math.abs(x[p + 1]), size);
        return size;
    }
    for (let p = off + j * ld; p < off + j * ld + n; p++)
        size = larger(Math.abs(data[p]), size);
    return size;
}
/** log2 of x, as an integer; 0 of 0 and of what is not finite. */
export const exponentOf = (x) => (x > 0 && x < Infinity ? Math.floor(Math.log2(x)) : 0);
const between = (low, x, high) => Math.max(low, Math.min(high, x));
/** What |r| / |x|, in largest elements, comes to at most where a solution has converged: LAPACK's rule. */
export const residualLimit = (n, anorm) => anorm * fields.d.eps * Math.sqrt(n);
/**
 * The refinement of A X = B: demote, solve A D = D in single precision, promote, R := R - A X in double, judge, and again until demote says
 * that it has ended. Columns that have not converged stand in front; what lies behind `columns` is not touched any more.
 */
export class Refinement {
    /** ITER: corrections made when the last column had converged, or one of FAILED. */
    iter = 0;
    /** Columns that have not converged. */
    columns;
    solving = true;
    n;
    /** Doubles, n x nrhs, columns one behind the other: solutions, and residuals. */
    X;
    R;
    /** Right-hand sides in singles, each with a power of two as its factor, and then their solutions. */
    D;
    /** For each right-hand side the corrections made when it had converged. */
    iters;
    B;
    parts;
    /** Column k is of right-hand side order[k]. */
    order;
    scales;
    /**
     * log2 of what right-hand sides are scaled to: of the size of A, so that solutions are of that of its condition, and neither leaves the
     * range of singles.
     */
    exponent;
    /** |r| <= limit |x|, in largest elements, is convergence. */
    limit;
    step = 0;
    ended = false;
    /** `anorm`: the infinity norm of A. X, R and D are workspace. */
    constructor(n, nrhs, B, anorm, work) {
        this.n = n;
        this.B = B;
        this.parts = B.parts ?? 1;
        [this.X, this.R, this.D] = [work.X, work.R, work.D];
        this.columns = nrhs;
        this.iters = new Int32Array(nrhs);
        this.order = Int32Array.from({ length: nrhs }, (_, k) => k);
        this.scales = new Float64Array(nrhs);
        this.limit = residualLimit(n, anorm);
        this.exponent = between(-60, exponentOf(anorm), 100);
        // The first solution is a correction of zero.
        for (let k = 0; k < nrhs; k++)
            this.column(this.X, k).fill(0);
        lacpyRef('f', n, nrhs, B, this.R);
    }
    /** D := R in singles. False if nothing is to be solved for any more. */
    demote() {
        const { n, R, D } = this;
        for (let k = 0; k < this.columns && !this.ended; k++) {
            const size = sizeOf(R, n, k);
            // No correction makes a number of these again. LAPACK, whose comparisons NaN passes, would call NaN converged.
            if (size === Infinity)
                this.end(FAILED.demotion);
            if (Number.isNaN(size))
                this.end(FAILED.convergence);
            const scale = 2 ** between(-1022, exponentOf(size) - this.exponent, 1023);
            this.scales[k] = scale;
            const [r, d] = [this.column(R, k), this.column(D, k)];
            for (let p = 0; p < this.parts * n; p++)
                d[p] = r[p] / scale;
        }
        return !this.ended;
    }
    /** X := X + D,  R := B */
    promote() {
        const { n, parts, B, X, R, D } = this;
        for (let k = 0; k < this.columns; k++) {
            const scale = this.scales[k];
            const [x, r, d] = [this.column(X, k), this.column(R, k), this.column(D, k)];
            const b = parts * (B.off + this.order[k] * B.ld);
            for (let p = 0; p < parts * n; p++) {
                x[p] = x[p] + scale * d[p];
                r[p] = B.data[b + p];
            }
        }
    }
    /** Moves columns whose residual R is small enough behind the others. */
    judge() {
        const { n, X, R, order } = this;
        for (let k = this.columns - 1; k >= 0; k--) {
            const [x, r] = [sizeOf(X, n, k), sizeOf(R, n, k)];
            if (!(r <= x * this.limit && x < Infinity))
                continue;
            this.iters[order[k]] = this.step;
            this.columns--;
            this.exchange(k, this.columns);
        }
        if (this.columns === 0)
            this.end(this.step);
        else if (this.step === MOST_CORRECTIONS)
            this.end(FAILED.convergence);
        this.step++;
    }
    /** Ends the refinement. Of one that has failed no right-hand side counts as solved. */
    end(iter) {
        this.iter = iter;
        this.ended = true;
        if (iter < 0)
            this.iters.fill(iter);
    }
    store(X) {
        for (const [k, j] of this.order.entries())
            X.data.set(this.column(this.X, k), this.parts * (X.off + j * X.ld));
    }
    column({ data, off, ld }, k) {
        return data.subarray(this.parts * (off + k * ld), this.parts * (off + k * ld + this.n));
    }
    exchange(j, k) {
        if (j === k)
            return;
        const { X, R, order } = this;
        for (const A of [X, R]) {
            const [a, b] = [this.column(A, j), this.column(A, k)];
            const kept = a.slice();
            a.set(b);
            b.set(kept);
        }
        [order[j], order[k]] = [order[k], order[j]];
    }
}
/** Rounds until the refinement ends, by factors in S. */
export function refineRounds(s, { solve, subtract }, S) {
    while (s.demote()) {
        const { columns } = s;
        if (s.solving)
            solve(S, s.D, columns);
        s.promote();
        subtract(s.X, s.R, columns);
        s.judge();
    }
}
/**
 * X := A^-1 B by factors in single precision and refinement, or else in double. A is overwritten by its factors in the latter case only.
 */
export function mixedRef(n, nrhs, A, B, X, parts) {
    if (n === 0)
        return { iter: 0, info: 0 };
    const singles = (cols) => ({
        ...{ data: new Float32Array((A.parts ?? 1) * n * cols), off: 0, ld: n },
        parts: A.parts,
    });
    const [S, D] = [singles(n), singles(nrhs)];
    const demotion = new Demotion(parts.uplo, n, A);
    demotion.columns(0, n, S);
    const work = { X: matrixLike(A, n, nrhs), R: matrixLike(A, n, nrhs), D };
    const refinement = new Refinement(n, nrhs, B, demotion.norm, work);
    if (demotion.overflow)
        refinement.end(FAILED.demotion);
    else if (parts.factor(S) > 0)
        refinement.end(FAILED.factorization);
    refineRounds(refinement, parts, S);
    const { iter } = refinement;
    if (iter < 0)
        return { iter, info: parts.double(X) };
    refinement.store(X);
    return { iter, info: 0 };
}
