// npm run bench:eigen -- [--orders 1024,2048,4096] [--type s|c] [--rounds 3] [--nb 0] [--force tiles-128]
// [--only one|two|general|bidiagonal|vectors] [--kernels] [--nocheck] [--json FILE]: the symmetric eigenvalue problem in single precision
// on the GPU, or with --type c the Hermitian one and nothing else, by its stages: GPU time by timestamps, what a program waits for, errors,
// as Markdown; with a reduction in one stage (sytrd, ormtr) and in two (sy2sb, sb2st without and with its reflectors, products with both
// factors Q2 and Q1, of orders that are multiples of four), or with only one of them; the Hessenberg form of a general matrix with its
// factor (general: gehrd, orghr), and its bidiagonal form with its factors, and singular values alone (bidiagonal: gebrd, orgbr, gesdd n);
// singular vectors of a bidiagonal matrix, and of a whole one by both ways (vectors: bdsdc, gesdd v). --nb is for the stages sytrd, gehrd
// and gebrd, --force (a rule of sytrd.kernels.ts) for sytrd. The exit status is the number of results that are wrong.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createContext, lacpy, laset } from '../src/index.js';
import { enqueueEigenvalues, enqueueOrmtr, enqueueSyevd, enqueueSytrd } from '../src/measuring.js';
import { machineOf } from '../testing/lib/machine.js';
import { bidiagonalStages } from './eigen/bidiagonal.js';
import { eigenErrors, reductionErrors } from './eigen/errors.js';
import { generalStages } from './eigen/general.js';
import { singularStages } from './eigen/singular.js';
import { tenth, twoStages } from './eigen/twoStages.js';
const { values } = parseArgs({
    options: {
        orders: { type: 'string', default: '1024,2048,4096' },
        type: { type: 'string', default: 's' },
        rounds: { type: 'string', default: '3' },
        nb: { type: 'string', default: '0' },
        force: { type: 'string' },
        kernels: { type: 'boolean', default: false },
        nocheck: { type: 'boolean', default: false },
        only: { type: 'string' },
        json: { type: 'string' },
    },
});
const positive = (x) => Number.isSafeInteger(x) && x > 0;
const orders = values.orders.split(',').map(Number);
const [rounds, nb] = [Number(values.rounds), Number(values.nb)];
if (!orders.every(positive))
    throw new Error(`--orders ${values.orders} is not a list of orders`);
if (values.type !== 's' && values.type !== 'c')
    throw new Error(`--type ${values.type} is neither s nor c`);
if (!positive(rounds))
    throw new Error(`--rounds ${values.rounds} is not a positive number`);
/** LAPACK's threshold of its symmetric eigenvalue tests, in units of n ulp. */
const TOLERANCE = 30;
const context = await createContext({ backend: 'gpu' });
const { queue } = context;
if (!context.gpu.device.features.has('timestamp-query'))
    throw new Error('this GPU has no timestamps');
