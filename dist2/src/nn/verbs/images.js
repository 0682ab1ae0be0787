// Images as operands of verbs: their layouts and sizes.
import { ArgumentError } from '../../core/errors.js';
import { integersOf } from './call.js';
/** The layout among the options. */
export function layoutOf(routine, position, layout = 'nhwc') {
    if (layout === 'nhwc' || layout === 'nchw')
        return layout;
    throw new ArgumentError(routine, 'layout', position, layout, "must be 'nhwc' or 'nchw'");
}
/** The sizes of an operand with four axes. */
export function imagesOf(routine, name, position, x, layout) {
    if (x.shape.length !== 4)
        throw new ArgumentError(routine, name, position, x.shape.join(' x '), 'must have four axes');
    const [images, second, third, last] = x.shape;
    return layout === 'nhwc'
        ? { images, height: second, width: third, channels: last }
        : { images, height: third, width: last, channels: second };
}
/** The padding among the options. */
export function padsOf(routine, position, pads, { height, width }, w) {
    const same = (size, axis) => {
        const last = (Math.ceil(size / w.strides[axis]) - 1) * w.strides[axis];
        const all = Math.max(0, last + (w.window[axis] - 1) * w.dilations[axis] + 1 - size);
        const less = Math.floor(all / 2);
        return pads === 'same' ? [less, all - less] : [all - less, less];
    };
    const given = pads === 'same' || pads === 'sameLower'
        ? [...same(height, 0), ...same(width, 1)]
        : integersOf(routine, position, 'pads', pads, 4, 0);
    const [padTop, padBottom, padLeft, padRight] = given;
    return { padTop, padBottom, padLeft, padRight };
}
export const imageShape = (layout, { images, height, width, channels }) => layout === 'nhwc' ? [images, height, width, channels] : [images, channels, height, width];
