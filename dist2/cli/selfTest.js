import { attempt, checkRandom, epsOf } from '../testing/lib/case.js';
import { caseOf, computes, problemOf } from './rates.js';
/** Sizes that are no multiple of any tile or panel, above one panel. */
const TESTS = [
    ['gemm', 101, 83, 67],
    ['getrf', 131, 131, 131],
    ['potrf', 131, 131, 131],
    ['geqrf', 133, 71, 71],
];
/** The tests of a context in the precisions that live on its backend; `onTest` hears of each. */
export async function selfTests(context, onTest) {
    const precs = ['s', 'd', 'h'].filter((prec) => prec !== 'h' || context.backend === 'gpu');
    const found = [];
    for (const prec of precs) {
        if (context.placement(prec) !== context.backend)
            continue;
        for (const [name, m, n, k] of TESTS) {
            const c = caseOf(name);
            if (!computes(c, prec))
                continue;
            onTest(`${prec}${name}`);
            found.push(await selfTest(context, c, prec, problemOf(c, m, n, k)));
        }
    }
    return found;
}
async function selfTest(context, c, prec, problem) {
    const [routine, limit] = [`${prec}${c.spec.name}`, c.tolerance];
    try {
        const { before, after } = await attempt(context, c, problem, prec);
        const error = c.error(problem, before, after, { level: 1, random: checkRandom() }) / epsOf(c, prec, problem);
        return { routine, error, limit, ok: error < limit };
    }
    catch (error) {
        return {
            routine,
            error: Number.NaN,
            limit,
            ok: false,
            failure: error instanceof Error ? error.message : String(error),
        };
    }
}