const spinMs = context.gpu.software ? 0 : 100;
const median = (times) => [...times].sort((a, b) => a - b)[times.length >> 1];
/** Uniform on (-1, 1), and complex ones in both parts, by Marsaglia's xorshift, symmetric or Hermitian. */
function symmetric(type, n) {
    const parts = type === 'c' ? 2 : 1;
    const a = new Float32Array(parts * n * n);
    let state = 2463534242;
    for (let j = 0; j < n; j++) {
        for (let i = j; i < n; i++) {
            for (let part = 0; part < parts; part++) {
                state ^= state << 13;
                state ^= state >>> 17;
                state ^= state << 5;
                const x = part === 1 && i === j ? 0 : state / 2 ** 31;
                a[parts * (i + j * n) + part] = x;
                a[parts * (j + i * n) + part] = part === 1 ? -x : x;
            }
        }
    }
    return a;
}
/** Times a stage, `fresh` in front of each round untimed; `record` gives all commands at once. */
async function time(fresh, record) {
    await fresh();
    record();
    await queue.sync();
    const [gpu, wall] = [[], []];
    for (let round = 0; round < rounds; round++) {
        await fresh();
        gpu.push((await queue.gpuTime(record, spinMs)));
        await fresh();
        // The clocks are up: what the host waits for is what a program would see in the middle of its work.
        await queue.gpuTime(() => { }, spinMs);
        const start = performance.now();
        record();
        await queue.sync();
        wall.push(performance.now() - start);
    }
    await fresh();
    const before = queue.dispatches;
    record();
    const dispatches = queue.dispatches - before;
    await fresh();
    const profile = (await queue.profile(record, spinMs));
    return { gpuMs: median(gpu), wallMs: median(wall), dispatches, profile };
}
/** Stages of reductions, and whole calls with the symmetric one, in one stage and in two. */
async function* stages(n) {
    const { only } = values;
    if (values.type === 'c')
        return yield* bothWays(n, 'c');
    if (only === undefined || only === 'general')
        for await (const stage of generalStages(context, n, nb, time, !values.nocheck))
            yield { n, ...stage };
    if (only === undefined || only === 'bidiagonal')
        for await (const stage of bidiagonalStages(context, n, nb, time, !values.nocheck))
            yield { n, ...stage };
    if (only === undefined || only === 'vectors')
        for await (const stage of singularStages(context, n, { rounds, spinMs, check: !values.nocheck }))
            yield { n, ...stage };
    if (only === 'general' || only === 'bidiagonal' || only === 'vectors')
        return;
    yield* bothWays(n, 's');
}
/** The symmetric or Hermitian problem. */
async function* bothWays(n, type) {
    const { only } = values;
    const given = context.upload(type, symmetric(type, n));
    if (only !== 'two')
        yield* oneStage(n, given);
    if (only !== 'one') {
        const check = values.nocheck ? undefined : reductionErrors;
        for await (const stage of twoStages(context, n, given, time, check))
            yield { n, ...stage };
    }
    const Z = context.alloc(type, n * n);
    for (const way of ['one', 'two']) {
        if (only === (way === 'one' ? 'two' : 'one'))
            continue;
        yield whole(n, given, Z, way);
        yield alone(n, given, way);
        yield { name: `syevx tenth, ${way}`, n, errors: [], wallMs: await tenth(context, n, given, way, rounds, spinMs) };
    }
    for (const buffer of [given, Z])
        buffer.dispose();
}
async function* oneStage(n, given) {
    const { type } = given;
    const [A, T, Z] = [context.alloc(type, n * n), context.alloc('s', 2 * n), context.alloc(type, n * n)];
    const tau = context.alloc(type, n);
    const mat = (data, off = 0) => ({ data, off, ld: n });
    const call = {
        uplo: 'l',
        n,
        A: mat(A),
        D: mat(T),
        E: mat(T, n),
        tau: mat(tau),
        nb,
        force: values.force,
    };
    const fresh = () => lacpy(queue, { uplo: 'f', m: n, n, A: given, lda: n, B: A, ldb: n });
    const sytrd = await time(fresh, () => enqueueSytrd(queue, call));
    const unit = () => laset(queue, { uplo: 'f', m: n, n, alpha: 0, beta: 1, A: Z, lda: n });
    const factor = { side: 'l', uplo: 'l', trans: 'n', m: n, n, A: mat(A), tau: call.tau, C: mat(Z) };
    const ormtr = await time(unit, () => enqueueOrmtr(queue, factor));
    const errors = values.nocheck ? [] : await reductionErrors(context, { n, given, T, Q: Z });
    yield { name: 'sytrd', n, ...sytrd, errors };
    yield { name: 'ormtr', n, ...ormtr, errors: errors.slice(1) };
    for (const buffer of [A, T, Z, tau])
        buffer.dispose();
}
/** Values alone, the reduction in so many stages. */
async function alone(n, given, stages) {
    const [W, info] = [context.alloc('s', n), context.alloc('i', 1)];
    const mat = (data) => ({ data, off: 0, ld: n });
    const call = { uplo: 'l', n, A: mat(given), W: mat(W), info: mat(info), stages };
    const times = await time(async () => { }, () => enqueueEigenvalues(queue, call));
    for (const buffer of [W, info])
        buffer.dispose();
    return { name: `syevd n, ${stages}`, n, ...times, errors: [] };
}
/** A whole call: what a program waits for, and from another run how long for each of its stages, the GPU done before the next begins. */
async function whole(n, given, A, stages) {
    const [W, info] = [context.alloc('s', n), context.alloc('i', 1)];
    const mat = (data) => ({ data, off: 0, ld: n });
    const call = { uplo: 'l', n, A: mat(A), W: mat(W), info: mat(info), stages };
    const timed = async (stageMs) => {
        await lacpy(queue, { uplo: 'f', m: n, n, A: given, lda: n, B: A, ldb: n });
        await queue.gpuTime(() => { }, spinMs);
        const start = performance.now();
        let last = start;
        const after = async (stage) => {
            await queue.sync();
            const now = performance.now();
            stageMs[stage] = now - last;
            last = now;
        };
        await enqueueSyevd(queue, call, stageMs && after);
        await queue.sync();
        return performance.now() - start;
    };
    await timed();
    const wall = [];
    for (let round = 0; round < rounds; round++)
        wall.push(await timed());
    const stageMs = {};
    await timed(stageMs);
    const errors = values.nocheck ? [] : await eigenErrors(context, { n, given, W, Q: A });
    const [failed] = await context.download(info);
    for (const buffer of [W, info])
        buffer.dispose();
    return { name: `syevd v, ${stages}`, n, wallMs: median(wall), stageMs, errors: failed === 0 ? errors : [Number.NaN] };
}
const markdown = (cells) => `| ${cells.join(' | ')} |`;
const machine = machineOf(context);
console.log(`## Symmetric eigenvalue problem: ${machine.adapter}, ${machine.driver}, ${machine.date.slice(0, 10)}

${values.type === 'c' ? 'Complex single' : 'Single'} precision. GPU ms: timestamps around all commands, median of ${rounds}, behind ${spinMs} ms of spinning; they include waits for the host.
Kernels ms: their sum, from another run with timestamps around every dispatch. Wall ms: from the first command until the host knows that
all has run. Errors in units of n 2^-23: \`|A - Q T Q^T| / |A|\` (syevd: \`|A - Z W Z^T| / |A|\`) and \`|I - Q^T Q|\`, 1-norms; from ${TOLERANCE} on it is
a failure. Stages of a whole call: from a run in which the host waits for each of them.
`);
const title = ['stage', 'n', 'GPU ms', 'kernels ms', 'wall ms', 'dispatches', 'errors', 'stages, wall ms'];
console.log(`${markdown(title)}\n${markdown(title.map(() => '---'))}`);
const results = [];
const wrong = ({ errors }) => errors.some((error) => !(error < TOLERANCE));
for (const n of orders) {
    for await (const result of stages(n)) {
        results.push(result);
        const { name, gpuMs, wallMs, profile, dispatches, errors, stageMs = {} } = result;
        const times = [gpuMs, profile?.ms, wallMs].map((ms) => ms?.toFixed(3) ?? '-');
        const said = errors.map((error) => error.toPrecision(2)).join(', ');
        const stages = Object.entries(stageMs).map(([stage, ms]) => `${stage} ${ms.toFixed(2)}`);
        const cells = [name, `${n}`, ...times, `${dispatches ?? '-'}`, `${said || '-'}${wrong(result) ? ' failed' : ''}`];
        console.log(markdown([...cells, stages.join(', ') || '-']));
    }
}
if (values.kernels) {
    console.log('\n| stage | n | kernel | calls | ms | us per call |\n| --- | --- | --- | --- | --- | --- |');
    for (const { name, n, profile } of results) {
        for (const { kernel, calls, ms } of profile?.rows ?? [])
            console.log(markdown([name, `${n}`, kernel, `${calls}`, ms.toFixed(3), ((1000 * ms) / calls).toFixed(2)]));
    }
}
if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify({ machine, results }, null, 2)}\n`);
context.dispose();
process.exit(Math.min(results.filter(wrong).length, 255));
