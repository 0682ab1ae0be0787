// The tester programs: a command line in, a table out. One program per case that has a table and per precision: sgemm, dgesv, ...
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isComplex } from '../src/core/field.js';
import { routineName } from '../src/core/spec.js';
import { adapters, BasaltError, createContext, createContexts } from '../src/index.js';
import { parseMatrixFile } from '../src/linalg/files/matrixFile.js';
import { cases } from './cases/index.gen.js';
import { lapackText, openLapack } from './lib/lapack.js';
import { banner, machineOf } from './lib/machine.js';
import { measure } from './lib/measure.js';
import { sameName } from './lib/names.js';
import { parseOptions } from './lib/options.js';
import { Random } from './lib/random.js';
import { timerText, usableTimer } from './lib/timing.js';
import { FileError, HELP, UsageError, usageLine, wrapped } from './lib/usage.js';
const programs = cases.flatMap((c) => c.table === undefined
    ? []
    : [...c.spec.precs].map((prec) => ({ name: routineName(c.spec, prec), prec: prec, c, table: c.table })));
/** The names of all tester programs. */
export const programNames = programs.map(({ name }) => name);
/**
 * Runs a tester: argv is the routine's name (sgemm, testing_sgemm) and its options. Returns the number of failed rows; 1 after a message
 * on stderr if the command line is wrong or there is nothing to run it on.
 *
 * @example
 * const failed = await runTester(['sgemm', '-n', '128:512:128', '-c'], { stdout: process.stdout, stderr: process.stderr });
 */
