// Random problems of the cases of testing/cases, with their own data and their own measures of error: factorizations and the like are
// judged by their residuals, whatever the reference makes of them.
import fc from 'fast-check';
import { ArgumentError } from '../src/core/errors.js';
import { isDouble } from '../src/core/field.js';
import { routineName } from '../src/core/spec.js';
import { cases } from '../testing/cases/index.gen.js';
import { judge } from '../testing/lib/case.js';
import { Staged } from '../testing/lib/operands.js';
import { Random } from '../testing/lib/random.js';
import { oneOf, sizes } from './knobs.js';
const LAYOUTS = fc.record({
    align: oneOf([1, 1, 2, 4]),
    pad: oneOf([0, 0, 1, 2, 3, 4, 7, 16]),
    offset: oneOf([0, 0, 1, 2, 4, 5, 8, 65]),
});
function changesOf(spec, prec, most) {
    const changes = {};
    for (const [name, arg] of Object.entries(spec.args)) {
        if (arg.kind === 'size' && name !== 'batchCount')
            changes[name] = sizes(most);
        if (arg.kind === 'sizes')
            changes[name] = fc.array(sizes(most), { minLength: 64, maxLength: 64 });
        if (arg.kind === 'flag')
            changes[name] = oneOf(arg.values.filter((v) => v !== arg.realOnly || !/[cz]/.test(prec)));
    }
    return fc.record(changes);
}
/** What problems have besides arguments, and what says nothing of their sizes. */
const BESIDE = new Set(['layout', 'batchCount', 'byRows', 'bare']);
/**
 * The problem with what it has of the changes; a rule that they break keeps what it was about as it was. One that says more than the
 * routine's arguments may mean one size only, and one place.
 */
function problemOf(c, { entry, changes, layout }) {
    const before = c.sweep[entry % c.sweep.length];
    const problem = { ...before };
    const isArgument = (name) => !['matrix', 'vector', undefined].includes(c.spec.args[name]?.kind);
    if (Object.keys(before).some((name) => !isArgument(name) && !BESIDE.has(name)))
        return problem;
    if (typeof before['layout'] === 'object')
        problem['layout'] = { ...before['layout'], ...layout };
    for (const [name, value] of Object.entries(changes)) {
        const old = before[name];
        if (typeof old !== typeof value || old === undefined)
            continue;
        problem[name] = Array.isArray(value) ? value.slice(0, old.length) : value;
        const { also } = c.spec.args[name];
        if (also?.(problem) !== undefined)
            problem[name] = old;
    }
    return problem;
}
export function caseTargets(context, routine) {
    const all = cases.flatMap((c) => [...c.spec.precs].map((prec) => ({ c, prec, name: routineName(c.spec, prec) })));
    const here = all.filter(({ prec, c }) => context.gpu === undefined || !isDouble(prec) || c.spec.computes !== undefined);
    const exact = here.filter(({ name, c }) => name === routine || c.spec.name === routine);
    return exact.length > 0 ? exact : here.filter(({ name }) => name.includes(routine));
}
/** What came of a problem: complaints, or that it is none. */
async function judged({ c, prec }, context, problem, seed) {
    let before;
    try {
        before = c.data(problem, prec, new Random([seed & 4095, (seed >>> 12) & 4095, (seed >>> 20) & 4095, 1]));
    }
    catch {
        // The case has no such problem.
        return undefined;
    }
    const staged = new Staged(context, prec, before);
    let outcome;
    try {
        await c.run(context.queue, problem, staged.at);
        outcome = { before, after: await staged.fetch(Object.keys(before)) };
    }
    catch (error) {
        if (error instanceof ArgumentError)
            return undefined;
        return [`${routineName(c.spec, prec)} ${JSON.stringify(problem)} threw ${String(error)}`];
    }
    finally {
        staged.dispose();
    }
    // MAGMA's error of mixed precision is not divided by the solution, which may be large.
    const judging = c.spec.mixed ? { ...c, tolerance: 1000 * c.tolerance } : c;
    return judge(judging, problem, prec, outcome);
}
/** One random problem; if it is judged wrong, the smallest like it that is, in words. undefined: there was no such problem. */
export async function oneProblem(target, context, seed, most, starting) {
    const { c, prec, name } = target;
    const arbitrary = fc.record({
        entry: fc.nat(c.sweep.length - 1),
        seed: fc.nat(0xffffff),
        changes: changesOf(c.spec, prec, most),
        layout: LAYOUTS,
    });
    let last;
    let none = false;
    const property = fc.asyncProperty(arbitrary, async (changed) => {
        const problem = problemOf(c, changed);
        starting?.(`${name} ${JSON.stringify(problem)}`);
        const wrong = await judged(target, context, problem, changed.seed);
        none = wrong === undefined;
        if (wrong === undefined || wrong.length === 0)
            return true;
        last = wrong.map((text) => `${text} (data of seed ${changed.seed})`);
        return false;
    });
    await fc.check(property, { seed, numRuns: 1, interruptAfterTimeLimit: 60_000 });
    return last ?? (none ? undefined : []);
}
