// npm run bench:shapes -- [--candidates] [--check] [--only 64x4096] [--types s,split,h] [--seconds 150] [--rival FILE] [--json FILE]:
// products that are not large squares. Of each: GPU time, what a program waits for one of 20 in a row, the kernel; with --candidates the
// GPU time of every way to compute it that is predicted to be near the best. Every result is proven by elements of C. A rival's lines are
// those of shapes_baseline.py: {"what": "strict" or "half", "m", "n", "k", "ms"}. --check: many small products instead, by every kernel.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createContext, gemm } from '../src/index.js';
import { enqueueGemm, gemmCandidates } from '../src/measuring.js';
import { banner, machineOf } from '../testing/lib/machine.js';
import { fixed } from '../testing/lib/printf.js';
import { checkAll } from './shapes/check.js';
import { MORE, NAMED } from './shapes/list.js';
import { Operands } from './shapes/operands.js';
const { values } = parseArgs({
    options: {
        candidates: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        only: { type: 'string', default: '' },
        types: { type: 'string', default: 's,split,h' },
        force: { type: 'string' },
        seconds: { type: 'string', default: '150' },
        adapter: { type: 'string' },
        rival: { type: 'string' },
        json: { type: 'string' },
    },
});
const WAYS = [
    { name: 's', prec: 's', math: 'strict', rival: 'strict' },
    { name: 'h', prec: 'h', math: 'strict', rival: 'half' },
    { name: 'split', prec: 's', math: 'split', rival: 'strict' },
];
const began = performance.now();
const left = () => Number(values.seconds) - (performance.now() - began) / 1e3;
const shapes = [...NAMED, ...MORE].filter((shape) => shape.join('x').includes(values.only));
const ways = WAYS.filter(({ name }) => values.types.split(',').includes(name));
if (shapes.length === 0 || ways.length === 0)
    throw new Error('nothing is left to measure');
