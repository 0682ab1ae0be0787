// What poolForward and poolBackward have in common: arguments, and sizes that follow from them.
import { num } from './spec.js';
import { dilations, imageLayout, paddings, strides, windowsAlong, worded } from './windows.js';
/** In the order of their numbers in the kernels. */
export const POOL_KINDS = ['max', 'avg', 'avgPadded'];
const size = { kind: 'size' };
/** Arguments in front of the operands. */
export const poolSizes = {
    kind: { kind: 'flag', values: POOL_KINDS },
    layout: imageLayout,
    images: size,
    height: size,
    width: size,
    channels: size,
    windowHeight: size,
    windowWidth: size,
};
/** Arguments behind them. */
export const poolSteps = {
    ...strides,
    ...paddings,
    ceil: { kind: 'switch', default: false },
    ...dilations,
};
/** Height and width of the result. */
export const pooledSize = (a) => ({
    outHeight: windowsAlong({
        ...{ size: a.height, window: a.windowHeight, stride: a.strideY },
        ...{ before: a.padTop, after: a.padBottom, dilation: a.dilationY, ceil: a.ceil },
    }),
    outWidth: windowsAlong({
        ...{ size: a.width, window: a.windowWidth, stride: a.strideX },
        ...{ before: a.padLeft, after: a.padRight, dilation: a.dilationX, ceil: a.ceil },
    }),
});
// Sizes stand behind the operands whose extents they are: they are known when footprints are checked.
const pooled = (a) => {
    const { outHeight, outWidth } = pooledSize(a);
    return num(a, 'images') * outHeight * outWidth * num(a, 'channels');
};
export const imageExtent = worded('images height width channels', (a) => ['images', 'height', 'width', 'channels'].reduce((product, name) => product * num(a, name), 1));
export const pooledExtent = worded('images outHeight outWidth channels', pooled);
/** Additions or comparisons. */
export const poolFlops = (a) => ({ mul: 0, add: pooled(a) * num(a, 'windowHeight') * num(a, 'windowWidth') });
export function poolingOf(a) {
    const { kind, layout, images, height, width, channels, windowHeight, windowWidth, strideY, strideX, ceil } = a;
    const { padTop, padBottom, padLeft, padRight, dilationY, dilationX } = a;
    const [planes, depth] = layout === 'nhwc' ? [images, channels] : [images * channels, 1];
    const sizes = { kind, layout, images, height, width, channels, windowHeight, windowWidth, strideY, strideX, ceil };
    const places = { padTop, padBottom, padLeft, padRight, dilationY, dilationX };
    return { ...sizes, ...places, planes, depth, ...pooledSize(a) };
}
