// Roots of the secular equation 1 + rho sum z_j^2 / (d_j - x) = 0, each as a distance from the pole next to it, so that differences
// from all poles have small relative errors. The sums are somebody else's work, for many roots at a time.
// Source: LAPACK xLAED4; R. Li, Solving secular equations stably and efficiently, LAPACK Working Note 89 (1993).
/** Rounds of rational interpolation before the interval is halved instead, which then takes at most 2000 binary digits to a bit. */
const [ROUNDS, MOST] = [30, 400];
/** Root i, between poles i and i + 1, or behind the last one. */
export class SecularRoot {
    origin;
    distance;
    last;
    below = 0;
    belowSlope = 0;
    above = 0;
    aboveSlope = 0;
    i;
    d;
    squares;
    /** 1 / rho */
    constant;
    eps;
    /** The distance is between these. */
    low;
    high;
    rounds = -1;
    /** How the poles' weights are interpolated; see `step`. */
    fixed = true;
    before = 0;
    /** `total`: the sum of squares, those of z. First the sums in the middle are asked for. */
    constructor(i, d, squares, total, rho, eps) {
        this.i = i;
        this.d = d;
        this.squares = squares;
        this.constant = 1 / rho;
        this.eps = eps;
        this.origin = i;
        this.low = 0;
        const behind = i === d.length - 1;
        this.high = behind ? rho * total : d[i + 1] - d[i];
        // Behind the last pole the last two are interpolated.
        this.last = behind ? i - 1 : i;
        this.distance = this.high / 2;
    }
    /** Takes the sums that were asked for; true if the root is found, else the next ones are asked for. */
    next() {
        const { d, i, last } = this;
        if (d.length === 1) {
            this.distance = this.high;
            return true;
        }
        this.rounds++;
        if (this.rounds === 0) {
            this.start();
            return false;
        }
        const g = this.constant + this.below + this.above;
        const slope = this.belowSlope + this.aboveSlope;
        const size = 8 * (Math.abs(this.above) + Math.abs(this.below)) + 2 * this.constant;
        if (Math.abs(g) <= this.eps * (size + Math.abs(this.distance) * slope) || this.rounds > MOST)
            return true;
        if (g < 0)
            this.low = this.distance;
        else
            this.high = this.distance;
        const x = this.distance;
        let next = this.middle();
        if (this.rounds <= ROUNDS) {
            // Slow with these weights: others
            if (this.rounds > 1 && Math.abs(g) > 0.1 * Math.abs(this.before))
                this.fixed = !this.fixed;
            this.before = g;
            const from = d[this.origin];
            let step = this.step(d[last] - from - x, d[last + 1] - from - x, g, slope, i > last);
            if (!(step * g < 0))
                step = -g / slope;
            if (x + step > this.low && x + step < this.high)
                next = x + step;
        }
        if (Math.abs(next - x) <= this.eps * Math.abs(x) || next === this.low || next === this.high)
            return true;
        this.distance = next;
        return false;
    }
    /** From the sums in the middle of the interval: which pole is nearer, and a first guess with the others' part as it is there. */
    start() {
        const { d, squares, last, i } = this;
        const g = this.constant + this.below + this.above;
        const gap = d[last + 1] - d[last];
        const [z1, z2] = [squares[last], squares[last + 1]];
        const from = d[i];
        const [delta1, delta2] = [d[last] - from - this.distance, d[last + 1] - from - this.distance];
        const c = g - z1 / delta1 - z2 / delta2;
        if (i > last) {
            if (g <= 0)
                this.low = this.distance;
            else
                this.high = this.distance;
            const a = z1 + z2 - c * gap;
            const b = z2 * gap;
            const root = Math.sqrt(a * a + 4 * b * c);
            this.distance = a < 0 ? (2 * b) / (root - a) : (a + root) / (2 * c);
        }
        else if (g > 0) {
            this.high = gap / 2;
            const a = c * gap + z1 + z2;
            const b = z1 * gap;
            const root = Math.sqrt(Math.abs(a * a - 4 * b * c));
            this.distance = a > 0 ? (2 * b) / (a + root) : (a - root) / (2 * c);
        }
        else {
            this.origin = i + 1;
            this.low = -gap / 2;
            this.high = 0;
            const a = c * gap - z1 - z2;
            const b = z2 * gap;
            const root = Math.sqrt(Math.abs(a * a + 4 * b * c));
            this.distance = a < 0 ? (2 * b) / (a - root) : -(a + root) / (2 * c);
        }
        if (!(this.distance > this.low && this.distance < this.high))
            this.distance = (this.low + this.high) / 2;
    }
    /**
     * The zero of c + s1 / (delta1 - step) + s2 / (delta2 - step), which has the value and the slope here: the pole nearer to the root with
     * its own weight, or both so that either side's sum has its value and slope ("the middle way").
     */
    step(delta1, delta2, g, slope, behind) {
        const { squares, origin, last } = this;
        const middle = g - delta1 * this.belowSlope - delta2 * this.aboveSlope;
        let c = middle;
        if (this.fixed && !behind) {
            const own = origin === last ? squares[last] / delta1 ** 2 : squares[last + 1] / delta2 ** 2;
            c = origin === last ? g - delta2 * slope - (delta1 - delta2) * own : g - delta1 * slope - (delta2 - delta1) * own;
        }
        if (behind)
            c = Math.abs(c);
        const a = (delta1 + delta2) * g - delta1 * delta2 * slope;
        const b = delta1 * delta2 * g;
        const root = Math.sqrt(Math.abs(a * a - 4 * b * c));
        if (behind)
            return a >= 0 ? (a + root) / (2 * c) : (2 * b) / (a - root);
        return a <= 0 ? (a - root) / (2 * c) : (2 * b) / (a + root);
    }
    /** Between both ends: by factors where they have one sign, and quickly towards 0 where one of them is 0. */
    middle() {
        const { low, high } = this;
        if (this.rounds <= ROUNDS)
            return (low + high) / 2;
        if (low === 0)
            return high * 2 ** -10;
        if (high === 0)
            return low * 2 ** -10;
        return low > 0 ? Math.sqrt(low) * Math.sqrt(high) : -Math.sqrt(-low) * Math.sqrt(-high);
    }
}
/** The sums of one root. */
function secularSumsRef(d, squares, sums) {
    const { last, distance } = sums;
    const from = d[sums.origin];
    let [value, slope] = [0, 0];
    const add = (first, end) => {
        value = 0;
        slope = 0;
        for (let j = first; j < end; j++) {
            const inverse = 1 / (d[j] - from - distance);
            const ratio = squares[j] * inverse;
            value += ratio;
            slope += ratio * inverse;
        }
    };
    add(0, last + 1);
    sums.below = value;
    sums.belowSlope = slope;
    add(last + 1, d.length);
    sums.above = value;
    sums.aboveSlope = slope;
}
/** All roots: pole `origins[i]` plus `distances[i]`, ascending, each between poles i and i + 1. `sums` computes those of many roots. */
export function laed4Ref(d, z, rho, eps, sums = eachSum) {
    const squares = z.map((x) => x * x);
    const total = squares.reduce((sum, x) => sum + x, 0);
    const roots = Array.from(d, (_, i) => new SecularRoot(i, d, squares, total, rho, eps));
    for (let open = roots; open.length > 0;) {
        sums(d, squares, open);
        open = open.filter((root) => !root.next());
    }
    return {
        origins: Int32Array.from(roots, ({ origin }) => origin),
        distances: Float64Array.from(roots, ({ distance }) => distance),
    };
}
function eachSum(d, squares, of) {
    for (const one of of)
        secularSumsRef(d, squares, one);
}
