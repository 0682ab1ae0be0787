// basalt profile: the kernels of calls on a GPU, and whether memory or arithmetic bounds their routines.
import { routineName } from '../src/core/spec.js';
import { fields, UnsupportedError } from '../src/index.js';
import { cases } from '../testing/cases/index.gen.js';
import { written } from '../testing/lib/case.js';
import { Staged } from '../testing/lib/operands.js';
import { Random } from '../testing/lib/random.js';
import { badUsage, EXIT } from './exit.js';
import { checkOutput, deliver } from './files.js';
import { withContext } from './options.js';
import { judged } from './profileBounds.js';
import { profilePage } from './profilePage.js';
import { callTable, kernelTable } from './profileText.js';
import { profileTrace } from './profileTrace.js';
import { caseOf, problemOf, rateOf } from './rates.js';
import { jsonOf, labelled } from './shell.js';
import { packageVersion } from './version.js';
/** The GPU is brought to its clock for so long. */
const WARM_MS = 60;
export function profile(shell, options) {
    const { adapter, output, trace, routines } = options;
    for (const file of [output, trace])
        checkOutput(file);
    const subjects = routines.map(subjectOf);
    const where = { backend: 'gpu', ...(adapter === undefined ? {} : { adapter }) };
    return withContext(where, async (context) => {
        const profiles = [];
        for (const [k, subject] of subjects.entries()) {
            shell.show(k / subjects.length, routines[k]);
            profiles.push(await profileOf(context, subject, options));
        }
        const precs = new Set(profiles.flatMap(({ calls }) => calls.map(({ prec }) => prec)));
        const bounds = await boundsOf(context, precs, (what) => shell.show(1, what));
        shell.clear();
        const found = profiles.map((one) => ({ profile: one, calls: judged(one, bounds) }));
        const name = context.gpu.name;
        const line = deliver(shell, output, () => profilePage(name, packageVersion(), bounds, found));
        if (trace !== undefined)
            deliver(shell, trace, () => profileTrace(profiles));
        if (shell.json) {
            const results = found.map(({ profile: { rows, ms, span }, calls }) => ({ calls, kernels: rows, ms, span }));
            const peaks = Object.fromEntries(bounds.peaks);
            const limits = { bandwidth: bounds.bandwidth, peaks };
            line(jsonOf({ command: 'profile', version: packageVersion(), gpu: name, limits, results }));
            return EXIT.ok;
        }
        line(labelled('GPU', name));
        for (const text of callTable(bounds, found))
            line(text);
        for (const { profile: one } of found)
            for (const text of kernelTable(one))
                line(text);
        return EXIT.ok;
    });
}
function subjectOf(name) {
    for (const c of cases)
        for (const prec of c.spec.precs)
            if (routineName(c.spec, prec).toLowerCase() === name.toLowerCase())
                return { c, prec: prec };
    throw badUsage(`there is no routine ${name}: names have their precision's letter, as sgemm`);
}
/** Some calls of a routine on random data, behind one that compiles its kernels. */
async function profileOf(context, { c, prec }, options) {
    const { rounds, batch } = options;
    const [m, n = m, k = n] = options.sizes;
    const name = routineName(c.spec, prec);
    if (context.placement(prec) !== 'gpu')
        throw new UnsupportedError(`basalt profile: ${name}: ${fields[prec].title} precision runs on the CPU here`);
    const problem = problemOf(c, m, n, k, 'batchCount' in c.spec.args ? batch : undefined);
    const before = c.data(problem, prec, new Random());
    const staged = new Staged(context, prec, before);
    try {
        await c.run(context.queue, problem, staged.at);
        await context.queue.sync();
        const work = async () => {
            for (let round = 0; round < rounds; round++) {
                staged.load(written(c, before));
                await c.run(context.queue, problem, staged.at);
            }
        };
        const found = await context.queue.profile(work, context.gpu.software ? 0 : WARM_MS);
        if (found === undefined)
            throw new UnsupportedError('basalt profile: this adapter has no timestamps');
        if (found.calls.length === 0)
            throw new UnsupportedError(`basalt profile: ${name} was computed on the CPU: ${context.queue.trace.at(-1)?.why}`);
        return found;
    }
    finally {
        staged.dispose();
    }
}
/** Of the vectors whose copies measure memory, and of the products that measure arithmetic. */
const [LENGTH, ORDER] = [2 ** 25, 4096];
const [SOFTWARE_LENGTH, SOFTWARE_ORDER] = [2 ** 20, 256];
async function boundsOf(context, precs, tell) {
    const { software } = context.gpu;
    tell('memory');
    const n = software ? SOFTWARE_LENGTH : LENGTH;
    const copy = await rateOf(context, { c: caseOf('copy'), prec: 's', n, batch: undefined }, false);
    const bandwidth = (2 * fields.s.bytes * n) / (copy.ms / 1000);
    const peaks = new Map();
    for (const prec of precs) {
        tell(`${fields[prec].title} products`);
        const gemm = { c: caseOf('gemm'), prec, n: software ? SOFTWARE_ORDER : ORDER, batch: undefined };
        peaks.set(prec, 1e9 * (await rateOf(context, gemm, false)).gflops);
    }
    return { bandwidth, peaks };
}