export async function runTester(argv, io) {
    try {
        return await run(argv, (line) => io.stdout.write(`${line}\n`), io.context);
    }
    catch (error) {
        if (io.throws)
            throw error;
        const expected = error instanceof UsageError || error instanceof BasaltError;
        const text = error instanceof Error ? (expected ? error.message : (error.stack ?? error.message)) : String(error);
        io.stderr?.write(`testing: ${text}\n`);
        return 1;
    }
}
async function run(argv, print, given) {
    const [first = '', ...rest] = argv;
    if (first === '-h' || first === '--help') {
        print(`${usageLine('testing ROUTINE')}\nRoutines\n${wrapped(programNames)}\n\n${HELP}`);
        return 0;
    }
    const program = programs.find(({ name }) => sameName(name, first));
    if (program === undefined) {
        throw new UsageError(`${whyUnknown(first)}; --help lists the routines`);
    }
    const { c, prec } = program;
    const batched = /batched$/i.test(c.spec.name);
    const version = program.table.versions === undefined ? {} : { version: 0 };
    const parsed = parseOptions(rest, { batched, defaults: { tol: c.tolerance, timer: 'gpu', ...version } });
    if (parsed.help) {
        print(`${usageLine(`testing_${program.name}`)}\n\n${HELP}`);
        return 0;
    }
    refuseUnsupported(parsed, program);
    if (parsed.json !== null)
        needFolder(parsed.json);
    const options = withFile(parsed, program);
    if (given !== undefined)
        return await table(program, options, [given], prec, print);
    const contexts = await contextsFor(options);
    try {
        return await table(program, options, contexts, prec, print);
    }
    finally {
        for (const context of contexts)
            context.dispose();
    }
}
/** As many contexts as --ngpu says: one by --adapter, or those of the first GPUs. */
async function contextsFor({ ngpu, backend, adapter }) {
    if (ngpu <= 1)
        return [await createContext({ backend, ...(adapter === null ? {} : { adapter }) })];
    const [first, ...others] = await createContexts({ backend });
    const contexts = [first, ...others];
    for (const context of contexts.splice(ngpu))
        context.dispose();
    if (contexts.length === ngpu)
        return contexts;
    for (const context of contexts)
        context.dispose();
    const { why } = await adapters();
    throw new UsageError(`--ngpu ${ngpu}: contexts were opened on ${contexts.length}${why === undefined ? '' : ` (${why})`}`);
}
/** Says what was meant, if it was another library's name, or one without its precision. */
function whyUnknown(first) {
    if (first === '')
        return 'no routine is named';
    if (first.startsWith('-'))
        return `the routine comes first, ${first} behind it`;
    const wanted = first.replace(/_native$/, '');
    const meant = programNames.filter((name) => [name, name.slice(1)].some((one) => sameName(one, wanted)));
    return `there is no tester ${first}${meant.length > 0 ? `: did you mean ${meant.join(' or ')}?` : ''}`;
}
/** MAGMA's options that would change what is measured, and that no routine has yet. */
function refuseUnsupported(o, { c, table: { versions } }) {
    const maths = c.arithmetic !== undefined ? 'strict split fast half' : versions === undefined ? 'strict' : 'strict split';
    const numbers = versions === undefined ? ['1'] : Object.keys(versions).filter((number) => number !== '0');
    const wrong = [
        [o.ngpu > 1 && o.adapter !== null, '--ngpu: with --adapter one device is used'],
        [o.ngpu > 1 && o.plan, '--ngpu: a plan is of one device'],
        [o.dev !== 0, '--dev: name the device by --adapter'],
        [!o.magma, '--nomagma: there is nothing else to test'],
        [!maths.split(' ').includes(o.math), `--math: ${c.spec.name} has only ${maths.replace(' ', ' and ')}`],
        [
            o.version !== 0 && !numbers.includes(String(o.version)),
            `--version: ${c.spec.name} has only ${numbers.join(', ')}`,
        ],
        [o.nb !== 0 && !('nb' in c.spec.args), '--nb: block sizes are chosen automatically'],
    ].find(([given]) => given);
    if (wrong !== undefined)
        throw new UsageError(`unsupported option ${wrong[1]}`);
}
/** With --matrix-file the file's matrix is the only size. */
function withFile(options, { name, prec, table: { takesMatrix } }) {
    if (!takesMatrix && (options.matrixFile !== null || options.matrix !== 'rand')) {
        const takers = [...new Set(programs.filter((one) => one.table.takesMatrix).map(({ c }) => c.spec.name))];
        throw new UsageError(`${name} makes its own matrices: --matrix and --matrix-file are for ${takers.join(' ')}`);
    }
    if (options.matrixFile === null)
        return options;
    const file = read(options.matrixFile);
    if (file.complex && !isComplex(prec))
        throw new UsageError(`--matrix-file ${options.matrixFile}: the matrix is complex`);
    return { ...options, file, sizes: [{ m: file.rows, n: file.cols, k: file.cols }] };
}
function read(file) {
    try {
        return parseMatrixFile(readFileSync(file));
    }
    catch (error) {
        throw new FileError(`--matrix-file ${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
}
async function table({ name, c, table }, options, contexts, prec, print) {
    const [context] = contexts;
    const machine = machineOf(context);
    // What is mixed runs on the GPU as far as its singles do.
    const backend = context.placement(c.spec.mixed ? 's' : prec);
    const timer = usableTimer(context, prec, contexts.length > 1 ? 'wall' : options.timer);
    const notes = [`Timer: ${timerText(context, timer)}.`];
    if (contexts.length > 1)
        notes.push(`Each call is made on ${contexts.length} GPUs at once, on one problem each; rates are of all together.`);
    if (options.plan)
        notes.push('Timed calls are runs of a recorded plan.');
    if (backend !== machine.backend)
        notes.push(`${name}: ${context.queue.whyCpu(prec)}.`);
    if (options.matrixFile !== null)
        notes.push(`Matrix ${options.matrixFile}${'rhs' in c.fromOptions(options.sizes[0], options) ? ': right-hand side A times ones' : ''}.`);
    const version = table.versions?.[options.version];
    if (version !== undefined)
        notes.push(`Version ${options.version}: ${version.title}.`);
    const lapack = options.lapack ? await openLapack() : undefined;
    if (lapack !== undefined)
        notes.push(`${lapackText(lapack)}.`);
    for (const line of banner(machine, `testing_${name}`, notes))
        print(line);
    for (const line of table.header(options, backend))
        print(line);
    const random = new Random();
    const rows = [];
    let failed = 0;
    for (const size of options.sizes) {
        const asked = c.fromOptions(size, options);
        for (const problem of table.each?.(asked) ?? [asked]) {
            for await (const row of measure(contexts, c, table, problem, prec, options, timer, random, lapack)) {
                if (row.info !== undefined)
                    print(`% ${name}: info = ${row.info}`);
                print(table.row(problem, row));
                if (row.okay === false || row.cpuOkay === false)
                    failed++;
                rows.push(forFile(problem, row));
            }
            if (options.niter > 1)
                print('');
        }
    }
    if (options.json !== null)
        save(options.json, { program: name, timer, tolerance: options.tol, machine, rows });
    return failed;
}
/** A row with the scalars of its problem. */
function forFile(problem, { tested, cpu, ...row }) {
    const scalars = Object.entries(problem).filter(([, value]) => ['number', 'string'].includes(typeof value));
    const { gflops, gbytes } = tested;
    return { ...Object.fromEntries(scalars), gflops, gbytes, cpuGflops: cpu?.gflops, cpuGbytes: cpu?.gbytes, ...row };
}
/** Before anything is measured. */
function needFolder(file) {
    const folder = path.dirname(path.resolve(file));
    if (!existsSync(folder))
        throw new UsageError(`--json ${file}: there is no folder ${folder}`);
}
/** JSON has no NaN and no infinity: they are written as text. */
function save(file, report) {
    const safe = (_key, value) => typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
    writeFileSync(file, `${JSON.stringify(report, safe, 2)}\n`);
}
