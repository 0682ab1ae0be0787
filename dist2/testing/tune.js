// The tuning program: a command line in, a table, rows of the database and a report out.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BasaltError, createContext } from '../src/index.js';
import { merged, parseRecords, tuningTable, writeStore } from '../src/tuning.js';
import { banner, machineOf } from './lib/machine.js';
import { fixed, integer } from './lib/printf.js';
import { Progress } from './lib/progress.js';
import { Random } from './lib/random.js';
import { parseSizes } from './lib/sizes.js';
import { timerText, usableTimer } from './lib/timing.js';
import { parseRivals, reportPage } from './lib/tuneReport.js';
import { families, tuneShape } from './lib/tuner.js';
import { FileError, UsageError } from './lib/usage.js';
const HELP = `Usage: tune FAMILY [options], FAMILY one of: ${Object.keys(families).join(' ')}
  --budget s       seconds in all (60), shared out among the shapes.
  --size x         m[,n[,k]] or ranges start:end:step; may be repeated. Default 256:1024:256.
  --trans x        list of nn, nt, tn, tt (nn).       --prec x     s or h (s).
  --unaligned      operands at odd places, for the kernel without alignment.
  --gain x         a tile must beat the built-in rules by this factor (1.1).
  --adapter x      part of the adapter's name.        --seed n     of the random choices (1).
  --no-save        do not store the result for the user's own programs.
  --out file       write (or renew) a record for src/autotune/db.
  --for x          what that record is for: device, architecture, vendor (architecture if the adapter names it).
  --json file      every timing.                      --report file.html     curves of rate over size.
  --rival file     with --report: lines of JSON { what, lib, n, batch, tflops }; may be repeated.
  --status         only say which measurements are in force, and which are stale.
`;
const OPTIONS = {
    budget: { type: 'string', default: '60' },
    size: { type: 'string', multiple: true },
    trans: { type: 'string', default: 'nn' },
    prec: { type: 'string', default: 's' },
    unaligned: { type: 'boolean', default: false },
    gain: { type: 'string', default: '1.1' },
    adapter: { type: 'string' },
    seed: { type: 'string', default: '1' },
    'no-save': { type: 'boolean', default: false },
    out: { type: 'string' },
    for: { type: 'string' },
    json: { type: 'string' },
    report: { type: 'string' },
    rival: { type: 'string', multiple: true },
    status: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
};
/** Runs the program; returns its exit status: 1 after a message on stderr if it could not do what was asked. */
export async function runTune(argv, io) {
    try {
        return await run(argv, io.stdout);
    }
    catch (error) {
        if (io.throws)
            throw error;
        const expected = error instanceof UsageError || error instanceof BasaltError;
        const text = error instanceof Error ? (expected ? error.message : (error.stack ?? error.message)) : String(error);
        io.stderr.write(`tune: ${text}\n`);
        return 1;
    }
}
function parse(argv) {
    try {
        return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
    }
    catch (error) {
        throw new UsageError(error.message);
    }
}
async function run(argv, stdout) {
    const { values, positionals } = parse(argv);
    if (values.help) {
        stdout.write(HELP);
        return 0;
    }
    const [name = '', ...rest] = positionals;
    const family = families[name];
    if (family === undefined || rest.length > 0)
        throw new UsageError(`name one family of kernels to tune: ${Object.keys(families).join(' ')}`);
    const problems = problemsOf(values);
    const budgetMs = 1000 * number('budget', values.budget);
    const gain = number('gain', values.gain);
    const seed = 2 * Math.floor(number('seed', values.seed)) + 1;
    const rivals = (values.rival ?? []).flatMap((file) => parseRivals(read('rival', file)));
    const { adapter } = values;
    const context = await createContext({ backend: 'gpu', ...(adapter === undefined ? {} : { adapter }) });
    try {
        const table = tuningTable(context, family.space);
        const progress = new Progress(stdout);
        if (values.status) {
            for (const { level, why } of table.sources())
                progress.line(`${level}: ${why}`);
            return 0;
        }
        const { prec } = problems[0];
        if (context.placement(prec) !== 'gpu')
            throw new UsageError(`--prec ${prec}: ${context.queue.whyCpu(prec)}`);
        const machine = machineOf(context);
        const timer = usableTimer(context, prec, 'gpu');
        const notes = [`Timer: ${timerText(context, timer)}.`];
        for (const line of banner(machine, `tune ${name}`, notes))
            progress.line(line);
        progress.line('%   M     N     K  op    rules Gflop/s  best Gflop/s   gain  tried failed  best');
        const random = new Random([0, 0, Math.floor(seed / 4096) % 4096, seed % 4096]);
        const tuned = [];
        const begin = performance.now();
        for (const [at, p] of problems.entries()) {
            // What a shape leaves over goes to the shapes behind it.
            const left = Math.max(0, budgetMs - (performance.now() - begin));
            const one = await tuneShape(context, family, table, p, left / (problems.length - at), gain, {
                now: () => performance.now(),
                random: () => random.rand(),
                onTrial: (_, best, done) => progress.show((at + done) / problems.length, `${p.m} x ${p.n} x ${p.k}: ${best?.ms?.toPrecision(3) ?? '-'} ms`),
            });
            tuned.push(one);
            progress.line(rowText(one));
            if (!values['no-save'])
                save(name, table, machine.date, one, progress);
        }
        if (values.out !== undefined)
            ship(values, name, table, machine.date, tuned);
        if (values.json !== undefined)
            writeFileSync(values.json, `${JSON.stringify({ machine, timer, tuned }, null, 1)}\n`);
        if (values.report !== undefined)
            writeFileSync(values.report, reportPage(name, machine, tuned, rivals));
        return 0;
    }
    finally {
        await close(context);
    }
}
/** Commands that a failed candidate left behind must not outlive the program. */
async function close(context) {
    await context.queue.sync().catch(() => { });
    context.dispose();
}
function rowText({ problem: p, found, rulesRate, bestRate, row }) {
    const { trials } = found;
    const failed = trials.filter((t) => t.failure !== undefined).length;
    const best = row.params === undefined ? row.variant : `${row.variant} ${JSON.stringify(row.params).replaceAll('"', '')}`;
    return (`${integer(p.m, 5)} ${integer(p.n, 5)} ${integer(p.k, 5)}  ${p.trans}  ${fixed(rulesRate, 14, 2)} ${fixed(bestRate, 13, 2)} ` +
        `${fixed(bestRate / rulesRate, 6, 2)} ${integer(trials.length, 6)} ${integer(failed, 6)}  ${best}`);
}
/** After every shape, so that an interrupted run has not been for nothing. */
function save(family, { device }, date, one, progress) {
    const { problem, found } = one;
    const log = found.trials.map((trial) => ({ date, device, problem, ...trial }));
    const rules = { date, device, problem, variant: 'rules', ms: found.rulesMs };
    const where = writeStore({ format: 1, family, device, date, rows: [one.row] }, [rules, ...log]);
    if (where.startsWith('not'))
        progress.line(`% ${where}`);
}
function ship(values, family, { device }, date, tuned) {
    const level = values.for ?? (device.architecture === '' ? 'device' : 'architecture');
    const { vendor, architecture } = device;
    const named = {
        device: { vendor, architecture, device: device.device },
        architecture: { vendor, architecture },
        vendor: { vendor },
    };
    if (named[level] === undefined)
        throw new UsageError(`--for ${level} is not device, architecture or vendor`);
    const fresh = {
        format: 1,
        family,
        device: named[level],
        date,
        note: `${device.device} (${device.driver})`,
        rows: tuned.map(({ row }) => row),
    };
    const file = values.out;
    const old = existsSync(file) ? parseRecords(read('out', file)) : [];
    writeFileSync(file, `${JSON.stringify(merged(old, fresh), null, 1)}\n`);
}
function problemsOf({ size = ['256:1024:256'], trans, prec, unaligned }) {
    if (prec !== 's' && prec !== 'h')
        throw new UsageError(`--prec ${prec} is not s or h`);
    const pairs = trans.split(',');
    const wrong = pairs.find((pair) => !/^[nt][nt]$/.test(pair));
    if (wrong !== undefined)
        throw new UsageError(`--trans ${wrong} is not nn, nt, tn or tt`);
    const sizes = size.flatMap((text) => parseSizes('--size', text));
    if (!sizes.every(({ m, n, k }) => m > 0 && n > 0 && k > 0))
        throw new UsageError('--size: an empty product has no best tile');
    return sizes.flatMap((s) => pairs.map((pair) => ({ ...s, prec, trans: pair, aligned: !unaligned })));
}
function number(name, text) {
    const value = Number(text);
    if (!(value > 0 && value < Number.POSITIVE_INFINITY))
        throw new UsageError(`--${name} ${text} is not a positive number`);
    return value;
}
function read(name, file) {
    try {
        return readFileSync(file, 'utf8');
    }
    catch (error) {
        throw new FileError(`--${name} ${file}: ${error.message}`);
    }
}
