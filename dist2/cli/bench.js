// basalt bench: how fast the common routines are here, by size, as a table.
import { OutOfMemoryError, UnsupportedError } from '../src/index.js';
import { EXIT } from './exit.js';
import { whereJson, whyText, withContext } from './options.js';
import { caseOf, computes, fits, rateOf } from './rates.js';
import { jsonOf, labelled } from './shell.js';
import { packageVersion } from './version.js';
const BATCHED = ['gemmStridedBatched', 'potrfStridedBatched', 'getrfStridedBatched', 'gesvStridedBatched'];
const BATCH_SIZES = [4, 8, 16, 32, 64];
export function bench(shell, options) {
    return withContext(options, async (context) => {
        const { prec, routines, check } = options;
        const single = routines.filter((name) => name !== 'batched');
        const print = (line) => {
            if (!shell.json)
                shell.print(line);
        };
        print(labelled('backend', `${context.backend}: ${whyText(context)}`));
        if (context.backend === 'gpu' && context.placement(prec) === 'cpu')
            print(labelled('', context.queue.whyCpu(prec)));
        const rows = [];
        if (single.length > 0)
            rows.push(...(await table(shell, context, options, single, print)));
        if (routines.includes('batched'))
            rows.push(...(await table(shell, context, options, BATCHED, print)));
        const wrong = rows.filter(({ rate: { error, limit } }) => error !== undefined && !(error < limit));
        for (const { routine, n, rate } of wrong)
            print(`${shell.paint('red', 'WRONG')}: ${routine}, n = ${n}: error ${rate.error.toPrecision(3)}, limit ${rate.limit}`);
        if (check && wrong.length === 0)
            print(`All ${rows.length} results are right.`);
        if (shell.json) {
            const results = rows.map(({ rate, ...row }) => ({ ...row, prec, ...rate }));
            const where = { ...whereJson(context), placement: context.placement(prec) };
            shell.print(jsonOf({ command: 'bench', version: packageVersion(), ...where, results, ok: wrong.length === 0 }));
        }
        return wrong.length === 0 ? EXIT.ok : EXIT.failed;
    });
}
/** From 64 to what a hardware GPU, a processor or a software adapter can be asked for. */
function sizesOf(context, prec, routine) {
    if (routine.endsWith('Batched'))
        return BATCH_SIZES;
    const onGpu = context.placement(prec) === 'gpu';
    const most = !onGpu ? 2048 : context.gpu.software ? 256 : 16384;
    return [64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384].filter((n) => n <= most && (n >= 256 || most < 4096));
}
/** Of the time of a factorization, and of its data, where the order doubles. */
const [GROWTH, DATA_GROWTH] = [8, 4];
/** So many times as long as a call may take what is around it: random matrices, copies, rounds. */
const AROUND = 20;
async function table(shell, context, { prec, sizes: wanted, batch: asked, seconds, check = false }, names, print) {
    const subjects = names.map((name) => [name, caseOf(name)]);
    const batched = names[0].endsWith('Batched');
    const onGpu = context.placement(prec) === 'gpu' && !context.gpu.software;
    const batch = batched ? (asked ?? (onGpu ? 10000 : 1000)) : undefined;
    const sizes = wanted ?? sizesOf(context, prec, names[0]);
    print();
    print(shell.paint('bold', `Gflop/s, precision ${prec}${batched ? `, batches of ${batch}` : ''}`));
    print(`     n${names.map((name) => name.replace('StridedBatched', '').padStart(12)).join('')}`);
    const rows = [];
    const stopped = new Set();
    for (const [i, n] of sizes.entries()) {
        let line = String(n).padStart(6);
        for (const [j, [routine, c]] of subjects.entries()) {
            const can = computes(c, prec) && fits(context, prec, n, batch) && !stopped.has(routine);
            if (can)
                shell.show((i + j / names.length) / sizes.length, `${prec}${routine} ${n}`);
            const begin = performance.now();
            const rate = can ? await rateIfMemory(context, { c, prec, n, batch }, check) : undefined;
            const next = GROWTH * (rate?.ms ?? 0);
            const nextAround = (DATA_GROWTH * (performance.now() - begin)) / AROUND;
            if (wanted === undefined && Math.max(next, nextAround) > 1000 * seconds)
                stopped.add(routine);
            if (rate !== undefined)
                rows.push({ routine: `${prec}${routine}`, n, ...(batch === undefined ? {} : { batch }), rate });
            line += (rate === undefined ? '-' : figure(rate.gflops)).padStart(12);
        }
        print(line);
        if (stopped.size === names.length)
            break;
    }
    shell.clear();
    return rows;
}
/** Undefined where the device has no memory for the call and its workspace. */
async function rateIfMemory(context, subject, check) {
    try {
        return await rateOf(context, subject, check);
    }
    catch (error) {
        if (error instanceof OutOfMemoryError || error instanceof UnsupportedError)
            return undefined;
        throw error;
    }
}
/** Three digits at least, and no exponents. */
const figure = (value) => value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3);
