// Singular values of a bidiagonal matrix by QR iteration, in doubles. The rotations go to whoever has the vectors: gesvd.ref.ts,
// gesvd.cpu.ts.
import { lartgRef, las2Ref, lasv2Ref } from './plane.ref.js';
/** Sweeps over the whole matrix, per singular value, before iteration is given up; two or three are usual. */
const MOST_SWEEPS = 6;
/**
 * B = Q S P^T for the upper bidiagonal B of order n with diagonal d and superdiagonal e. d := the diagonal of S, of either sign and in no
 * order; e := 0 where it converges. Singular values come out to about as many digits as B's elements have, small ones too. Returns how many
 * elements of e have not converged, 0 if all have. `eps`: unit roundoff of what d and e are known to.
 *
 * Source: LAPACK xBDSQR; J. Demmel, W. Kahan, Accurate singular values of bidiagonal matrices, SIAM J. Sci. Stat. Comput. 11 (1990).
 */
export function bdsqrRef(n, d, e, eps, sweep) {
    return n === 0 ? 0 : new Iteration(n, d, e, eps, sweep).run();
}
class Iteration {
    d;
    e;
    n;
    eps;
    tol;
    /** Elements of e up to this are zero. */
    negligible;
    sweep;
    right;
    left;
    one = { c: 1, s: 0, r: 0 };
    two = { c: 1, s: 0, r: 0 };
    direction = 1;
    constructor(n, d, e, eps, sweep) {
        this.n = n;
        this.d = d;
        this.e = e;
        this.eps = eps;
        this.sweep = sweep;
        this.tol = Math.max(10, Math.min(100, eps ** -0.125)) * eps;
        // A lower bound of the least singular value
        let mu = Math.abs(d[0]);
        let least = mu;
        for (let i = 1; i < n && least > 0; i++) {
            mu = Math.abs(d[i]) * (mu / (mu + Math.abs(e[i - 1])));
            least = Math.min(least, mu);
        }
        this.negligible = Math.max((this.tol * least) / Math.sqrt(n), MOST_SWEEPS * n * n * 2 ** -1022);
        this.right = new Float64Array(2 * n);
        this.left = new Float64Array(2 * n);
    }
    run() {
        const { n, d, e } = this;
        let [oldFirst, oldLast] = [-1, -1];
        let left = MOST_SWEEPS * n * n;
        let last = n - 1;
        while (last > 0 && left >= 0) {
            // The block first..last that nothing divides; its largest element
            let most = Math.abs(d[last]);
            let first = last;
            while (first > 0) {
                const off = Math.abs(e[first - 1]);
                if (off <= this.negligible) {
                    e[first - 1] = 0;
                    break;
                }
                first--;
                most = Math.max(most, Math.abs(d[first]), off);
            }
            if (first === last) {
                last--;
                continue;
            }
            if (first === last - 1) {
                this.pair(first);
                last -= 2;
                continue;
            }
            // A block of its own is chased from its larger end to its smaller.
            if (first > oldLast || last < oldFirst)
                this.direction = Math.abs(d[first]) >= Math.abs(d[last]) ? 1 : -1;
            const least = this.deflate(first, last);
            if (least === undefined)
                continue;
            [oldFirst, oldLast] = [first, last];
            left -= last - first;
            const shift = this.shift(first, last, least, most);
            if (shift === 0)
                this.sweepWithout(first, last);
            else
                this.sweepWith(first, last, shift);
        }
        let failed = 0;
        for (let i = 0; left < 0 && i < n - 1; i++)
            if (e[i] !== 0)
                failed++;
        return failed;
    }
    /** A block of order 2. */
    pair(i) {
        const { d, e } = this;
        const found = { least: 0, most: 0, right: this.one, left: this.two };
        lasv2Ref(d[i], e[i], d[i + 1], found);
        d[i] = found.most;
        e[i] = 0;
        d[i + 1] = found.least;
        this.note(0, found.right, found.left);
        this.sweep?.(i, 1, 1, this.right, this.left);
    }
    /** A lower bound of the block's least singular value; undefined if an element of e has been found to be negligible, and is zero now. */
    deflate(first, last) {
        const { d, e, tol, direction: step } = this;
        const [start, end] = step === 1 ? [first, last] : [last, first];
        /** The element of e between i and its neighbour. */
        const between = step === 1 ? 0 : -1;
        const atEnd = end - step + between;
        if (Math.abs(e[atEnd]) <= tol * Math.abs(d[end])) {
            e[atEnd] = 0;
            return undefined;
        }
        let mu = Math.abs(d[start]);
        let least = mu;
        for (let i = start; i !== end; i += step) {
            const off = Math.abs(e[i + between]);
            if (off <= tol * mu) {
                e[i + between] = 0;
                return undefined;
            }
            mu = Math.abs(d[i + step]) * (mu / (mu + off));
            least = Math.min(least, mu);
        }
        return least;
    }
    /** 0 where a shift would cost small singular values their accuracy, or is of no effect. */
    shift(first, last, least, most) {
        const { n, d, e, eps, tol } = this;
        if (n * tol * (least / most) <= Math.max(eps, 0.01 * tol))
            return 0;
        const down = this.direction === 1;
        const shift = down ? las2Ref(d[last - 1], e[last - 1], d[last]) : las2Ref(d[first], e[first], d[first + 1]);
        const start = Math.abs(d[down ? first : last]);
        return start > 0 && (shift / start) ** 2 < eps ? 0 : shift;
    }
    note(i, right, left) {
        this.right[2 * i] = right.c;
        this.right[2 * i + 1] = right.s;
        this.left[2 * i] = left.c;
        this.left[2 * i + 1] = left.s;
    }
    /** The rotations are noted in the order of the chase; upwards, what acts on rows going down acts on columns. */
    finish(first, last) {
        const { e, direction: step } = this;
        const atEnd = step === 1 ? last - 1 : first;
        if (Math.abs(e[atEnd]) <= this.negligible)
            e[atEnd] = 0;
        if (this.sweep === undefined)
            return;
        if (step === 1)
            this.sweep(first, 1, last - first, this.right, this.left);
        else
            this.sweep(last, -1, last - first, this.left, this.right);
    }
    /** A step of QR without a shift, which computes every element to high relative accuracy. */
    sweepWithout(first, last) {
        const { d, e, one, two, direction: step } = this;
        const [start, end] = step === 1 ? [first, last] : [last, first];
        const between = step === 1 ? 0 : -1;
        one.c = 1;
        two.c = 1;
        for (let i = start, k = 0; i !== end; i += step, k++) {
            const before = two.s;
            lartgRef(d[i] * one.c, e[i + between], one);
            if (i !== start)
                e[i - step + between] = before * one.r;
            lartgRef(two.c * one.r, d[i + step] * one.s, two);
            d[i] = two.r;
            this.note(k, one, two);
        }
        const h = d[end] * one.c;
        d[end] = h * two.c;
        e[end - step + between] = h * two.s;
        this.finish(first, last);
    }
    /** A step of QR with a shift, its bulge chased through the block. */
    sweepWith(first, last, shift) {
        const { d, e, one, two, direction: step } = this;
        const [start, end] = step === 1 ? [first, last] : [last, first];
        const between = step === 1 ? 0 : -1;
        const head = d[start];
        let f = (Math.abs(head) - shift) * ((head < 0 ? -1 : 1) + shift / head);
        let g = e[start + between];
        for (let i = start, k = 0; i !== end; i += step, k++) {
            const [here, next] = [i + between, i + step];
            lartgRef(f, g, one);
            if (i !== start)
                e[here - step] = one.r;
            f = one.c * d[i] + one.s * e[here];
            e[here] = one.c * e[here] - one.s * d[i];
            g = one.s * d[next];
            d[next] = one.c * d[next];
            lartgRef(f, g, two);
            d[i] = two.r;
            f = two.c * e[here] + two.s * d[next];
            d[next] = two.c * d[next] - two.s * e[here];
            if (next !== end) {
                g = two.s * e[here + step];
                e[here + step] = two.c * e[here + step];
            }
            this.note(k, one, two);
        }
        e[end - step + between] = f;
        this.finish(first, last);
    }
}
