// One shape of a kernel family under the tuner: how a candidate is put in force, proven right and timed.
import { flopsOf } from '../../src/core/spec.js';
import { classOf, gemmSpace, RULES, search, } from '../../src/tuning.js';
import { gemmCase } from '../cases/blas3/products/gemm.js';
import { complaints } from './case.js';
import { Staged } from './operands.js';
import { Random } from './random.js';
import { milliseconds, repeatsFor, usableTimer } from './timing.js';
const few = (size, tile, tiles) => Math.min(size, tiles * tile + (size % tile));
/** Enough of the depth for it to be cut into slices. */
const SLABS = 20;
const gemm = {
    space: gemmSpace,
    c: gemmCase,
    problem: ({ m, n, k, trans, aligned }) => ({
        transA: trans.startsWith('t') ? 't' : 'n',
        transB: trans.endsWith('t') ? 't' : 'n',
        m,
        n,
        k,
        alpha: 0.29,
        beta: -0.48,
        layout: aligned ? { align: 4, offset: 8 } : { pad: 1, offset: 1 },
    }),
    shape({ m, n, k, trans, aligned }) {
        const transA = trans.startsWith('t') ? 1 : 0;
        const transB = trans.endsWith('t') ? 1 : 0;
        const even = [m, transA === 1 ? k : m, transB === 1 ? n : k].every((extent) => extent % 4 === 0);
        return { transA, transB, m, n, k, batch: 1, aligned: aligned && even };
    },
    small: (p, { params: { BM, BN, BK } }) => ({
        ...p,
        m: few(p.m, BM, 2),
        n: few(p.n, BN, 2),
        k: few(p.k, BK, SLABS),
    }),
};
export const families = { gemm };
/** Searches one shape. A candidate must beat the rules by the factor `gain` to be worth a row of its own. */
export async function tuneShape(context, family, table, p, budgetMs, gain, tries) {
    const { c, space } = family;
    const prec = p.prec;
    const problem = family.problem(p);
    const shape = family.shape(p);
    const timer = usableTimer(context, prec, 'gpu');
    const staged = new Staged(context, prec, c.data(problem, prec, new Random()));
    const call = () => c.run(context.queue, problem, staged.at);
    const force = (candidate) => table.use([{ for: {}, ...(candidate ?? { variant: RULES }) }]);
    try {
        const found = await search(space, shape, table.limits, budgetMs, {
            ...tries,
            verify: (candidate) => alone(context, async () => {
                force(candidate);
                const [complaint] = await complaints(context, c, family.small(problem, candidate), prec);
                return complaint ?? unused(context, space, candidate);
            }),
            time: (candidate) => alone(context, async () => {
                force(candidate);
                const once = await milliseconds(context, timer, call);
                const repeats = Math.max(2, repeatsFor(once));
                const many = async () => {
                    for (let r = 0; r < repeats; r++)
                        await call();
                };
                return (await milliseconds(context, timer, many)) / repeats;
            }),
        });
        const { best, rulesMs } = found;
        const gflops = flopsOf(c.spec, { ...problem }) / 1e6;
        const wins = best?.ms !== undefined && best.ms * gain < rulesMs;
        const bestMs = wins ? best.ms : rulesMs;
        const row = {
            for: classOf(shape, p.prec === 'h'),
            ...(wins ? { variant: best.variant, params: best.params } : { variant: RULES }),
            hash: table.hash(wins ? best.variant : RULES),
            ms: Number(bestMs.toPrecision(4)),
            rulesMs: Number(rulesMs.toPrecision(4)),
            size: [p.m, p.n, p.k],
        };
        return { problem: p, found, row, rulesRate: gflops / rulesMs, bestRate: gflops / bestMs };
    }
    finally {
        table.use([]);
        staged.dispose();
    }
}
/** Errors that a failed candidate leaves behind must not be taken for the next one's. */
async function alone({ queue }, work) {
    try {
        return await work();
    }
    catch (error) {
        await queue.sync().catch(() => { });
        throw error;
    }
}
/** A candidate that something else overruled has not been tried. */
function unused({ queue }, { variants }, { variant, params }) {
    const label = variants.find(({ name }) => name === variant).label(params);
    const ran = queue.trace.at(-1)?.kernel;
    return ran === label ? undefined : `${ran} ran in place of ${label}`;
}
