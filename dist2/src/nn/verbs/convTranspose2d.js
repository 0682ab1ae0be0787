// convTranspose2d(x, w) and its gradients on ndarrays: what conv2d's gradient by its images computes, as an operator of its own.
import { ArgumentError } from '../../core/errors.js';
import { convBackwardData, convBackwardFilter, convForward } from '../convolution/routines.gen.js';
import { computed, integersOf, operandsOf, optionsOf, sameShape } from './call.js';
import { imageShape, imagesOf, layoutOf, padsOf } from './images.js';
const NAMES = ['layout', 'strides', 'dilations', 'pads', 'groups', 'outPads'];
/**
 * The transposed convolution of x with filters: every pixel of x, times a filter, is added to the result at its stride.
 *
 * x is images height width channels and w filterHeight filterWidth outChannels/groups channels, or with layout 'nchw' images channels
 * height width and channels outChannels/groups filterHeight filterWidth, as in TensorFlow, and in ONNX and PyTorch; both are whatever
 * counts as an array (ArrayInput) and are read before the call returns its promise. The result has strides (height - 1) + dilations
 * (filterHeight - 1) + 1 - top - bottom + outPads rows, with the pads 'same' strides height, columns alike; it is a new ndarray in the
 * layout of x, single if both are. Computed by convBackwardData on the context's backend, doubles on the CPU. Flops 2 for each number of x
 * and of a filter's channel.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const y = await convTranspose2d([[[[1], [2]]]], [[[[1]], [[10]]]]);
 * console.log(y.data); // Float64Array(3) [ 1, 12, 20 ]
 */
export async function convTranspose2d(x, w, options = {}) {
    const routine = 'convTranspose2d';
    const [X, W] = operandsOf(routine, [
        [x, 'x'],
        [w, 'w'],
    ]);
    const named = optionsOf(routine, 3, options, NAMES);
    const { call, shape } = callOf(routine, X, W, 3, options);
    const { y } = await computed(named, options.signal, { x: X, w: W }, { y: shape }, (at, { context }) => convBackwardData(context.queue, { ...call, F: at.w, dY: at.x, dX: at.y }));
    return y;
}
/**
 * The gradients of convTranspose2d(x, w) by x and w, from the gradient dy by its result: { dx, dw }.
 *
 * x, w and the options are those of convTranspose2d, dy has the shape of its result. The results are new ndarrays of the shapes of x and w,
 * single if all are. Computed by convForward and convBackwardFilter on the context's backend, doubles on the CPU.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const { dx, dw } = await convTranspose2dGrad([[[[3]], [[4]]]], [[[[2]]]], [[[[10]], [[100]]]]);
 * console.log(dx.data, dw.data); // Float64Array(2) [ 20, 200 ] Float64Array(1) [ 430 ]
 */
export async function convTranspose2dGrad(x, w, dy, options = {}) {
    const routine = 'convTranspose2dGrad';
    const [X, W, DY] = operandsOf(routine, [
        [x, 'x'],
        [w, 'w'],
        [dy, 'dy'],
    ]);
    const named = optionsOf(routine, 4, options, NAMES);
    const { call, shape } = callOf(routine, X, W, 4, options);
    sameShape(routine, 'dy', 3, DY, shape);
    const shapes = { dx: X.shape, dw: W.shape };
    return computed(named, options.signal, { x: X, w: W, dy: DY }, shapes, async (at, { context }) => {
        await convForward(context.queue, { ...call, X: at.dy, F: at.w, Y: at.dx });
        await convBackwardFilter(context.queue, { ...call, X: at.dy, dY: at.x, dF: at.dw });
    });
}
/** The convolution whose gradient by its images it is, and the shape of these; `position` is that of the options. */
function callOf(routine, x, w, position, options) {
    const { groups = 1, pads } = options;
    const layout = layoutOf(routine, position, options.layout);
    const from = imagesOf(routine, 'x', 1, x, layout);
    if (w.shape.length !== 4)
        throw new ArgumentError(routine, 'w', 2, w.shape.join(' x '), 'must have four axes');
    const filter = w.shape;
    const [filterHeight, filterWidth, depth, outChannels] = layout === 'nhwc' ? filter : [filter[2], filter[3], filter[1], filter[0]];
    if (outChannels !== from.channels)
        throw new ArgumentError(routine, 'w', 2, filter.join(' x '), `must be of ${from.channels} channels, as x is`);
    const two = (name, given, least) => integersOf(routine, position, name, given, 2, least);
    const [strides, dilations] = [two('strides', options.strides, 1), two('dilations', options.dilations, 1)];
    const outPads = two('outPads', options.outPads, 0);
    const same = pads === 'same' || pads === 'sameLower';
    if (outPads.some((more, axis) => more >= strides[axis] || (same && more > 0)))
        throw new ArgumentError(routine, 'outPads', position, outPads, 'must be below strides, and 0 where pads are not numbers');
    const windows = { window: [filterHeight, filterWidth], strides, dilations };
    const numbers = same ? undefined : padsOf(routine, position, pads, from, windows);
    const around = numbers && [numbers.padTop + numbers.padBottom, numbers.padLeft + numbers.padRight];
    const [height, width] = [from.height, from.width].map((size, axis) => {
        if (around === undefined)
            return size * strides[axis];
        if (size === 0)
            return 0;
        const reach = (windows.window[axis] - 1) * dilations[axis] + 1;
        return strides[axis] * (size - 1) + reach - around[axis] + outPads[axis];
    });
    if (height < 0 || width < 0)
        throw new ArgumentError(routine, 'pads', position, pads, 'must leave something of the result');
    const images = { images: from.images, height, width, channels: depth * groups };
    const [[strideY, strideX], [dilationY, dilationX]] = [strides, dilations];
    const sizes = { ...images, outChannels, filterHeight, filterWidth, strideY, strideX, dilationY, dilationX };
    const call = { layout, ...sizes, ...(numbers ?? padsOf(routine, position, pads, images, windows)), groups };
    return { call, shape: imageShape(layout, images) };
}
