// maxPool2d, avgPool2d and their gradients on ndarrays.
import { pooledSize } from '../../core/pooling.js';
import { poolBackward, poolForward } from '../pooling/routines.gen.js';
import { computed, flagOf, integersOf, operandsOf, optionsOf, sameShape } from './call.js';
import { imageShape, imagesOf, layoutOf, padsOf } from './images.js';
/**
 * The largest element of every window of images, channel by channel.
 *
 * x is images height width channels, or with layout 'nchw' images channels height width, and whatever counts as an array (ArrayInput); it
 * is read before the call returns its promise. The result is a new ndarray in the layout of x, single if x is. NaN in a window gives NaN, a
 * window with nothing of the image -Infinity. Computed by poolForward on the context's backend, doubles on the CPU. Flops one for each
 * element of a window.
 *
 * @throws ArgumentError for a wrong data type, shape, window or option.
 * @example
 * const y = await maxPool2d([[[[1], [5]], [[3], [2]]]], [2, 2]);
 * console.log(y.get(0, 0, 0, 0)); // 5
 */
export const maxPool2d = (x, window, options = {}) => pooled('maxPool2d', 'max', x, window, options);
/**
 * The mean of every window of images, channel by channel.
 *
 * As maxPool2d; a window with nothing of the image gives 0.
 *
 * @throws ArgumentError for a wrong data type, shape, window or option.
 * @example
 * const y = await avgPool2d([[[[1], [5]], [[3], [3]]]], [2, 2]);
 * console.log(y.get(0, 0, 0, 0)); // 3
 */
export const avgPool2d = (x, window, options = {}) => pooled('avgPool2d', kindOf('avgPool2d', 3, options), x, window, options);
/**
 * The gradient of maxPool2d(x, window) by x, from the gradient dy by its result: every element of dy goes to the first largest element of
 * its window.
 *
 * The result has the shape of x, a new ndarray, single if both are. Computed by poolBackward.
 *
 * @throws ArgumentError for a wrong data type, shape, window or option.
 * @example
 * const dx = await maxPool2dGrad([[[[1], [5]], [[3], [2]]]], [[[[10]]]], [2, 2]);
 * console.log(dx.data); // Float64Array(4) [ 0, 10, 0, 0 ]
 */
export const maxPool2dGrad = (x, dy, window, options = {}) => gradient('maxPool2dGrad', 'max', x, dy, window, options);
/**
 * The gradient of avgPool2d(x, window) by x, from the gradient dy by its result: every element of dy is spread over its window.
 *
 * Of x only the shape matters. The result has that shape, a new ndarray, single if both are. Computed by poolBackward.
 *
 * @throws ArgumentError for a wrong data type, shape, window or option.
 * @example
 * const dx = await avgPool2dGrad([[[[1], [5]], [[3], [2]]]], [[[[8]]]], [2, 2]);
 * console.log(dx.data); // Float64Array(4) [ 2, 2, 2, 2 ]
 */
export const avgPool2dGrad = (x, dy, window, options = {}) => gradient('avgPool2dGrad', kindOf('avgPool2dGrad', 4, options), x, dy, window, options);
const kindOf = (routine, position, options) => flagOf(routine, position, 'countPadded', options?.countPadded) ? 'avgPadded' : 'avg';
const NAMES = ['layout', 'strides', 'dilations', 'pads', 'ceil'];
const namesOf = (kind) => (kind === 'max' ? NAMES : [...NAMES, 'countPadded']);
/** The arguments of a call behind its operands, and the shape of what is pooled; `position` is that of the window. */
function callOf(routine, kind, x, window, position, o) {
    const layout = layoutOf(routine, position + 1, o.layout);
    const images = imagesOf(routine, 'x', 1, x, layout);
    const two = (name, at, given) => integersOf(routine, at, name, given, 2, 1);
    const of = two('window', position, window ?? null);
    const strides = two('strides', position + 1, o.strides === undefined ? of : o.strides);
    const dilations = two('dilations', position + 1, o.dilations);
    const pads = padsOf(routine, position + 1, o.pads, images, { window: of, strides, dilations });
    const [[windowHeight, windowWidth], [strideY, strideX], [dilationY, dilationX]] = [of, strides, dilations];
    const ceil = flagOf(routine, position + 1, 'ceil', o.ceil);
    const steps = { strideY, strideX, ...pads, dilationY, dilationX, ceil };
    const call = { kind, layout, ...images, windowHeight, windowWidth, ...steps };
    const { outHeight, outWidth } = pooledSize(call);
    return { call, shape: imageShape(layout, { ...images, height: outHeight, width: outWidth }) };
}
async function pooled(routine, kind, given, window, options) {
    const [x] = operandsOf(routine, [[given, 'x']]);
    const named = optionsOf(routine, 3, options, namesOf(kind));
    const { call, shape } = callOf(routine, kind, x, window, 2, options);
    const { y } = await computed(named, options.signal, { x }, { y: shape }, (at, { context }) => poolForward(context.queue, { ...call, X: at.x, Y: at.y }));
    return y;
}
async function gradient(routine, kind, image, by, window, options) {
    const [x, dy] = operandsOf(routine, [
        [image, 'x'],
        [by, 'dy'],
    ]);
    const named = optionsOf(routine, 4, options, namesOf(kind));
    const { call, shape } = callOf(routine, kind, x, window, 3, options);
    sameShape(routine, 'dy', 2, dy, shape);
    const { dx } = await computed(named, options.signal, { x, dy }, { dx: x.shape }, (at, { context }) => poolBackward(context.queue, { ...call, X: at.x, dY: at.dy, dX: at.dx }));
    return dx;
}