const context = await createContext({
    backend: 'gpu',
    ...(values.adapter === undefined ? {} : { adapter: values.adapter }),
});
const { queue } = context;
const { software } = context.gpu;
const machine = machineOf(context);
const lines = [];
const save = () => {
    if (values.json !== undefined)
        writeFileSync(values.json, `${JSON.stringify({ machine, lines }, null, 1)}\n`);
};
const rivals = values.rival === undefined ? [] : readFileSync(values.rival, 'utf8').split('\n').flatMap(rivalLine);
function rivalLine(text) {
    try {
        const line = JSON.parse(text);
        return typeof line === 'object' && line !== null && 'ms' in line ? [line] : [];
    }
    catch {
        return [];
    }
}
const rivalOf = ({ rival }, [m, n, k]) => {
    const line = rivals.find((r) => r.what === rival && r.m === m && r.n === n && r.k === k);
    return line === undefined ? undefined : 1e3 * line.ms;
};
const median = (times) => [...times].sort((a, b) => a - b)[times.length >> 1];
function callOf(pools, { prec, math }, [m, n, k], force) {
    const { A, B, C } = pools[prec];
    const data = { m, n, k, lda: m, ldb: k, ldc: m, math };
    if (force === undefined)
        return () => gemm(queue, { ...data, A: A.data, B: B.data, C: C });
    const at = (of, ld) => ({ data: of, off: 0, ld });
    const product = { m, n, k, alpha: 1, A: at(A.data, m), B: at(B.data, k), beta: 0, C: at(C, m), force };
    return async () => enqueueGemm(queue, product);
}
/** Calls of a measurement: some milliseconds of them. */
const repeats = ([m, n, k]) => Math.max(3, Math.min(30, Math.round(6e10 / (2 * m * n * k))));
async function gpuUs(call, shape, rounds, warm) {
    const count = software ? 1 : repeats(shape);
    const times = [];
    for (let round = 0; round < rounds; round++) {
        const many = async () => {
            for (let r = 0; r < count; r++)
                await call();
        };
        const ms = await queue.gpuTime(many, software ? 0 : round === 0 ? warm : 20);
        if (ms === undefined)
            return undefined;
        times.push((1e3 * ms) / count);
    }
    return median(times);
}
async function wallUs(call) {
    const times = [];
    const count = software ? 1 : 20;
    for (let round = 0; round < 4; round++) {
        await queue.sync();
        const start = performance.now();
        for (let r = 0; r < count; r++)
            void call();
        await queue.sync();
        if (round > 0)
            times.push((1e3 * (performance.now() - start)) / count);
    }
    return median(times);
}
/** Compiles what the calls need, side by side. */
async function compiled(calls) {
    for (const call of calls)
        void call();
    await queue.sync();
}
async function proven(pools, { prec }, shape, call) {
    const operands = pools[prec];
    operands.poison(shape);
    await call();
    return operands.error(shape);
}
function tell(line) {
    lines.push(line);
    save();
    const { type, shape, kernel, us, predicted, wallUs: wall, rivalUs, error, failure } = line;
    const [m, n, k] = shape;
    const cell = (x, width, digits) => x === undefined ? ''.padStart(width) : fixed(x, width, digits);
    const tflops = us === undefined ? undefined : (2 * m * n * k) / us / 1e6;
    const ratio = us === undefined || rivalUs === undefined ? undefined : rivalUs / us;
    const numbers = [cell(us, 9, 1), cell(predicted, 9, 1), cell(wall, 9, 1), cell(tflops, 7, 1), cell(ratio, 6, 2)];
    console.log(`${type.padEnd(6)}${shape.join('x').padEnd(17)} ${kernel.padEnd(26)}${numbers.join('')}`);
    if (failure !== undefined || !(error === undefined || error < 1))
        console.log(`***** WRONG: ${type} ${shape.join('x')} by ${kernel}: ${failure ?? `error ${error}`} *****`);
}
async function measureChosen(pools, way, shape) {
    const call = callOf(pools, way, shape);
    const rivalUs = rivalOf(way, shape);
    const beside = rivalUs === undefined ? {} : { rivalUs };
    try {
        const error = await proven(pools, way, shape, call);
        const chosen = queue.trace.findLast(({ routine }) => routine === `${way.prec}gemm`);
        const kernel = chosen?.kernel ?? '?';
        const us = await gpuUs(call, shape, 3, 60);
        const measured = us === undefined ? {} : { us };
        tell({ type: way.name, shape, kernel, forced: false, ...measured, wallUs: await wallUs(call), ...beside, error });
    }
    catch (failure) {
        tell({ type: way.name, shape, kernel: '?', forced: false, failure: String(failure) });
    }
}
/** The ways near the best, a few of each tile. */
function near(way, shape) {
    const [m, n, k] = shape;
    if (values.force !== undefined)
        return values.force.split(',').map((force) => ({ force }));
    if (way.math === 'split')
        return [{ force: 'tensor-split' }];
    const aligned = way.prec === 's' && [m, n, k].every((x) => x % 4 === 0);
    const all = gemmCandidates(queue, { m, n, k }, way.prec, aligned);
    const best = all.find(({ predicted }) => predicted > 0).predicted;
    return all.filter(({ predicted }) => predicted < 2 * best).slice(0, 12);
}
async function measureCandidates(pools, way, shape) {
    const all = near(way, shape).map((candidate) => ({
        ...candidate,
        call: callOf(pools, way, shape, candidate.force),
    }));
    await compiled(all.map(({ call }) => call));
    for (const { force, call, ...rest } of all) {
        if (left() < 1)
            return;
        try {
            const error = await proven(pools, way, shape, call);
            const us = await gpuUs(call, shape, 2, 30);
            tell({ type: way.name, shape, kernel: force, forced: true, ...(us === undefined ? {} : { us }), ...rest, error });
        }
        catch (failure) {
            tell({ type: way.name, shape, kernel: force, forced: true, failure: String(failure) });
        }
    }
}
/** Geometric mean and least of the ratios to the rival, over the rival's table. */
function summary(way) {
    const ratios = lines
        .filter((l) => l.type === way.name && !l.forced && l.us && l.rivalUs)
        .map((l) => l.rivalUs / l.us);
    if (ratios.length === 0)
        return;
    const mean = Math.exp(ratios.reduce((sum, r) => sum + Math.log(r), 0) / ratios.length);
    console.log(`${way.name}: ${ratios.length} shapes, geometric mean ${fixed(mean, 5, 2)}, least ${fixed(Math.min(...ratios), 5, 2)}`);
}
/** What the choices lost against the best candidate of each product, and how far the predictions for each tile are off. */
function lessons(way) {
    const own = lines.filter((l) => l.type === way.name && l.us !== undefined && (l.error ?? 0) < 1);
    const losses = [];
    for (const chosen of own.filter(({ forced }) => !forced)) {
        const others = own.filter(({ forced, shape }) => forced && shape === chosen.shape);
        if (others.length === 0)
            continue;
        const best = others.reduce((x, y) => (y.us < x.us ? y : x));
        losses.push(Math.log(Math.max(1, chosen.us / best.us)));
        const beside = chosen.rivalUs === undefined ? '' : `, of the rival ${fixed(chosen.rivalUs / best.us, 5, 2)}`;
        console.log(`${way.name.padEnd(6)}${chosen.shape.join('x').padEnd(17)} ${chosen.kernel.padEnd(24)}${fixed(chosen.us, 9, 1)}  best ${best.kernel.padEnd(24)}${fixed(best.us, 9, 1)}${beside}`);
    }
    if (losses.length === 0)
        return;
    const loss = Math.exp(losses.reduce((sum, x) => sum + x, 0) / losses.length);
    console.log(`${way.name}: the choices take ${fixed(loss, 5, 2)} times the best candidates' time`);
    const tiles = new Map();
    for (const { kernel, us, predicted } of own.filter((l) => l.forced && l.predicted)) {
        const name = kernel.replace(/\/\d+$/, '');
        tiles.set(name, [...(tiles.get(name) ?? []), us / predicted]);
    }
    for (const [name, ratios] of tiles) {
        const range = `${fixed(Math.min(...ratios), 5, 2)} to ${fixed(Math.max(...ratios), 5, 2)}`;
        console.log(`${way.name.padEnd(6)}${name.padEnd(26)} measured / predicted ${fixed(median(ratios), 5, 2)}, ${range}`);
    }
}
async function measureAll(on) {
    const pools = {
        s: ways.some(({ prec }) => prec === 's') ? new Operands(on, 's', shapes) : undefined,
        h: ways.some(({ prec }) => prec === 'h') && on.placement('h') === 'gpu' ? new Operands(on, 'h', shapes) : undefined,
    };
    const possible = ways.filter(({ prec }) => pools[prec] !== undefined);
    console.log(`type  m x n x k         kernel                          us predicted     wall TFLOP/s ratio`);
    if (!software)
        await compiled(shapes.flatMap((shape) => possible.map((way) => callOf(pools, way, shape))));
    console.log(`% ${fixed((performance.now() - began) / 1e3, 5, 1)} s until everything was compiled once`);
    for (const shape of shapes)
        for (const way of possible)
            if (left() > 2)
                await measureChosen(pools, way, shape);
    for (const way of possible)
        summary(way);
    if (!values.candidates)
        return;
    for (const shape of shapes)
        for (const way of possible)
            if (left() > 2)
                await measureCandidates(pools, way, shape);
    for (const way of possible)
        lessons(way);
}
console.log(banner(machine, 'bench shapes', []).slice(0, -2).join('\n'));
if (values.check)
    process.exitCode = (await checkAll(context, left)) ? 0 : 1;
else
    await measureAll(context);
const wrong = lines.filter(({ error, failure }) => failure !== undefined || !(error === undefined || error < 1));
if (wrong.length > 0) {
    console.log(`***** ${wrong.length} WRONG RESULTS *****`);
    process.exitCode = 1;
}
save();
context.dispose();
