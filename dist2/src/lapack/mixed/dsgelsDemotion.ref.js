// What dsgels and zcgels factor, brought to single precision: T = A where that has not fewer rows than columns, else A^H. In TypeScript,
// host memory only.
import { entriesOf } from '../../core/matrix.js';
/** Columns whose largest element lies beyond 2^-RANGE .. 2^RANGE are left to double precision: products in double might leave the range. */
const RANGE = 400;
/** log2 of x, as an integer; 0 of 0 and of what is not finite. */
export const exponentOf = (x) => (x > 0 && x < Infinity ? Math.floor(Math.log2(x)) : 0);
/**
 * T D in singles, columns at a time: D is diagonal, of powers of two that bring the largest element of each column, of complex ones
 * the largest part, to 1..2. Householder
 * reflections do not feel it, for they treat every column alike; but numbers stay in the range of singles, and norms mean something.
 */
export class TallDemotion {
    /** D. */
    scales;
    /** The 2-norms of the columns of T D so far. */
    norms;
    /** Whether a column is infinite, or so large or small that it must not be scaled. */
    overflow;
    tall;
    constructor(tall) {
        this.tall = tall;
        const largest = largestOfColumns(tall);
        const exponents = Array.from(largest, exponentOf);
        this.overflow = largest.includes(Infinity) || exponents.some((e) => Math.abs(e) > RANGE);
        this.scales = Float64Array.from(exponents, (e) => 2 ** -e);
        this.norms = new Float64Array(tall.q);
    }
    /** S(:, 0), S(:, 1), ... := columns from, ..., to - 1 of T D in singles. */
    columns(from, to, S) {
        const { p, turned, A } = this.tall;
        const { parts = 1 } = A;
        const { norms, scales } = this;
        const [source, target] = [A.data, S.data];
        const sums = new Float64Array(to - from);
        if (turned) {
            for (let part = 0; part < parts; part++) {
                const sign = part === 0 ? 1 : -1;
                for (let i = 0; i < p; i++) {
                    const a = parts * (A.off + i * A.ld + from) + part;
                    for (let j = 0, s = parts * (S.off + i) + part; j < to - from; j++, s += parts * S.ld) {
                        const value = source[a + parts * j] * (sign * scales[from + j]);
                        target[s] = value;
                        sums[j] = sums[j] + value * value;
                    }
                }
            }
        }
        else {
            for (let j = 0; j < to - from; j++) {
                const [a, s, scale] = [parts * (A.off + (from + j) * A.ld), parts * (S.off + j * S.ld), scales[from + j]];
                let sum = 0;
                for (let i = 0; i < parts * p; i++) {
                    const value = source[a + i] * scale;
                    target[s + i] = value;
                    sum += value * value;
                }
                sums[j] = sum;
            }
        }
        for (const [j, sum] of sums.entries())
            norms[from + j] = Math.sqrt(sum);
    }
}
/** The largest magnitude in each column of T, of complex elements of their parts; NaN does not count. */
function largestOfColumns({ p, q, turned, A }) {
    const { parts = 1 } = A;
    const { data, off, ld } = entriesOf(A);
    const largest = new Float64Array(q);
    if (turned) {
        for (let i = 0; i < p; i++) {
            for (let k = 0, a = off + i * ld; k < parts * q; k++, a++) {
                const [size, j] = [Math.abs(data[a]), parts === 1 ? k : k >> 1];
                if (size > largest[j])
                    largest[j] = size;
            }
        }
    }
    else {
        for (let j = 0; j < q; j++) {
            let most = 0;
            for (let a = off + j * ld, end = a + parts * p; a < end; a++) {
                const size = Math.abs(data[a]);
                if (size > most)
                    most = size;
            }
            largest[j] = most;
        }
    }
    return largest;
}
