// groupNorm and its gradient on ndarrays: layer normalization of groups of channels, then a factor and a summand for each channel.
import { ArgumentError } from '../../core/errors.js';
import { fields } from '../../core/field.js';
import { sizeOf } from '../../core/strided.js';
import { batchNormBackward, batchNormForward, layerNormBackward, layerNormForward } from '../norms/routines.gen.js';
import { computed, numberOf, operandsOf, optionsOf, perhaps, permuted, sameShape, shapeIf, turnedBack, } from './call.js';
import { layoutOf } from './images.js';
const NAMES = ['layout', 'epsilon'];
/**
 * (x - mean) / sqrt(variance + epsilon) gamma + beta, with a mean and a variance for each image and group of neighbouring channels, gamma
 * and beta for each channel. One group is a layer normalization of whole images, as many as there are channels an instance normalization.
 *
 * x has two axes or more, images in front, and is whatever counts as an array (ArrayInput); gamma and beta have a number for each channel,
 * or are left out (undefined). The result is a new ndarray of the shape of x, rows first, single if all are; all are read before the call
 * returns its promise. Computed by layerNormForward and batchNormForward on the context's backend, doubles on the CPU. Flops 10 for each
 * element.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const y = await groupNorm([[1, 3, 10, 14]], 2, undefined, [0, 0, 0, 5], { epsilon: 0 });
 * console.log(y.data); // Float64Array(4) [ -1, 1, -1, 6 ]
 */
export async function groupNorm(x, groups, gamma, beta, options = {}) {
    const routine = 'groupNorm';
    const [given] = operandsOf(routine, [[x, 'x']]);
    const [G, B] = [perhaps(routine, 3, 'gamma', gamma), perhaps(routine, 4, 'beta', beta)];
    const named = optionsOf(routine, 5, options, NAMES);
    const { axes, turned, columns, ld, pixels, epsilon } = callOf(routine, 2, given, groups, options);
    shapeIf(routine, 'gamma', 3, G, [pixels.channels]);
    shapeIf(routine, 'beta', 4, B, [pixels.channels]);
    const plain = G === undefined && B === undefined;
    const operands = { x: turned, gamma: G, beta: B };
    const { y } = await computed(named, options.signal, operands, { y: turned.shape }, async (at, on) => {
        const { queue } = on.context;
        const T = plain ? at.y : on.alloc(columns.m * columns.n);
        await layerNormForward(queue, { ...columns, X: at.x, Y: T, ldy: ld, ...epsilon });
        if (plain)
            return;
        const { mean: runningMean, rstd: runningVar } = none(on, pixels.channels);
        const statistics = { mode: 'inference', runningMean, runningVar, epsilon: 0 };
        await batchNormForward(queue, { ...pixels, ...statistics, X: T, gamma: at.gamma, beta: at.beta, Y: at.y });
    });
    return turnedBack(y, axes);
}
/**
 * The gradients of groupNorm(x, groups, gamma, beta) by x, gamma and beta, from the gradient dy by its result: { dx, dgamma, dbeta }.
 *
 * dy has the shape of x, and so has dx; dgamma and dbeta have a number for each channel. Statistics are computed anew. Computed by
 * layerNormForward, batchNormBackward and layerNormBackward. Flops 32 for each element.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const { dbeta } = await groupNormGrad([[1, 3, 10, 14]], 2, [[1, 1, 0, 5]]);
 * console.log(dbeta.data); // Float64Array(4) [ 1, 1, 0, 5 ]
 */
export async function groupNormGrad(x, groups, dy, gamma, options = {}) {
    const routine = 'groupNormGrad';
    const given = operandsOf(routine, [[x, 'x']])[0];
    const by = perhaps(routine, 3, 'dy', dy);
    const G = perhaps(routine, 4, 'gamma', gamma);
    const named = optionsOf(routine, 5, options, NAMES);
    sameShape(routine, 'dy', 3, by, given.shape);
    const { axes, turned, columns, ld, pixels, epsilon } = callOf(routine, 2, given, groups, options);
    shapeIf(routine, 'gamma', 4, G, [pixels.channels]);
    const operands = { x: turned, dy: permuted(by, axes), gamma: G };
    const shapes = { dx: turned.shape, dgamma: [pixels.channels], dbeta: [pixels.channels] };
    const made = await computed(named, options.signal, operands, shapes, async (at, on) => {
        const { queue } = on.context;
        const [T, dT] = [on.alloc(columns.m * columns.n), on.alloc(columns.m * columns.n)];
        const [mean, rstd] = [on.alloc(columns.n), on.alloc(columns.n)];
        await layerNormForward(queue, { ...columns, X: at.x, Y: T, ldy: ld, mean, rstd, ...epsilon });
        const sums = { dGamma: at.dgamma, dBeta: at.dbeta };
        const of = { ...pixels, ...none(on, pixels.channels), gamma: at.gamma };
        await batchNormBackward(queue, { mode: 'inference', ...of, X: T, dY: at.dy, dX: dT, ...sums });
        await layerNormBackward(queue, { ...columns, X: at.x, dY: dT, lddy: ld, mean, rstd, dX: at.dx, lddx: ld });
    });
    return { ...made, dx: turnedBack(made.dx, axes) };
}
/** Statistics that change nothing. */
function none({ context, prec, alloc }, channels) {
    const rstd = alloc(channels);
    context.write(rstd, new fields[prec].array(channels).fill(1));
    return { mean: alloc(channels), rstd };
}
/** x with its channels behind the images: columns of its groups, and channels of pixels; `position` is that of the groups. */
function callOf(routine, position, x, groups, options) {
    const count = x.shape.length;
    if (count < 2)
        throw new ArgumentError(routine, 'x', 1, x.shape.join(' x '), 'must have two axes or more');
    const layout = layoutOf(routine, 5, options.layout);
    numberOf(routine, 5, 'epsilon', options.epsilon, 0);
    const between = Array.from({ length: count - 2 }, (_, k) => k + (layout === 'nhwc' ? 1 : 2));
    const axes = [0, layout === 'nhwc' ? count - 1 : 1, ...between];
    const turned = permuted(x, axes);
    const [images, channels, ...rest] = turned.shape;
    if (!Number.isSafeInteger(groups) || groups < 1 || channels % groups !== 0)
        throw new ArgumentError(routine, 'groups', position, groups, `must be an integer >= 1 that divides ${channels}`);
    const [m, n] = [(channels / groups) * sizeOf(rest), images * groups];
    const ld = Math.max(1, m);
    const columns = { m, n, ldx: ld };
    const pixels = { layout: 'nchw', images, height: sizeOf(rest), width: 1, channels };
    const epsilon = options.epsilon === undefined ? {} : { epsilon: options.epsilon };
    return { axes, turned, columns, ld, pixels, epsilon };
}
