// Operands that all products of bench/shapes.ts share: long arrays of pseudo-random numbers that repeat, so that any element is known
// without a copy on the host; and the proof of a product by elements of C here and there.
import { floatsToHalves, halfToNumber } from '../../src/core/half.js';
/** A prime, so that no leading dimension falls into step with it. */
const PERIOD = 1000003;
/** Elements of C that are looked at in a row; even. */
const RUN = 16;
const numbers = (seed) => {
    let state = seed;
    return Float32Array.from({ length: PERIOD }, () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 2 ** 31 - 1;
    });
};
/** Buffers of one precision for every shape. */
export class Operands {
    A;
    B;
    C;
    context;
    prec;
    constructor(context, prec, shapes) {
        this.context = context;
        this.prec = prec;
        const most = (size) => Math.max(...shapes.map(size));
        this.A = this.factor(1, most(([m, , k]) => m * k));
        this.B = this.factor(2, most(([, n, k]) => n * k));
        this.C = context.alloc(prec, most(([m, n]) => m * n));
    }
    factor(seed, length) {
        const period = numbers(seed);
        const stored = this.prec === 'h' ? floatsToHalves(period) : period;
        const values = this.prec === 'h' ? Float32Array.from(stored, halfToNumber) : period;
        const all = new (this.prec === 'h' ? Uint16Array : Float32Array)(length);
        for (let at = 0; at < length; at += PERIOD)
            all.set(stored.subarray(0, Math.min(PERIOD, length - at)), at);
        return { data: this.context.upload(this.prec, all), values };
    }
    dispose() {
        for (const buffer of [this.A.data, this.B.data, this.C])
            buffer.dispose();
    }
    /** Where runs of elements of C begin: corners, and some in between; even, because halves are written by twos. */
    runs([m, n, k]) {
        const count = Math.max(3, Math.min(12, Math.floor(3e6 / (k * RUN))));
        const last = m * n - RUN;
        return Array.from({ length: count }, (_, r) => {
            const far = r === 1 ? 1 : r === 0 ? 0 : (r * 0.618) % 1;
            const at = r === 2 ? (n - 1) * m : Math.round(far * (m - 1)) + Math.round(far * (n - 1)) * m;
            return 2 * Math.floor(Math.max(0, Math.min(at, last)) / 2);
        });
    }
    /** Overwrites what is going to be looked at, so that a product that writes nothing is found out. */
    poison(shape) {
        const bad = this.prec === 'h' ? new Uint16Array(RUN).fill(0x7e00) : new Float32Array(RUN).fill(Number.NaN);
        for (const at of this.runs(shape)) {
            this.context.write(this.C.at(at), bad);
        }
    }
    /** The worst error of C = A B, over the bound of one that is right: below 1 it is. NaN if C is. */
    async error(shape) {
        const [m, , k] = shape;
        let worst = 0;
        for (const at of this.runs(shape)) {
            const found = await this.context.download(this.C.at(at), RUN);
            for (let q = 0; q < RUN; q++) {
                const [i, j] = [(at + q) % m, Math.floor((at + q) / m)];
                let [sum, gauge] = [0, 0];
                let [a, b] = [i % PERIOD, (j * k) % PERIOD];
                const step = m % PERIOD;
                for (let l = 0; l < k; l++) {
                    const term = this.A.values[a] * this.B.values[b];
                    sum += term;
                    gauge += Math.abs(term);
                    a += step;
                    if (a >= PERIOD)
                        a -= PERIOD;
                    if (++b === PERIOD)
                        b = 0;
                }
                const stored = found[q];
                const c = this.prec === 'h' ? halfToNumber(stored) : stored;
                const bound = this.prec === 'h' ? 2 ** -10 * Math.abs(sum) + 4e-6 * gauge + 1e-6 : 2e-6 * gauge + 1e-6;
                const ratio = Math.abs(c - sum) / bound;
                worst = ratio <= worst ? worst : ratio;
            }
        }
        return worst;
    }
}
