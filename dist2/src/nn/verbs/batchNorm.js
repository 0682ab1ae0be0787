// batchNorm, batchNormTrain and batchNormGrad on ndarrays.
import { ArgumentError } from '../../core/errors.js';
import { batchNormBackward, batchNormForward } from '../norms/routines.gen.js';
import { computed, numberOf, operandsOf, optionsOf, perhaps, sameShape, shapeIf } from './call.js';
import { layoutOf } from './images.js';
const NAMES = ['layout', 'epsilon'];
/** Any axes: what lies in front of the channels is images, what lies behind them pixels. */
function sizesOf(routine, { shape }, layout) {
    const axis = layout === 'nhwc' ? shape.length - 1 : 1;
    if (shape.length < 2)
        throw new ArgumentError(routine, 'x', 1, shape.join(' x '), 'must have two axes or more');
    const product = (sizes) => sizes.reduce((all, size) => all * size, 1);
    const [images, channels] = [product(shape.slice(0, axis)), shape[axis]];
    return { layout, images, height: product(shape.slice(axis + 1)), width: 1, channels };
}
const epsilonOf = ({ epsilon }) => (epsilon === undefined ? {} : { epsilon });
/**
 * (x - mean) / sqrt(variance + epsilon) gamma + beta, channel by channel, with the statistics given: what a trained network computes.
 *
 * x has two axes or more and is whatever counts as an array (ArrayInput); mean, variance, and gamma and beta, if they are not left out
 * (undefined), have a number for each channel. The result is a new ndarray of the shape of x, rows first, single if all are; all are read
 * before the call returns its promise. Computed by batchNormForward on the context's backend, doubles on the CPU.
 * Flops 8 for each element.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const y = await batchNorm([[1, 10], [3, 10]], [1, 10], [4, 1], undefined, undefined, { epsilon: 0 });
 * console.log(y.data); // Float64Array(4) [ 0, 0, 1, 0 ]
 */
export async function batchNorm(x, mean, variance, gamma, beta, options = {}) {
    const routine = 'batchNorm';
    const [X, M, V] = operandsOf(routine, [
        [x, 'x'],
        [mean, 'mean'],
        [variance, 'variance'],
    ]);
    const [G, B] = [perhaps(routine, 4, 'gamma', gamma), perhaps(routine, 5, 'beta', beta)];
    const named = optionsOf(routine, 6, options, NAMES);
    numberOf(routine, 6, 'epsilon', options.epsilon, 0);
    const sizes = sizesOf(routine, X, layoutOf(routine, 6, options.layout));
    for (const [name, position, operand] of [
        ['mean', 2, M],
        ['variance', 3, V],
        ['gamma', 4, G],
        ['beta', 5, B],
    ])
        shapeIf(routine, name, position, operand, [sizes.channels]);
    const operands = { x: X, mean: M, variance: V, gamma: G, beta: B };
    const { y } = await computed(named, options.signal, operands, { y: X.shape }, (at, { context }) => {
        const running = { runningMean: at.mean, runningVar: at.variance };
        const factors = { gamma: at.gamma, beta: at.beta, ...epsilonOf(options) };
        return batchNormForward(context.queue, { mode: 'inference', ...sizes, X: at.x, ...running, ...factors, Y: at.y });
    });
    return y;
}
/**
 * (x - mean) / sqrt(variance + epsilon) gamma + beta, channel by channel, with the statistics of the batch itself: { y, mean, variance }.
 *
 * As batchNorm, which takes the statistics that a program has averaged over its batches. Of no elements all statistics are 0. Flops 8 for
 * each element.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const { mean, variance } = await batchNormTrain([[1, 10], [3, 10]]);
 * console.log(mean.data, variance.data); // Float64Array(2) [ 2, 10 ] Float64Array(2) [ 1, 0 ]
 */
export const batchNormTrain = (x, gamma, beta, options = {}) => trained(x, gamma, beta, options);
async function trained(x, gamma, beta, options) {
    const routine = 'batchNormTrain';
    const [X] = operandsOf(routine, [[x, 'x']]);
    const [G, B] = [perhaps(routine, 2, 'gamma', gamma), perhaps(routine, 3, 'beta', beta)];
    const named = optionsOf(routine, 4, options, NAMES);
    numberOf(routine, 4, 'epsilon', options.epsilon, 0);
    const sizes = sizesOf(routine, X, layoutOf(routine, 4, options.layout));
    const { channels } = sizes;
    shapeIf(routine, 'gamma', 2, G, [channels]);
    shapeIf(routine, 'beta', 3, B, [channels]);
    const count = sizes.images * sizes.height;
    const shapes = { y: X.shape, mean: [channels], variance: [channels] };
    const made = await computed(named, options.signal, { x: X, gamma: G, beta: B }, shapes, (at, { context }) => {
        // With momentum 1 the running statistics are this batch's, the variance one of count - 1.
        const running = { momentum: 1, runningMean: at.mean, runningVar: at.variance };
        const factors = { gamma: at.gamma, beta: at.beta, ...epsilonOf(options) };
        return batchNormForward(context.queue, { mode: 'training', ...sizes, X: at.x, ...running, ...factors, Y: at.y });
    });
    const { data } = made.variance;
    for (let c = 0; c < channels; c++)
        data[c] *= Math.max(1, count - 1) / Math.max(1, count);
    if (count === 0)
        for (const { data } of [made.mean, made.variance])
            data.fill(0);
    return made;
}
/**
 * The gradients of batchNormTrain(x, gamma, beta).y by x, gamma and beta, from the gradient dy by it: { dx, dgamma, dbeta }.
 *
 * dy has the shape of x, and so has dx; dgamma and dbeta have a number for each channel. Statistics are computed anew. Computed by
 * batchNormForward and batchNormBackward. Flops 20 for each element.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const { dbeta } = await batchNormGrad([[1, 10], [3, 10]], [[1, 2], [3, 4]]);
 * console.log(dbeta.data); // Float64Array(2) [ 4, 6 ]
 */
export async function batchNormGrad(x, dy, gamma, options = {}) {
    const routine = 'batchNormGrad';
    const [X, DY] = operandsOf(routine, [
        [x, 'x'],
        [dy, 'dy'],
    ]);
    const G = perhaps(routine, 3, 'gamma', gamma);
    const named = optionsOf(routine, 4, options, NAMES);
    numberOf(routine, 4, 'epsilon', options.epsilon, 0);
    const sizes = { mode: 'training', ...sizesOf(routine, X, layoutOf(routine, 4, options.layout)) };
    const { channels } = sizes;
    sameShape(routine, 'dy', 2, DY, X.shape);
    shapeIf(routine, 'gamma', 3, G, [channels]);
    const shapes = { dx: X.shape, dgamma: [channels], dbeta: [channels] };
    return computed(named, options.signal, { x: X, dy: DY, gamma: G }, shapes, async (at, { context, alloc }) => {
        const [mean, rstd] = [alloc(channels), alloc(channels)];
        const call = { ...sizes, X: at.x, mean, rstd };
        await batchNormForward(context.queue, { ...call, Y: at.dx, ...epsilonOf(options) });
        const results = { dX: at.dx, dGamma: at.dgamma, dBeta: at.dbeta };
        await batchNormBackward(context.queue, { ...call, dY: at.dy, gamma: at.gamma, ...results });
    });
}
