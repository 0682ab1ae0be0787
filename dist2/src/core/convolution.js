// What the convolutions of basalt/nn have in common: arguments, and sizes that follow from them.
import { num } from './spec.js';
import { dilations, imageLayout, paddings, strides, windowsAlong, worded } from './windows.js';
const size = { kind: 'size' };
/** Arguments in front of the operands. */
export const convSizes = {
    layout: imageLayout,
    images: size,
    height: size,
    width: size,
    channels: size,
    outChannels: size,
    filterHeight: size,
    filterWidth: size,
};
const divides = (a) => num(a, 'groups') >= 1 &&
    num(a, 'channels') % num(a, 'groups') === 0 &&
    num(a, 'outChannels') % num(a, 'groups') === 0;
/** Arguments behind them. */
export const convSteps = {
    ...strides,
    ...paddings,
    ...dilations,
    groups: {
        kind: 'size',
        default: 1,
        also: (a) => (divides(a) ? undefined : 'must be an integer >= 1 that divides channels and outChannels'),
    },
    algo: { kind: 'flag', values: ['auto', 'implicit', 'gemm', 'direct'], default: 'auto' },
};
/** Height and width of the result. */
export const convolvedSize = (a) => ({
    outHeight: windowsAlong({
        ...{ size: a.height, window: a.filterHeight, stride: a.strideY },
        ...{ before: a.padTop, after: a.padBottom, dilation: a.dilationY },
    }),
    outWidth: windowsAlong({
        ...{ size: a.width, window: a.filterWidth, stride: a.strideX },
        ...{ before: a.padLeft, after: a.padRight, dilation: a.dilationX },
    }),
});
const first = (height, width, channels) => ({
    n: channels * height * width,
    y: width,
    x: 1,
    c: height * width,
});
const last = (height, width, channels) => ({
    n: height * width * channels,
    y: width * channels,
    x: channels,
    c: 1,
});
export function convolutionOf(a) {
    const { layout, images, height, width, channels, outChannels, filterHeight, filterWidth, strideY, strideX } = a;
    const { padTop, padBottom, padLeft, padRight, dilationY, dilationX, groups } = a;
    const own = { layout, images, height, width, channels, outChannels, filterHeight, filterWidth, strideY, strideX };
    const { outHeight, outWidth } = convolvedSize(a);
    const depth = channels / groups;
    const of = layout === 'nhwc' ? last : first;
    const filter = layout === 'nhwc'
        ? { n: 1, y: filterWidth * depth * outChannels, x: depth * outChannels, c: outChannels }
        : first(filterHeight, filterWidth, depth);
    const steps = { x: of(height, width, channels), filter, result: of(outHeight, outWidth, outChannels) };
    const places = { padTop, padBottom, padLeft, padRight, dilationY, dilationX, groups };
    return { ...own, ...places, outHeight, outWidth, depth, ...steps };
}
const convolved = (a) => {
    const { outHeight, outWidth } = convolvedSize(a);
    return num(a, 'images') * outHeight * outWidth * num(a, 'outChannels');
};
const filterLength = (a) => (num(a, 'filterHeight') * num(a, 'filterWidth') * num(a, 'channels') * num(a, 'outChannels')) / num(a, 'groups');
export const imagesExtent = worded('images height width channels', (a) => num(a, 'images') * num(a, 'height') * num(a, 'width') * num(a, 'channels'));
export const filterExtent = worded('filterHeight filterWidth channels/groups outChannels', filterLength);
export const convolvedExtent = worded('images outHeight outWidth outChannels', convolved);
/** A multiplication and an addition for each element of a window and each channel of the result. */
export const flopsConvolution = (a) => 2 *
    convolved(a) *
    num(a, 'filterHeight') *
    num(a, 'filterWidth') *
    (num(a, 'channels') / Math.max(1, num(a, 'groups')));
