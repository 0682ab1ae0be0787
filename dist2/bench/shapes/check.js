// npm run bench:shapes -- --check: many small products by every kernel that can be forced, against sums in double precision: every
// transposition, odd places, edges, odd depths, alpha and beta, factors in C's buffer, slices, batches. C is guarded by what stands around.
import { floatsToHalves, halfToNumber } from '../../src/core/half.js';
import { enqueueGemm, gemmNames } from '../../src/measuring.js';
import { Random } from '../../testing/lib/random.js';
const GUARD = 0.71875; // exact in halves
class Checker {
    context;
    random = new Random();
    wrong = 0;
    done = 0;
    constructor(context) {
        this.context = context;
    }
    below(n) {
        return Math.floor(this.random.rand() * n);
    }
    problem(prec, number) {
        const aligned = number % 3 !== 2;
        const step = number % 3 === 0 ? 8 : aligned ? 4 : 1;
        const around = [1, 2, 5, 16, 17, 31, 33, 64, 70, 128, 129, 200, 257];
        const size = () => Math.max(step, Math.ceil(around[this.below(around.length)] / step) * step);
        const depths = [1, 3, 15, 16, 17, 31, 64, 65, 100, 127, 128, 333, 640, 1001];
        const letters = [
            ['n', 'n'],
            ['t', 'n'],
            ['n', 't'],
            ['t', 't'],
        ];
        const [transA, transB] = letters[Math.floor(number / 3) % 4];
        return {
            prec,
            aligned,
            transA,
            transB,
            m: size(),
            n: size(),
            k: Math.ceil(depths[this.below(depths.length)] / (aligned ? step : 1)) * (aligned ? step : 1),
            alpha: [1, 0.5, -1.25][number % 3 === 1 ? 0 : this.below(3)],
            beta: [0, 1, -0.5][this.below(3)],
            batch: number % 7 === 6 ? 3 : 1,
            inC: number % 8 === 5,
        };
    }
    operand(p, rows, columns) {
        const step = p.aligned ? 8 : 1;
        const ld = Math.ceil(rows / step) * step + step * this.below(3);
        const off = step * this.below(4);
        const stride = ld * columns + step * this.below(3);
        const values = new Float32Array(off + stride * p.batch + 8).fill(GUARD);
        for (let z = 0; z < p.batch; z++)
            for (let j = 0; j < columns; j++)
                for (let i = 0; i < rows; i++)
                    values[off + z * stride + i + j * ld] = Math.fround((this.below(513) - 256) / 256);
        return { values, off, ld, stride };
    }
    /** One problem by every kernel, or if it is a batch by the one that is chosen. */
    async check(p) {
        const { prec, transA, transB, m, n, k, beta, batch } = p;
        const a = this.operand(p, transA === 'n' ? m : k, transA === 'n' ? k : m);
        const b = this.operand(p, transB === 'n' ? k : n, transB === 'n' ? n : k);
        const c = this.operand(p, m, n);
        const [expected, gauge] = this.reference(p, a, b, c);
        // beta = 0: C is not read, and may be anything.
        if (beta === 0)
            for (let z = 0; z < batch; z++)
                for (let j = 0; j < n; j++)
                    c.values.fill(Number.NaN, c.off + z * c.stride + j * c.ld, c.off + z * c.stride + j * c.ld + m);
        const [A, B] = [this.upload(prec, a.values), this.upload(prec, b.values)];
        const names = batch > 1 ? [undefined] : [undefined, ...gemmNames(this.context.queue, prec, p.aligned, p.inC)];
        const forces = names
            // Of halves on the kernels for numbers of any kind a few tiles will do.
            .filter((name) => prec === 's' || !/direct|padded|huge|large|medium|lean|slim/.test(name ?? ''))
            .flatMap((name) => (/slices|units/.test(name ?? '') ? [name, `${name}/2`, `${name}/5`] : [name]));
        // All are made before the first is looked at, so that what they need is compiled side by side.
        const made = forces.map((force) => this.make(p, force, { a, b, c, A, B }));
        for (const one of made)
            await this.look(p, one, a, b, c, { expected, gauge });
        for (const buffer of [A, B])
            buffer.dispose();
    }
    upload(prec, values) {
        return prec === 'h' ? this.context.upload('h', floatsToHalves(values)) : this.context.upload('s', values);
    }
    make(p, force, o) {
        const { prec, batch } = p;
        const { a, b, c } = o;
        // With factors in C's buffer A stands in front of it.
        const room = p.inC ? Math.ceil(a.values.length / 8) * 8 : 0;
        const both = new Float32Array(room + c.values.length).fill(GUARD);
        if (p.inC)
            both.set(a.values);
        both.set(c.values, room);
        const C = this.upload(prec, both);
        const product = {
            ...p,
            A: { data: p.inC ? C : o.A, off: a.off, ld: a.ld },
            B: { data: o.B, off: b.off, ld: b.ld },
            C: { data: C, off: room + c.off, ld: c.ld },
            strideA: batch > 1 ? a.stride : 0,
            strideB: batch > 1 ? b.stride : 0,
            strideC: batch > 1 ? c.stride : 0,
            ...(force === undefined ? {} : { force }),
        };
        try {
            enqueueGemm(this.context.queue, product, 'check');
        }
        catch (error) {
            return { C, room, by: force ?? 'chosen', trouble: String(error) };
        }
        return { C, room, by: force ?? `chosen: ${this.context.queue.trace.at(-1)?.kernel}`, trouble: '' };
    }
    async look(p, { C, room, by, trouble: refused }, a, b, c, known) {
        const { prec, m, n, batch } = p;
        let found = [];
        let trouble = refused;
        try {
            found = (await this.context.download(C));
        }
        catch (error) {
            trouble = `${trouble} ${error}`;
        }
        C.dispose();
        const value = (at) => (prec === 'h' ? halfToNumber(found[room + at]) : found[room + at]);
        const eps = prec === 'h' ? 2 ** -10 : by === 'tensor-fast' ? 2 ** -9 : 2 ** -20;
        // Sums of halves are cut off at every depth of a matrix; factors of 'fast' are halves.
        const loose = by.startsWith('tensor-half-sums')
            ? (p.k / 8 + 1) * 2 ** -10
            : by === 'tensor-fast'
                ? 2 ** -9
                : 2 ** -18;
        let worst = 0;
        const inside = new Uint8Array(c.values.length);
        for (let z = 0; z < batch; z++)
            for (let j = 0; j < n; j++)
                for (let i = 0; i < m; i++) {
                    const at = c.off + z * c.stride + i + j * c.ld;
                    inside[at] = 1;
                    const e = known.expected[i + m * (j + n * z)];
                    const ratio = Math.abs(value(at) - e) / (eps * Math.abs(e) + loose * known.gauge[i + m * (j + n * z)] + 1e-6);
                    worst = ratio <= worst ? worst : ratio;
                }
        let touched = 0;
        for (let at = 0; at < c.values.length; at++)
            if (inside[at] === 0 && value(at) !== GUARD)
                touched++;
        this.done++;
        if (trouble === '' && worst < 1 && touched === 0)
            return;
        this.wrong++;
        console.log(`***** WRONG: ${by}: error ${worst}, ${touched} elements beside C ${trouble} ${JSON.stringify(p)} lda ${a.ld} ldb ${b.ld} ldc ${c.ld} offsets ${a.off} ${b.off} ${c.off}`);
    }
    reference(p, a, b, c) {
        const { transA, transB, m, n, k, alpha, beta, batch } = p;
        const [expected, gauge] = [new Float64Array(m * n * batch), new Float64Array(m * n * batch)];
        const [ai, al] = transA === 'n' ? [1, a.ld] : [a.ld, 1];
        const [bl, bj] = transB === 'n' ? [1, b.ld] : [b.ld, 1];
        for (let z = 0; z < batch; z++)
            for (let j = 0; j < n; j++)
                for (let i = 0; i < m; i++) {
                    let [sum, size] = [0, 0];
                    let [x, y] = [a.off + z * a.stride + i * ai, b.off + z * b.stride + j * bj];
                    for (let l = 0; l < k; l++, x += al, y += bl) {
                        const term = a.values[x] * b.values[y];
                        sum += term;
                        size += Math.abs(term);
                    }
                    const old = beta === 0 ? 0 : beta * c.values[c.off + z * c.stride + i + j * c.ld];
                    expected[i + m * (j + n * z)] = alpha * sum + old;
                    gauge[i + m * (j + n * z)] = Math.abs(alpha) * size + Math.abs(old);
                }
        return [expected, gauge];
    }
}
/** Problem after problem, of singles and of halves in turns, until the time is over; whether all were right. */
export async function checkAll(context, left) {
    const checker = new Checker(context);
    const precs = context.placement('h') === 'gpu' ? ['h', 's'] : ['s'];
    let problems = 0;
    for (; problems < 96 && left() > 3; problems++)
        for (const prec of precs) {
            if (left() < 3)
                break;
            await checker.check(checker.problem(prec, problems));
        }
    console.log(`${checker.done} products of ${problems} problems by every kernel: ${checker.wrong} wrong`);
    return checker.wrong === 0;
}
