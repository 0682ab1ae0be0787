// Sturm's counts of a symmetric tridiagonal matrix, and bisection by them. In doubles.
/** Counts that are made side by side: each is a chain of divisions. */
const TOGETHER = 4;
/** Bisection in blocks of a matrix, up to a tolerance; `relative` to the numbers themselves. */
export class Brackets {
    t;
    tolerance;
    relative;
    points = new Float64Array(TOGETHER);
    counts = new Int32Array(TOGETHER);
    constructor(t, tolerance, relative) {
        this.t = t;
        this.tolerance = tolerance;
        this.relative = relative;
    }
    /** The eigenvalues of rows first..last that lie in (low, high], in ascending order. */
    values(first, last, low, high) {
        if (!(low < high))
            return new Float64Array(0);
        const [countLow, countHigh] = [this.count(first, last, low), this.count(first, last, high)];
        const found = new Float64Array(Math.max(0, countHigh - countLow));
        if (first === last)
            return found.fill(this.t.d[first]);
        let active = found.length > 0 ? [{ low, high, countLow, countHigh }] : [];
        while (active.length > 0) {
            const wide = [];
            for (const interval of active) {
                if (!this.isNarrow(interval))
                    wide.push(interval);
                else
                    found.fill(middle(interval), interval.countLow - countLow, interval.countHigh - countLow);
            }
            active = [];
            for (let k = 0; k < wide.length; k += TOGETHER) {
                const some = wide.slice(k, k + TOGETHER);
                for (let i = 0; i < TOGETHER; i++)
                    this.points[i] = middle(some[Math.min(i, some.length - 1)]);
                this.countAll(first, last);
                for (const [i, { low, high, countLow, countHigh }] of some.entries()) {
                    const at = this.points[i];
                    // Rounding keeps counts monotone; a matrix that does not is not let go on for ever.
                    const count = Math.max(countLow, Math.min(countHigh, this.counts[i]));
                    if (count > countLow)
                        active.push({ low, high: at, countLow, countHigh: count });
                    if (count < countHigh)
                        active.push({ low: at, high, countLow: count, countHigh });
                }
            }
        }
        return found;
    }
    /** A narrow interval, between bounds of all eigenvalues, that the one with this index, from 1, lies in. */
    around(index, least, greatest) {
        const last = this.t.d.length - 1;
        const interval = { low: least, high: greatest, countLow: 0, countHigh: last + 1 };
        while (!this.isNarrow(interval)) {
            const at = middle(interval);
            const count = this.count(0, last, at);
            if (count < index) {
                interval.low = at;
                interval.countLow = count;
            }
            else {
                interval.high = at;
                interval.countHigh = count;
            }
        }
        return interval;
    }
    isNarrow({ low, high }) {
        return !(high - low > Math.max(this.tolerance, this.relative * Math.max(Math.abs(low), Math.abs(high))));
    }
    /** How many eigenvalues of rows first..last are at most x. */
    count(first, last, x) {
        this.points.fill(x);
        this.countAll(first, last);
        return this.counts[0];
    }
    /** The same of all points. */
    countAll(first, last) {
        const { d, squares, pivmin } = this.t;
        const [x0, x1, x2, x3] = this.points;
        let [n0, n1, n2, n3] = [0, 0, 0, 0];
        let [q0, q1, q2, q3] = [1, 1, 1, 1];
        for (let i = first; i <= last; i++) {
            const [diagonal, square] = [d[i], squares[i]];
            q0 = diagonal - x0 - square / q0;
            q1 = diagonal - x1 - square / q1;
            q2 = diagonal - x2 - square / q2;
            q3 = diagonal - x3 - square / q3;
            if (q0 <= pivmin) {
                n0++;
                if (q0 > -pivmin)
                    q0 = -pivmin;
            }
            if (q1 <= pivmin) {
                n1++;
                if (q1 > -pivmin)
                    q1 = -pivmin;
            }
            if (q2 <= pivmin) {
                n2++;
                if (q2 > -pivmin)
                    q2 = -pivmin;
            }
            if (q3 <= pivmin) {
                n3++;
                if (q3 > -pivmin)
                    q3 = -pivmin;
            }
        }
        this.counts.set([n0, n1, n2, n3]);
    }
}
const middle = ({ low, high }) => low + (high - low) / 2;
