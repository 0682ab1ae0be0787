// layerNorm, rmsNorm and their gradients on ndarrays.
import { sizeOf } from '../../core/strided.js';
import { layerNormBackward, layerNormForward, rmsNormBackward, rmsNormForward } from '../norms/routines.gen.js';
import { computed, numberOf, operandsOf, optionsOf, perhaps, sameShape, shapeIf } from './call.js';
/**
 * (x - mean) / sqrt(variance + epsilon) gamma + beta along the last axis: every row gets mean 0 and variance 1, then factors and summands.
 *
 * x is whatever counts as an array (ArrayInput), gamma and beta have the length of its last axis, or are left out (undefined). The result
 * is a new ndarray of the shape of x, rows first, single if all are; all are read before the call returns its promise. A row with NaN is
 * NaN. Computed by layerNormForward on the context's backend, doubles on the CPU. Flops 8 for each element.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const y = await layerNorm([[1, 3], [5, 5]], [1, 1], [0, 10], { epsilon: 0 });
 * console.log(y.get(0, 0), y.get(0, 1)); // -1 11
 */
export const layerNorm = (x, gamma, beta, options = {}) => normalized('layerNorm', { x, gamma, beta }, options);
/**
 * x / sqrt(mean of squares + epsilon) gamma along the last axis.
 *
 * As layerNorm, without a mean and without summands. Computed by rmsNormForward. Flops 5 for each element.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * console.log((await rmsNorm([1, 7], undefined, { epsilon: 0 })).get(0)); // 0.2
 */
export const rmsNorm = (x, gamma, options = {}) => normalized('rmsNorm', { x, gamma }, options);
/**
 * The gradients of layerNorm(x, gamma, beta) by x, gamma and beta, from the gradient dy by its result: { dx, dgamma, dbeta }.
 *
 * dy has the shape of x, and so has dx; dgamma and dbeta have the length of its last axis. Statistics are computed anew. Computed by
 * layerNormForward and layerNormBackward. Flops 20 for each element.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const { dx, dbeta } = await layerNormGrad([[1, 3]], [[1, 1]]);
 * console.log(dbeta.data); // Float64Array(2) [ 1, 1 ]
 */
export const layerNormGrad = (x, dy, gamma, options = {}) => gradients('layerNormGrad', true, { x, dy, gamma }, options);
/**
 * The gradients of rmsNorm(x, gamma) by x and gamma, from the gradient dy by its result: { dx, dgamma }.
 *
 * As layerNormGrad. Computed by rmsNormForward and rmsNormBackward. Flops 17 for each element.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const { dgamma } = await rmsNormGrad([1, 7], [5, 5], undefined, { epsilon: 0 });
 * console.log(dgamma.get(0)); // 1
 */
export const rmsNormGrad = (x, dy, gamma, options = {}) => gradients('rmsNormGrad', false, { x, dy, gamma }, options);
/** Rows along the last axis as columns; a number is a row of one. */
const columnsOf = ({ shape }) => {
    const m = shape.at(-1) ?? 1;
    return { m, n: sizeOf(shape.slice(0, -1)), ld: Math.max(1, m) };
};
const epsilonOf = ({ epsilon }) => (epsilon === undefined ? {} : { epsilon });
async function normalized(routine, of, options) {
    const centered = 'beta' in of;
    const position = centered ? 4 : 3;
    const [x] = operandsOf(routine, [[of.x, 'x']]);
    const [gamma, beta] = [perhaps(routine, 2, 'gamma', of.gamma), perhaps(routine, 3, 'beta', of.beta)];
    const named = optionsOf(routine, position, options, ['epsilon']);
    numberOf(routine, position, 'epsilon', options.epsilon, 0);
    const { m, n, ld } = columnsOf(x);
    shapeIf(routine, 'gamma', 2, gamma, [m]);
    shapeIf(routine, 'beta', 3, beta, [m]);
    const compute = centered ? layerNormForward : rmsNormForward;
    const { y } = await computed(named, options.signal, { x, gamma, beta }, { y: x.shape }, (at, { context }) => {
        const call = { m, n, X: at.x, ldx: ld, Y: at.y, ldy: ld, gamma: at.gamma, ...epsilonOf(options) };
        return compute(context.queue, centered ? { ...call, beta: at.beta } : call);
    });
    return y;
}
async function gradients(routine, centered, of, options) {
    const [x, dy] = operandsOf(routine, [
        [of.x, 'x'],
        [of.dy, 'dy'],
    ]);
    const gamma = perhaps(routine, 3, 'gamma', of.gamma);
    const named = optionsOf(routine, 4, options, ['epsilon']);
    numberOf(routine, 4, 'epsilon', options.epsilon, 0);
    const { m, n, ld } = columnsOf(x);
    sameShape(routine, 'dy', 2, dy, x.shape);
    shapeIf(routine, 'gamma', 3, gamma, [m]);
    const shapes = { dx: x.shape, dgamma: [m], ...(centered && { dbeta: [m] }) };
    return computed(named, options.signal, { x, dy, gamma }, shapes, async (at, { context, alloc }) => {
        const { queue } = context;
        const rstd = alloc(n);
        // The result itself is not asked for, and lies where the gradient will.
        const forward = { m, n, X: at.x, ldx: ld, Y: at.dx, ldy: ld, rstd, ...epsilonOf(options) };
        const backward = { m, n, X: at.x, ldx: ld, dY: at.dy, lddy: ld, rstd, dX: at.dx, lddx: ld };
        const factors = { gamma: at.gamma, dGamma: at.dgamma };
        if (centered) {
            const mean = alloc(n);
            await layerNormForward(queue, { ...forward, mean });
            await layerNormBackward(queue, { ...backward, ...factors, mean, dBeta: at.dbeta });
        }
        else {
            await rmsNormForward(queue, forward);
            await rmsNormBackward(queue, { ...backward, ...factors });
        }
    });
}
