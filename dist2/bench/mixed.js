// npm run bench:mixed -- [--orders 2048,4096,8192] [--routines dsgesv,dsposv] [--doubles cpu|gpu|auto] [--rounds 5] [--nrhs 1]: linear
// systems of doubles, factored in single on the GPU: the wall clock of a call whose A the GPU knows from the call before, and of one whose
// A has changed since, how many corrections there were, and the residual by LAPACK's rule, which is 1 at most.
import { parseArgs } from 'node:util';
import { createContext, dgemm, dsgesv, dsposv } from '../src/index.js';
import { banner, machineOf } from '../testing/lib/machine.js';
const { values } = parseArgs({
    options: {
        orders: { type: 'string', default: '2048,4096,8192' },
        routines: { type: 'string', default: 'dsgesv,dsposv' },
        doubles: { type: 'string', default: 'cpu' },
        rounds: { type: 'string', default: '5' },
        nrhs: { type: 'string', default: '1' },
    },
});
const [rounds, nrhs] = [Number(values.rounds), Number(values.nrhs)];
const WARM_MS = 60;
const context = await createContext({ backend: 'gpu', doubles: values.doubles });
const { queue } = context;
const median = (times) => times.sort((a, b) => a - b)[times.length >> 1];
const row = (cells) => console.log(`| ${cells.join(' | ')} |`);
console.log(banner(machineOf(context), 'bench:mixed', []).join('\n'));
console.log(`\nDoubles on the ${context.placement('d')}, nrhs ${nrhs}, median of ${rounds}, ms by the wall clock.\n`);
row(['routine', 'n', 'first', 'A as before', 'A changed', 'corrections', 'residual']);
row(Array.from({ length: 7 }, () => '---'));
/** Uniform on (-1, 1); `heavy`: positive definite as far as its lower triangle says. */
function randomMatrix(rows, cols, heavy) {
    let state = rows + cols;
    const elements = Float64Array.from({ length: rows * cols }, () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 2 ** 31 - 1;
    });
    if (heavy)
        for (let j = 0; j < cols; j++)
            elements[j * (rows + 1)] = 4 * Math.sqrt(rows);
    return elements;
}
async function wall(work) {
    // The clocks are up, as in the middle of a program's work.
    if (context.gpu?.software === false)
        await queue.gpuTime(() => { }, WARM_MS);
    const start = performance.now();
    await work();
    await queue.sync();
    return performance.now() - start;
}
async function repeated(work, before) {
    const times = [];
    for (let k = 0; k < rounds; k++) {
        before();
        times.push(await wall(work));
    }
    return median(times);
}
/** max |b - A x| / (max |x| ||A|| eps sqrt(n)) for the first right-hand side, and the infinity norm. */
async function residual(n, a, b, X) {
    const [A, R] = [context.upload('d', a), context.upload('d', b.subarray(0, n))];
    await dgemm(queue, { m: n, n: 1, k: n, alpha: -1, A, lda: n, B: X, ldb: n, beta: 1, C: R, ldc: n });
    const [r, x] = [await context.download(R), await context.download(X, n)];
    for (const buffer of [A, R])
        buffer.dispose();
    const sums = new Float64Array(n);
    for (let p = 0; p < n * n; p++)
        sums[p % n] += Math.abs(a[p]);
    const most = (v) => v.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
    return most(r) / (most(x) * most(sums) * 2 ** -53 * Math.sqrt(n));
}
let wrong = 0;
for (const n of values.orders.split(',').map(Number)) {
    for (const name of values.routines.split(',')) {
        const symmetric = name === 'dsposv';
        const [a, b] = [randomMatrix(n, n, symmetric), randomMatrix(n, nrhs, false)];
        if (symmetric)
            for (let j = 0; j < n; j++)
                for (let i = 0; i < j; i++)
                    a[i + j * n] = a[j + i * n];
        const [A, B] = [context.upload('d', a), context.upload('d', b)];
        const [X, ints] = [context.alloc('d', n * nrhs), context.alloc('i', n + 2)];
        const common = { n, nrhs, A, lda: n, B, ldb: n, X, ldx: n, iter: ints.at(n), info: ints.at(n + 1) };
        const run = () => symmetric ? dsposv(queue, { uplo: 'l', ...common }) : dsgesv(queue, { ipiv: ints, ...common });
        const first = await wall(run);
        const same = await repeated(run, () => { });
        const changed = await repeated(run, () => context.write(A, a));
        const iter = (await context.download(ints.at(n), 1))[0];
        const error = await residual(n, a, b, X);
        if (!(error <= 1 || iter < 0))
            wrong++;
        row([name, `${n}`, ...[first, same, changed].map((ms) => ms.toFixed(2)), `${iter}`, error.toPrecision(2)]);
        for (const buffer of [A, B, X, ints])
            buffer.dispose();
    }
}
context.dispose();
process.exit(wrong);
