// conv2d(x, w) and its gradients on ndarrays.
import { convolvedSize } from '../../core/convolution.js';
import { ArgumentError } from '../../core/errors.js';
import { convBackwardData, convBackwardFilter, convForward } from '../convolution/routines.gen.js';
import { computed, integersOf, operandsOf, optionsOf, perhaps, sameShape, shapeIf } from './call.js';
import { imageShape, imagesOf, layoutOf, padsOf } from './images.js';
const NAMES = ['layout', 'strides', 'dilations', 'pads', 'groups'];
/**
 * The convolution of images with filters, not turned, as frameworks have it: activation(x * w + bias).
 *
 * x is images height width channels and w filterHeight filterWidth channels/groups outChannels, or with layout 'nchw' images channels
 * height width and outChannels channels/groups filterHeight filterWidth; both are whatever counts as an array (ArrayInput) and are read
 * before the call returns its promise. The result is a new ndarray in the layout of x, single if both are. Computed by convForward on the
 * context's backend, doubles on the CPU.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const image = [[[[1], [4], [6]], [[5], [3], [8]], [[6], [7], [2]]]];
 * const sobel = [[[[-1]], [[0]], [[1]]], [[[-2]], [[0]], [[2]]], [[[-1]], [[0]], [[1]]]];
 * console.log((await conv2d(image, sobel)).get(0, 0, 0, 0)); // 7
 */
export async function conv2d(x, w, options = {}) {
    const [X, W] = operandsOf('conv2d', [
        [x, 'x'],
        [w, 'w'],
    ]);
    const named = optionsOf('conv2d', 3, options, [...NAMES, 'activation', 'bias']);
    const { call, shape } = callOf('conv2d', X, W, 3, options);
    const { activation = 'none' } = options;
    const bias = perhaps('conv2d', 3, 'bias', options.bias);
    shapeIf('conv2d', 'bias', 3, bias, [call.outChannels]);
    const { y } = await computed(named, options.signal, { x: X, w: W, bias }, { y: shape }, (at, { context }) => convForward(context.queue, { ...call, X: at.x, F: at.w, bias: at.bias, Y: at.y, activation }));
    return y;
}
/**
 * The gradients of conv2d(x, w), without activation, by x and w, and by a summand for each channel, from the gradient dy by its result:
 * { dx, dw, dbias }.
 *
 * x, w and the options are those of conv2d, dy has the shape of its result. The results are new ndarrays of the shapes of x and w, and
 * of one number for each channel of dy, single if all are. Computed by convBackwardData and convBackwardFilter on the context's backend,
 * doubles on the CPU.
 *
 * @throws ArgumentError for a wrong data type, shape or option.
 * @example
 * const { dx, dw, dbias } = await conv2dGrad([[[[3]], [[4]]]], [[[[2]]]], [[[[10]], [[100]]]]);
 * console.log(dx.data, dw.data, dbias.data); // Float64Array(2) [ 20, 200 ] Float64Array(1) [ 430 ] Float64Array(1) [ 110 ]
 */
export async function conv2dGrad(x, w, dy, options = {}) {
    const routine = 'conv2dGrad';
    const [X, W, DY] = operandsOf(routine, [
        [x, 'x'],
        [w, 'w'],
        [dy, 'dy'],
    ]);
    const named = optionsOf(routine, 4, options, NAMES);
    const { call, shape } = callOf(routine, X, W, 4, options);
    sameShape(routine, 'dy', 3, DY, shape);
    const shapes = { dx: X.shape, dw: W.shape, dbias: [call.outChannels] };
    return computed(named, options.signal, { x: X, w: W, dy: DY }, shapes, async (at, { context }) => {
        await convBackwardData(context.queue, { ...call, F: at.w, dY: at.dy, dX: at.dx });
        await convBackwardFilter(context.queue, { ...call, X: at.x, dY: at.dy, dF: at.dw, dBias: at.dbias });
    });
}
/** The arguments of a call besides its operands, and the shape of the result; `position` is that of the options. */
function callOf(routine, x, w, position, options) {
    const { groups = 1 } = options;
    const layout = layoutOf(routine, position, options.layout);
    const images = imagesOf(routine, 'x', 1, x, layout);
    if (w.shape.length !== 4)
        throw new ArgumentError(routine, 'w', 2, w.shape.join(' x '), 'must have four axes');
    const filter = w.shape;
    const [filterHeight, filterWidth, depth, outChannels] = layout === 'nhwc' ? filter : [filter[2], filter[3], filter[1], filter[0]];
    if (depth * groups !== images.channels)
        throw new ArgumentError(routine, 'w', 2, filter.join(' x '), `must be of ${images.channels}/groups channels, as x is`);
    const two = (name, given) => integersOf(routine, position, name, given, 2, 1);
    const [strides, dilations] = [two('strides', options.strides), two('dilations', options.dilations)];
    const windows = { window: [filterHeight, filterWidth], strides, dilations };
    const pads = padsOf(routine, position, options.pads, images, windows);
    const [[strideY, strideX], [dilationY, dilationX]] = [strides, dilations];
    const sizes = { ...images, outChannels, filterHeight, filterWidth, strideY, strideX, dilationY, dilationX };
    const call = { layout, ...sizes, ...pads, groups };
    const { outHeight, outWidth } = convolvedSize(call);
    const shape = imageShape(layout, { ...images, height: outHeight, width: outWidth, channels: outChannels });
    return { call, shape };
}
