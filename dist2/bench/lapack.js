// npm run bench:lapack -- [--sizes 1024,2048,4096,8192,16384] [--only getrf] [--mode native|hybrid|auto] [--rounds 5] [--kernels]
// [--nocheck] [--rival FILE] [--json FILE]: LU, Cholesky and QR on the GPU, their errors, and where their time goes, as Markdown. The exit
// status is the number of results that are wrong. For --rival see rival.ts.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createContext, lacpy } from '../src/index.js';
import { machineOf } from '../testing/lib/machine.js';
import { matrixView } from '../testing/lib/norms.js';
import { halfSpeed, PARTS, partTimes } from './lapack/parts.js';
import { MODES, ways } from './lapack/ways.js';
import { readRivals } from './rival.js';
const { values } = parseArgs({
    options: {
        sizes: { type: 'string', default: '1024,2048,4096,8192,16384' },
        only: { type: 'string', default: '' },
        mode: { type: 'string', default: 'native' },
        rounds: { type: 'string', default: '5' },
        kernels: { type: 'boolean', default: false },
        nocheck: { type: 'boolean', default: false },
        rival: { type: 'string' },
        json: { type: 'string' },
    },
});
const positive = (x) => Number.isSafeInteger(x) && x > 0;
const sizes = values.sizes.split(',').map(Number);
const rounds = Number(values.rounds);
if (!sizes.every(positive))
    throw new Error(`--sizes ${values.sizes} is not a list of sizes`);
if (!positive(rounds))
    throw new Error(`--rounds ${values.rounds} is not a positive number`);
if (!MODES.includes(values.mode))
    throw new Error(`--mode takes ${MODES.join(', ')}`);
const chosen = ways(values.mode).filter(({ name }) => name.includes(values.only));
if (chosen.length === 0)
    throw new Error(`--only ${values.only} leaves nothing`);
const rivals = readRivals(values.rival);
/** LAPACK's threshold, in units of eps. */
const TOLERANCE = 30;
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
/** Uniform on (0,1) by Marsaglia's xorshift: the testers' generator would take longer than the factorization of a large matrix. */
function uniform(length, seed) {
    const x = new Float32Array(length);
    let state = seed;
    for (let i = 0; i < length; i++) {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        x[i] = (state >>> 8) / 2 ** 24;
    }
    return x;
}
/** Positive definite: n on the diagonal, which exceeds the sum of its row. */
function matrix(kind, n) {
    const a = uniform(n * n, 2463534242);
    for (let i = 0; kind === 'definite' && i < n; i++)
        a[i * (n + 1)] = n;
    return a;
}
class Bench {
    context;
    spinMs;
    constructor(context) {
        this.context = context;
        this.spinMs = context.gpu.software ? 0 : 100;
    }
    /** All ways that take this kind of matrix, on one of order n. */
    async *each(kind, n) {
        const { context } = this;
        const [a, b] = [matrix(kind, n), uniform(n, 123456789)];
        const given = { A: context.upload('s', a), B: context.upload('s', b) };
        const operands = {
            ...{ n, A: context.alloc('s', n * n), B: context.alloc('s', n) },
            ...{ ipiv: context.alloc('i', n), info: context.alloc('i', 1) },
        };
        for (const way of chosen.filter((w) => w.matrix === kind)) {
            const figures = await this.time(way, operands, given);
            const error = values.nocheck ? {} : { error: await this.error(way, operands, a, b) };
            yield { name: way.name, n, tflops: way.flops(n) / figures.ms / 1e9, ...figures, ...error };
        }
        const { A, B, ipiv, info } = operands;
        for (const buffer of [A, B, ipiv, info, ...Object.values(given)])
            buffer.dispose();
    }
    async time(way, operands, given) {
        const { queue } = this.context;
        const { n } = operands;
        const fresh = async () => {
            await lacpy(queue, { uplo: 'f', m: n, n, A: given.A, lda: n, B: operands.A, ldb: n });
            await lacpy(queue, { uplo: 'f', m: n, n: 1, A: given.B, lda: n, B: operands.B, ldb: n });
        };
        const call = () => way.call(queue, operands);
        // The first call compiles.
        await fresh();
        await call();
        await queue.sync();
        const times = [];
        for (let round = 0; round < rounds; round++) {
            await fresh();
            times.push((await queue.gpuTime(call, this.spinMs)));
        }
        await fresh();
        const before = queue.dispatches;
        await call();
        const dispatches = queue.dispatches - before;
        await fresh();
        const profile = (await queue.profile(call, this.spinMs));
        return { ms: median(times), dispatches, profile };
    }
    /** Of the last call, in units of eps; a matrix that was called singular or indefinite has none. */
    async error(way, { n, A, B, ipiv, info }, a, b) {
        const { context } = this;
        if ((await context.download(info))[0] !== 0)
            return Number.NaN;
        const [factor, x, pivots] = [await context.download(A), await context.download(B), await context.download(ipiv)];
        return way.error({
            ...{ a: matrixView(a, n, n), b: matrixView(b, n, 1), ipiv: pivots },
            ...{ factor: matrixView(factor, n, n), x: matrixView(x, n, 1) },
        });
    }
}
const markdown = (cells) => `| ${cells.join(' | ')} |`;
const libraries = [...new Set(rivals.map(({ lib }) => lib))];
function row({ name, n, ms, tflops, error, dispatches, profile }) {
    const parts = partTimes(profile);
    const { routine } = chosen.find((way) => way.name === name);
    const others = libraries.map((lib) => rivals.find((r) => r.lib === lib && r.what === routine && r.n === n)?.ms);
    const best = Math.min(...others.filter((x) => x !== undefined));
    return markdown([
        ...[name, String(n), ms.toFixed(3), tflops.toFixed(2)],
        error === undefined ? '-' : `${error.toPrecision(2)}${error < TOLERANCE ? '' : ' failed'}`,
        ...[...PARTS.map((part) => parts[part]), profile.ms].map((x) => x.toFixed(3)),
        String(dispatches),
        ...others.map((x) => x?.toFixed(3) ?? '-'),
        ...(libraries.length > 0 ? [Number.isFinite(best) ? (best / ms).toFixed(2) : '-'] : []),
    ]);
}
const context = await createContext({ backend: 'gpu' });
if (!context.gpu.device.features.has('timestamp-query'))
    throw new Error('this GPU has no timestamps');
