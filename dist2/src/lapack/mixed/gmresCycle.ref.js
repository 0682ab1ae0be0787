// One cycle of flexible GMRES for one right-hand side, real or complex: the space, its orthogonal images under A, and the combination with
// the least residual; the latter also for spaces that are kept elsewhere.
import { axpyRef } from '../../blas1/axpy.ref.js';
import { complexDotRef, dotRef } from '../../blas1/dot.ref.js';
import { conjugate, im, modulus, plus, re, times } from '../../core/complex.js';
/** Directions of a cycle at most. */
export const MOST_DIRECTIONS = 30;
/** A residual that has become smaller by this is made of rounding errors: x is checked, and another cycle started from there. */
const EXHAUSTED = 2 ** -44;
/** An image whose part outside the space is smaller than this is none. */
const DEPENDENT = 2 ** -50;
/** ||x||_2 without overflow or underflow of squares; of complex numbers the same of their parts. */
function norm(x) {
    let size = 0;
    for (const value of x)
        size = Math.max(size, Math.abs(value));
    if (!(size > 0 && size < Infinity))
        return size;
    let sum = 0;
    for (const value of x)
        sum += (value / size) ** 2;
    return size * Math.sqrt(sum);
}
/**
 * The combination y of directions Z for which ||r - A Z y||_2 is least, from what an orthonormal basis V, V(0) = r / ||r||, makes of their
 * images: by rotations that turn V^H A Z into a triangle, whose diagonal is real.
 */
export class LeastResidual {
    /** ||r - A Z y||_2 for the directions so far. */
    residual;
    /** Columns of the triangle; what the rotations make of ||r|| e(0). */
    T = [];
    g;
    rotations = [];
    constructor(norm) {
        this.residual = norm;
        this.g = [norm];
    }
    /** Directions so far. */
    get count() {
        return this.T.length;
    }
    /**
     * Adds a direction whose image is V column + outside V(next); column is changed. False, and nothing is added, if less than `least` of the
     * image is left by the rotations: it lies in those of the other directions; or if there is NaN in it.
     */
    add(column, outside, least) {
        const { g, rotations } = this;
        for (const [i, [c, s]] of rotations.entries()) {
            const [a, b] = [column[i], column[i + 1]];
            column[i] = plus(times(conjugate(c), a), times(s, b));
            column[i + 1] = plus(times(c, b), times(-s, a));
        }
        const j = rotations.length;
        const last = column[j];
        const diagonal = Math.hypot(sizeOf(last), outside);
        if (!(diagonal > least))
            return false;
        const [c, s] = [over(last, diagonal), outside / diagonal];
        rotations.push([c, s]);
        column[j] = diagonal;
        [g[j], g[j + 1]] = [times(conjugate(c), g[j]), times(-s, g[j])];
        this.T.push(column);
        this.residual = sizeOf(g[j + 1]);
        return true;
    }
    /** y */
    combination() {
        const { T, count } = this;
        const y = this.g.slice(0, count);
        for (let j = count - 1; j >= 0; j--) {
            y[j] = over(y[j], re(T[j][j]));
            for (let i = 0; i < j; i++)
                y[i] = plus(y[i], times(times(-1, T[j][i]), y[j]));
        }
        return y;
    }
}
/** |x| */
const sizeOf = (x) => modulus(re(x), im(x));
/** x / r */
const over = (x, r) => (typeof x === 'number' ? x / r : { re: x.re / r, im: x.im / r });
/** From a residual r: asks for Z(j), an approximation of A^-1 V(j), and A Z(j), and minimizes ||r - A Z y||_2. */
export class Cycle {
    goal;
    parts;
    beta;
    /** Orthonormal, V(0) = r / beta. */
    V;
    Z = [];
    least;
    /** Ends when the residual's 2-norm is at most `goal`. */
    constructor(r, goal, parts = 1) {
        this.goal = goal;
        this.parts = parts;
        this.beta = norm(r);
        this.V = [r.map((value) => value / this.beta)];
        this.least = new LeastResidual(this.beta);
    }
    /** V(j), whose solution is wanted. */
    get direction() {
        return this.V.at(-1);
    }
    /** Adds z with w = A z, which is changed. False if the cycle is to end. */
    extend(z, w) {
        const { V, least } = this;
        const n = w.length / this.parts;
        const whole = norm(w);
        // Twice is enough, also where A z hardly leaves the space.
        const column = new Array(V.length).fill(0);
        for (let pass = 0; pass < 2; pass++) {
            for (const [i, v] of V.entries()) {
                const part = this.dot(v, w);
                column[i] = plus(column[i], part);
                axpyRef(n, times(-1, part), this.vector(v), this.vector(w));
            }
        }
        const outside = norm(w);
        if (!least.add(column, outside, DEPENDENT * whole))
            return false;
        this.Z.push(z.slice());
        if (!(least.residual > this.goal && least.residual > EXHAUSTED * this.beta))
            return false;
        if (this.Z.length >= Math.min(MOST_DIRECTIONS, n) || !(outside > DEPENDENT * whole))
            return false;
        V.push(w.map((value) => value / outside));
        return true;
    }
    /** x := x + Z y */
    correct(x) {
        const n = x.length / this.parts;
        const y = this.least.combination();
        for (const [j, z] of this.Z.entries())
            axpyRef(n, y[j], this.vector(z), this.vector(x));
    }
    /** v^H w */
    dot(v, w) {
        const [a, b] = [this.vector(v), this.vector(w)];
        return this.parts === 2 ? complexDotRef(w.length / 2, a, b, true) : dotRef(w.length, a, b);
    }
    vector(data) {
        return { data, off: 0, ld: 1, parts: this.parts };
    }
}
