// Where a contraction is computed, here and now or by gemm on the context's backend, and the options of the verbs that are contractions.
import { ArgumentError, UnsupportedError } from '../core/errors.js';
import { isSingle } from './arrays.js';
import { contractByGemm, contractOnGpu } from './contractByGemm.js';
import { contractDirectly, extent, varies } from './contraction.js';
import { contractByEngine } from './contractOnEngine.js';
import { planOf } from './contractPlan.js';
import { contractByStrides } from './device/contractByStrides.js';
import { contextAmong } from './options.js';
import { readyEngine } from './readyEngine.js';
const PRECISIONS = ['auto', 'f32', 'f64-cpu'];
/** Checks the options of a verb that stand at `position`, behind its operands. */
export function productOptions(routine, position, options, operands) {
    const named = contextAmong(routine, position, options, ['precision', 'out']);
    const { precision = 'auto', signal } = options;
    if (!PRECISIONS.includes(precision))
        throw new ArgumentError(routine, 'precision', position, precision, `must be one of ${PRECISIONS.join(', ')}`);
    const result = operands.every(({ data }) => isSingle(data)) ? 's' : 'd';
    const prec = precision === 'auto' ? result : precision === 'f32' ? 's' : 'd';
    return { routine, named, signal, prec, result };
}
/**
 * Up to so many multiplications are done before the engine would have begun: products of order 16 take it 5 us (Xeon, Node 20, 2026-11).
 */
const HERE = 16 ** 3;
/**
 * Up to so many multiplications of singles on a GPU context stay on the CPU. On an H200 beside 16 threads (Node 20, 2026-11) products of
 * order 64, 192, 256 and 512 take 0.19, 0.26, 0.32 and 0.73 ms by the GPU, and 0.03, 0.17, 0.34 and 1.7 by the CPU; 4096 of order 16 take
 * 4.1 and 2.1, 64 of order 128 4.7 and 6.2. Measuring programs and tests change it.
 */
export const PRODUCTS_BESIDE_GPU = { most: 256 ** 3 };
/** Sums of so many products on a GPU are shared among threads, as products of matrices are. */
const LONG_SUM = 64;
/** Multiplications, whether an element is used more than once, and whether that is worth the way to a GPU. */
function costsOf(context, prec, { out, sum }) {
    const depth = extent(sum);
    const work = extent(out) * depth;
    const reused = depth > 1 && out.some(varies);
    return { work, reused, away: context.placement(prec) === 'gpu' && work > PRODUCTS_BESIDE_GPU.most };
}
/**
 * The elements of C, rows first. Small sums, and those that use no element twice, are computed on the CPU whatever the context: the
 * elements would be as long on their way. A and B are read before the call returns.
 */
export function contract(context, how, of) {
    context.assertAlive();
    const { routine, prec, signal } = how;
    // What a context has in another precision is copied as anything else.
    const own = (x) => (x.kept === undefined || x.kept.type === prec ? x : { ...x, kept: undefined });
    const c = { ...of, A: own(of.A), B: own(of.B) };
    const { work, reused, away } = costsOf(context, prec, c);
    if (reused && (away || work > HERE))
        return contractByGemm(context, prec, c, away, signal);
    const why = reused ? 'its operands are small' : 'it uses no element twice';
    context.queue.note({ routine: `${prec}${routine}`, backend: 'cpu', why });
    return contractDirectly(prec, c);
}
/** The same at once, without a context. Throws UnsupportedError if it takes the CPU engine, and there is none, or no memory for it. */
export function contractHere(routine, prec, c) {
    const depth = extent(c.sum);
    const reused = depth > 1 && c.out.some(varies);
    if (!reused || extent(c.out) * depth <= HERE)
        return contractDirectly(prec, c);
    const found = contractByEngine(readyEngine(routine), prec, planOf(c));
    if (found === undefined)
        throw new UnsupportedError(`${routine}: the CPU engine has no memory for it`);
    return found;
}
/**
 * The same of a product whose factors may be on the GPU, as results of others are, and whose own result may be a factor: on a GPU it stays
 * there, in a buffer given to `keep`. Factors must not change until it is computed.
 */
export async function contractInChain(context, how, c, keep) {
    context.assertAlive();
    const { reused, away } = costsOf(context, how.prec, c);
    const isThere = how.prec === 's' && (c.A.kept?.onGpu === true || c.B.kept?.onGpu === true);
    const isEmpty = extent(c.out) === 0 || extent(c.sum) === 0;
    if (isThere && (isEmpty || (!reused && extent(c.sum) < LONG_SUM)))
        return contractByStrides(context, c, keep);
    if (isThere || (reused && away))
        return contractOnGpu(context, c, how.signal, keep);
    return { data: await contract(context, how, c), offset: 0 };
}
/** A product of matrices on the GPU, by a verb whose operands are all there. It stays there. */
export async function contractThere(on, how, c, shape) {
    const { kept } = await contractInChain(on.context, how, c, (buffer) => on.keep(buffer));
    return on.inPrecision(how.result, on.array(kept, shape));
}