const machine = machineOf(context);
const bench = new Bench(context);
console.log(`## LU, Cholesky and QR: ${machine.adapter}, ${machine.driver}, ${machine.date.slice(0, 10)}

Single precision, mode ${values.mode}. ms: GPU timestamps around a call, median of ${rounds}, behind ${bench.spinMs} ms of spinning. Error:
\`|PA-LU|/(N|A|)\`, \`|A-LL^T|/(N|A|)\`, \`|A-QR|/(N|A|)\` and \`|I-Q^TQ|/N\` by random signs, \`|b-Ax|/(N|A||x|)\`, in units of 2^-24; from ${TOLERANCE} on it is a failure. Panel, solve
(interchanges, triangular solves), update (products, also those in solves), other and their sum: ms in kernels, from another run with a timestamp
around every dispatch. ${libraries.length > 0 ? 'Libraries: ms of the other program; ratio: the fastest of them over ms.' : ''}
`);
const title = ['routine', 'n', 'ms', 'TFLOP/s', 'error', ...PARTS, 'sum', 'dispatches', ...libraries];
if (libraries.length > 0)
    title.push('ratio');
console.log(`${markdown(title)}\n${markdown(title.map(() => '---'))}`);
const results = [];
for (const n of sizes) {
    for (const kind of ['general', 'definite']) {
        if (!chosen.some((way) => way.matrix === kind))
            continue;
        for await (const result of bench.each(kind, n)) {
            results.push(result);
            console.log(row(result));
        }
    }
}
if (sizes.length > 1) {
    console.log('\n| routine | half speed from n |\n| --- | --- |');
    for (const { name } of chosen) {
        const half = halfSpeed(results.filter((result) => result.name === name));
        console.log(markdown([name, half === undefined ? '-' : `${half.below ? '<= ' : ''}${half.n}`]));
    }
}
if (values.kernels) {
    console.log('\n| routine | n | kernel | calls | ms | us per call |\n| --- | --- | --- | --- | --- | --- |');
    for (const { name, n, profile } of results) {
        for (const { kernel, calls, ms } of profile.rows)
            console.log(markdown([name, `${n}`, kernel, `${calls}`, ms.toFixed(3), ((1000 * ms) / calls).toFixed(2)]));
    }
}
if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify({ machine, results }, null, 2)}\n`);
context.dispose();
const wrong = results.filter(({ error }) => error !== undefined && !(error < TOLERANCE)).length;
process.exit(Math.min(wrong, 255));
