// How fast a routine is on a context: the data, calls and errors of the testers' cases, timed without their tables.
import { fields } from '../src/index.js';
import { cases } from '../testing/cases/index.gen.js';
import { checkRandom, epsOf, flops, written } from '../testing/lib/case.js';
import { Staged } from '../testing/lib/operands.js';
import { parseOptions } from '../testing/lib/options.js';
import { Random } from '../testing/lib/random.js';
import { milliseconds, repeatsFor, usableTimer } from '../testing/lib/timing.js';
/** The case of a routine, by its name without the precision. */
export function caseOf(name) {
    const found = cases.find(({ spec }) => spec.name === name);
    if (found === undefined)
        throw new Error(`there is no case ${name}`);
    return found;
}
export const computes = ({ spec }, prec) => spec.precs.includes(prec);
/** The problem that a tester would make of these sizes. */
export function problemOf(c, m, n, k, batch) {
    const words = ['-n', `${m},${n},${k}`, ...(batch === undefined ? [] : ['--batch', String(batch)])];
    const options = parseOptions(words, {
        env: {},
        batched: batch !== undefined,
        // As the testers: what versions differ in is left to the library.
        defaults: { tol: c.tolerance, ...(c.table?.versions === undefined ? {} : { version: 0 }) },
    });
    return c.fromOptions(options.sizes[0], options);
}
const MOST_ROUNDS = 9;
/** Rounds stop after so long. */
const ROUNDS_MS = 300;
/** The quickest of some rounds, after one that compiles kernels. */
export async function rateOf(context, { c, prec, n, batch }, check) {
    const problem = problemOf(c, n, n, n, batch);
    const before = c.data(problem, prec, new Random());
    const results = written(c, before);
    const staged = new Staged(context, prec, before);
    const timer = usableTimer(context, prec, 'gpu');
    const call = () => c.run(context.queue, problem, staged.at);
    try {
        const first = await milliseconds(context, timer, call);
        const repeats = c.repeatable ? repeatsFor(first) : 1;
        let ms = Number.POSITIVE_INFINITY;
        const begin = performance.now();
        for (let round = 0; round < MOST_ROUNDS && (round === 0 || performance.now() - begin < ROUNDS_MS); round++) {
            staged.load(results);
            const many = async () => {
                for (let r = 0; r < repeats; r++)
                    await call();
            };
            ms = Math.min(ms, (await milliseconds(context, timer, many)) / repeats);
        }
        const rate = { ms, gflops: flops(c, problem, prec) / ms / 1e6, timer, limit: c.tolerance };
        if (!check)
            return rate;
        staged.load(results);
        await call();
        const after = await staged.fetch(results);
        // The second level compares with A itself, not with another program's factor.
        const level = c.spec.name === 'potrf' ? 2 : 1;
        const error = c.error(problem, before, after, { level, random: checkRandom() });
        return { ...rate, error: error / epsOf(c, prec, problem) };
    }
    finally {
        staged.dispose();
    }
}
/** On the CPU; a GPU says itself what it can bind. */
const MOST_BYTES = 2 ** 31;
/** Whether a context can hold the matrices of a call. */
export function fits(context, prec, n, batch = 1) {
    const limits = context.placement(prec) === 'gpu' ? context.gpu.device.limits : undefined;
    const most = limits === undefined ? MOST_BYTES : Math.min(limits.maxBufferSize, limits.maxStorageBufferBindingSize);
    return n * n * batch * fields[prec].bytes <= most;
}
