import { checkRandom, epsOf, flops, written, } from './case.js';
import { onCpu } from './lapack.js';
import { larger } from './norms.js';
import { copied, Staged } from './operands.js';
import { passes } from './residuals.js';
import { milliseconds, repeatsFor } from './timing.js';
/**
 * One problem of a tester on contexts, on all at the same time: yields a row for each of --niter measurements. What the first has computed
 * is judged, and the others must have the same bits. With `lapack` it is computed by that too.
 */
export async function* measure([context, ...others], c, table, problem, prec, options, timer, random, lapack) {
    const before = c.data(problem, prec, random);
    const results = written(c, before);
    const together = 1 + others.length;
    const count = flops(c, problem, prec);
    const bytes = table.bytes?.(problem, prec);
    const timing = (ms) => ({
        gflops: (together * count) / ms / 1e6,
        ...(bytes === undefined ? {} : { gbytes: (together * bytes) / ms / 1e6 }),
        time: table.unit === 'ms' ? ms : ms / 1000,
    });
    const level = options.check === 2 ? 2 : 1;
    const checked = options.check > 0 || table.alwaysChecked === true;
    const judge = (after, reference) => {
        if (!checked)
            return {};
        const check = { level, random: checkRandom(), ...(reference ? { reference } : {}) };
        const parts = c.parts?.(problem, before, after, check);
        const error = parts === undefined ? c.error(problem, before, after, check) : parts.reduce(larger);
        const okay = passes(error, options.tol, epsOf(c, prec, problem));
        return { error, okay, ...(parts === undefined ? {} : { parts }) };
    };
    const cpu = lapack === undefined ? undefined : await onCpu(lapack, c, problem, prec, before, results);
    const cpuJudgement = cpu === undefined ? {} : judge(cpu.after);
    const cpuCells = cpu === undefined
        ? {}
        : { cpu: timing(cpu.ms), cpuMs: cpu.ms, cpuError: cpuJudgement.error, cpuOkay: cpuJudgement.okay };
    // Comparing the CPU backend with its own code would prove little.
    const oracle = context.placement(prec) === 'gpu' || cpu?.independent ? cpu?.after : undefined;
    const arrivals = checked ? await planted(context, c, problem, prec, before, options) : {};
    const beside = await table.beside?.(context, problem, before);
    const staged = new Staged(context, prec, before);
    const stagedBeside = others.map((other) => new Staged(other, prec, before));
    const make = () => c.run(context.queue, problem, staged.at);
    const makeAll = async () => {
        const beside = stagedBeside.map(async ({ at }, k) => {
            const { queue } = others[k];
            await c.run(queue, problem, at);
            await queue.sync();
        });
        await Promise.all([make(), ...beside]);
    };
    let plan;
    try {
        if (options.plan)
            plan = await context.record(make);
        const call = plan !== undefined ? () => plan.run() : others.length > 0 ? makeAll : make;
        // Untimed: compiles pipelines, and lets the CPU's compiler see the loops.
        await milliseconds(context, 'wall', call);
        for (let iteration = 0; iteration < options.niter; iteration++) {
            for (const one of [staged, ...stagedBeside])
                one.load(results);
            const once = await milliseconds(context, timer, call);
            const repeats = c.repeatable ? repeatsFor(once) : 1;
            let ms = once;
            if (repeats > 1) {
                const many = async () => {
                    for (let r = 0; r < repeats; r++)
                        await call();
                };
                ms = (await milliseconds(context, timer, many)) / repeats;
                for (const one of [staged, ...stagedBeside])
                    one.load(results);
                await call();
            }
            const after = await staged.fetch(results);
            const alike = await same(after, stagedBeside, results);
            const info = after.info?.data[after.info.offset] ?? 0;
            const iter = after.iter?.data[after.iter.offset];
            const judgement = judge(after, oracle);
            const okay = judgement.okay && alike && !Object.values(arrivals).includes(false);
            yield {
                ms,
                repeats,
                tested: timing(ms),
                ...cpuCells,
                ...judgement,
                ...(checked ? { okay } : {}),
                ...arrivals,
                ...(beside === undefined ? {} : { beside }),
                ...(iter === undefined ? {} : { iter }),
                ...(info === 0 ? {} : { info }),
            };
        }
    }
    finally {
        plan?.dispose();
        for (const one of [staged, ...stagedBeside])
            one.dispose();
    }
}
/** Whether all contexts have the same results, bit for bit. */
async function same(after, others, results) {
    for (const other of others) {
        const theirs = await other.fetch(results);
        for (const name of results) {
            const [mine, yours] = [after[name].data, theirs[name].data];
            if (mine.some((value, k) => !Object.is(value, yours[k])))
                return false;
        }
    }
    return true;
}
/** Whether values planted in the data arrive in the result. */
async function planted(context, c, problem, prec, before, { tol }) {
    if (c.plant === undefined)
        return {};
    const arrives = async (value) => {
        const changed = copied(before, Object.keys(before));
        c.plant?.(problem, changed, value);
        const staged = new Staged(context, prec, changed);
        try {
            await c.run(context.queue, problem, staged.at);
            const after = await staged.fetch(written(c, before));
            return passes(c.error(problem, changed, after, { level: 1, random: checkRandom() }), tol, epsOf(c, prec, problem));
        }
        finally {
            staged.dispose();
        }
    };
    return { nan: await arrives(Number.NaN), inf: await arrives(Number.POSITIVE_INFINITY) };
}
