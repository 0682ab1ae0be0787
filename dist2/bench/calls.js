// npm run bench:calls -- [--only TEXT] [--adapter NAME] [--calls 20] [--rounds 7] [--first] [--json FILE]: what calls cost the program that
// makes them. Of each: microseconds of the host to record it, and to replay it by a plan; what a program waits for one of `--calls` in a
// row, by calls and by plan; GPU time, where there are timestamps. With --first: what the first call waits, in processes of their own, the
// first with the driver's cache of pipelines empty where its place can be set (NVIDIA, Mesa).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createContext } from '../src/index.js';
import { banner, machineOf } from '../testing/lib/machine.js';
import { fixed } from '../testing/lib/printf.js';
import { CALLS } from './calls/list.js';
const { values } = parseArgs({
    options: {
        only: { type: 'string', default: '' },
        adapter: { type: 'string' },
        calls: { type: 'string', default: '20' },
        rounds: { type: 'string', default: '7' },
        first: { type: 'boolean', default: false },
        /** Of the processes that --first starts: makes this call once and prints what it waited. */
        once: { type: 'string' },
        json: { type: 'string' },
    },
});
const [inRow, rounds] = [values.calls, values.rounds].map(Number);
const chosen = CALLS.filter(({ name }) => name.includes(values.only));
if (chosen.length === 0)
    throw new Error(`--only ${values.only} leaves nothing`);
const open = () => createContext({ backend: 'gpu', ...(values.adapter === undefined ? {} : { adapter: values.adapter }) });
const median = (times) => [...times].sort((a, b) => a - b)[times.length >> 1];
/** Makes `inRow` calls again and again: what making them takes, and with the wait for the last, for each. */
async function inARow(context, call) {
    const [host, wall] = [[], []];
    for (let round = -2; round < rounds; round++) {
        await context.queue.sync();
        const start = performance.now();
        for (let k = 0; k < inRow; k++)
            void call();
        const made = performance.now();
        await context.queue.sync();
        if (round < 0)
            continue;
        host.push((made - start) / inRow);
        wall.push((performance.now() - start) / inRow);
    }
    return { host: median(host), wall: median(wall) };
}
async function costOf(context, { on }) {
    const { queue } = context;
    const call = on(context);
    await call();
    await queue.sync();
    const calls = await inARow(context, call);
    const plan = await context.record(call);
    const runs = await inARow(context, () => plan.run());
    const { dispatches } = plan;
    plan.dispose();
    const spun = [];
    for (let round = 0; round < rounds; round++) {
        const ms = await queue.gpuTime(call, context.gpu.software ? 0 : 60);
        if (ms !== undefined)
            spun.push(ms);
    }
    const gpu = spun.length === 0 ? undefined : median(spun);
    return { record: 1e3 * calls.host, replay: 1e3 * runs.host, dispatches, wall: calls.wall, planned: runs.wall, gpu };
}
async function firstCall({ on }) {
    const start = performance.now();
    const context = await open();
    const opened = performance.now();
    const call = on(context);
    await context.queue.sync();
    const ready = performance.now();
    await call();
    await context.queue.sync();
    return { context: opened - start, call: performance.now() - ready, pipelines: context.queue.pipelines };
}
/** The first call of two processes, one after the other, that share a fresh cache of the driver's. */
function firstCalls({ name }) {
    const cache = mkdtempSync(path.join(tmpdir(), 'basalt-cache-'));
    const env = {
        ...process.env,
        __GL_SHADER_DISK_CACHE_PATH: cache,
        MESA_SHADER_CACHE_DIR: cache,
    };
    const args = [fileURLToPath(import.meta.url), '--once', name];
    if (values.adapter !== undefined)
        args.push('--adapter', values.adapter);
    const run = () => JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', env }));
    try {
        return [run(), run()];
    }
    finally {
        rmSync(cache, { recursive: true, force: true });
    }
}
if (values.once !== undefined) {
    const call = CALLS.find(({ name }) => name === values.once);
    console.log(JSON.stringify(await firstCall(call)));
    process.exit(0);
}
const rows = [];
const context = await open();
const machine = machineOf(context);
console.log(banner(machine, 'calls', []).slice(0, -2).join('\n'));
if (values.first) {
    context.dispose();
    console.log('% first calls in a process, ms            first ever                second process');
    console.log('% call                            context       call      context       call  pipelines');
    for (const call of chosen) {
        const [ever, again] = firstCalls(call);
        rows.push({ name: call.name, ever, again });
        const times = [ever.context, ever.call, again.context, again.call].map((ms) => fixed(ms, 11, 0)).join('');
        console.log(`${call.name.padEnd(30)} ${times} ${String(again.pipelines).padStart(10)}`);
    }
}
else {
    console.log('% call                          record us  replay us  dispatches us/dispatch   wall ms    plan ms     GPU ms');
    for (const call of chosen) {
        const cost = await costOf(context, call);
        rows.push({ name: call.name, ...cost });
        const { record, replay, dispatches, wall, planned, gpu } = cost;
        const host = `${fixed(record, 10, 1)} ${fixed(replay, 10, 1)} ${String(dispatches).padStart(11)} ${fixed(replay / dispatches, 11, 2)}`;
        console.log(`${call.name.padEnd(30)} ${host} ${fixed(wall, 9, 3)} ${fixed(planned, 10, 3)} ${gpu === undefined ? '' : fixed(gpu, 10, 3)}`);
    }
    context.dispose();
}
if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify({ machine, calls: inRow, first: values.first, rows }, null, 2)}\n`);
