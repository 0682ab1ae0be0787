// Conv2D, FusedConv2D and the gradients of a convolution by its filter and by its images for TensorFlow.js, as products with windows.
// Channels last and singles; what is otherwise goes to the stock kernels, as do depthwise convolutions.
import { windowSize } from '../nn/convolution/windows.js';
import { finish, sizeOf, split } from './ownBackend.js';
/** The windows of a convolution, and the shape of its result; undefined where it is none of ours. */
function windowsOf(own, x, filter, attrs) {
    const { strides, pad, dataFormat, dilations = 1, dimRoundingMode } = attrs;
    const name = `windows;${x};${filter};${strides};${pad};${dataFormat};${dilations};${dimRoundingMode}`;
    return own.remembered(name, () => shaped(own, x, filter, attrs)).convolution;
}
function shaped(own, x, filter, attrs) {
    const { strides, pad, dataFormat, dilations = 1, dimRoundingMode } = attrs;
    const { computeConv2DInfo, convertConv2DDataFormat } = own.tf.backend_util;
    const format = convertConv2DDataFormat(dataFormat);
    const sizes = [x, filter];
    const info = computeConv2DInfo(...sizes, strides, dilations, pad, dimRoundingMode, false, format);
    if (format !== 'channelsLast')
        return {};
    // The filter has the last word on channels: a grouped convolution has fewer there than in the image.
    if (filter[2] !== info.inChannels)
        return {};
    const windows = {
        images: info.batchSize,
        height: info.inHeight,
        width: info.inWidth,
        channels: info.inChannels,
        filterHeight: info.filterHeight,
        filterWidth: info.filterWidth,
        outHeight: info.outHeight,
        outWidth: info.outWidth,
        outChannels: info.outChannels,
        strideY: info.strideHeight,
        strideX: info.strideWidth,
        dilationY: info.dilationHeight,
        dilationX: info.dilationWidth,
        top: info.padInfo.top,
        left: info.padInfo.left,
    };
    return { convolution: { windows: collapsed(windows), shape: [...info.outShape] } };
}
/** A filter that covers the image, and hangs over nowhere, takes the image as it lies: one pixel with very many channels. */
function collapsed(w) {
    const covers = w.outHeight === 1 && w.outWidth === 1 && w.filterHeight === w.height && w.filterWidth === w.width;
    if (!covers || w.top !== 0 || w.left !== 0 || w.dilationY !== 1 || w.dilationX !== 1)
        return w;
    const one = { height: 1, width: 1, filterHeight: 1, filterWidth: 1, strideY: 1, strideX: 1 };
    return { ...w, ...one, channels: windowSize(w) };
}
function convolution(own, name, inputs, attrs) {
    const [x, filter] = [inputs.x, inputs.filter];
    const stock = () => own.stock(name, inputs, attrs);
    if (!own.areSingles(x, filter))
        return stock();
    const problem = windowsOf(own, x.shape, filter.shape, attrs);
    if (problem === undefined)
        return stock();
    const { windows, shape } = problem;
    if (sizeOf(shape) === 0 || windowSize(windows) === 0)
        return stock();
    own.counted(name);
    const fusion = { ...attrs, bias: inputs.bias, preluActivationWeights: inputs.preluActivationWeights };
    const { epilogue, rest } = split(own, fusion, windows.outChannels);
    return finish(own, own.compute.convolve({ windows, x, filter, epilogue }, [...shape]), rest);
}
export const conv2d = (own, inputs, attrs) => convolution(own, 'Conv2D', inputs, attrs);
export const fusedConv2d = (own, inputs, attrs) => convolution(own, 'FusedConv2D', inputs, attrs);
/** Conv2DBackpropFilter: the windows of x, transposed, times dy. */
export function conv2dBackpropFilter(own, inputs, attrs) {
    const [x, dy] = [inputs.x, inputs.dy];
    const filterShape = attrs.filterShape;
    const stock = () => own.stock('Conv2DBackpropFilter', inputs, attrs);
    if (!own.areSingles(x, dy))
        return stock();
    const problem = windowsOf(own, x.shape, filterShape, attrs);
    if (problem === undefined)
        return stock();
    const { windows, shape } = problem;
    if (sizeOf(shape) === 0 || sizeOf(filterShape) === 0 || sizeOf(shape) !== sizeOf(dy.shape))
        return stock();
    own.counted('Conv2DBackpropFilter');
    return own.compute.filterGradient(windows, x, dy, filterShape);
}
/** Conv2DBackpropInput: dy times the filter, each product added where its window lies. */
export function conv2dBackpropInput(own, inputs, attrs) {
    const [dy, filter] = [inputs.dy, inputs.filter];
    const inputShape = attrs.inputShape;
    const stock = () => own.stock('Conv2DBackpropInput', inputs, attrs);
    if (!own.areSingles(dy, filter))
        return stock();
    const problem = windowsOf(own, inputShape, filter.shape, attrs);
    if (problem === undefined)
        return stock();
    const { windows, shape } = problem;
    if (sizeOf(shape) === 0 || sizeOf(inputShape) === 0 || sizeOf(filter.shape) === 0)
        return stock();
    if (sizeOf(shape) !== sizeOf(dy.shape))
        return stock();
    const dx = own.compute.inputGradient(windows, dy, filter, inputShape);
    if (dx === undefined)
        return stock();
    own.counted('Conv2DBackpropInput');
    return dx;
}
