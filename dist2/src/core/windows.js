// Windows that go over images: how many there are along an axis, and the arguments that say so.
import { num } from './spec.js';
export const imageLayout = { kind: 'flag', values: ['nhwc', 'nchw'], default: 'nhwc' };
/** A step or distance of at least 1. */
const step = (name) => ({
    kind: 'size',
    default: 1,
    also: (a) => (num(a, name) >= 1 ? undefined : 'must be an integer >= 1'),
});
export const strides = { strideY: step('strideY'), strideX: step('strideX') };
export const dilations = { dilationY: step('dilationY'), dilationX: step('dilationX') };
const padding = { kind: 'size', default: 0 };
export const paddings = { padTop: padding, padBottom: padding, padLeft: padding, padRight: padding };
/** Windows along an axis. One that is longer than the padded image has no place. */
export function windowsAlong({ size, window, stride, before, after, dilation = 1, ceil = false }) {
    const free = size + before + after - (window - 1) * dilation - 1;
    if (window === 0 || free < 0)
        return 0;
    const count = (ceil ? Math.ceil(free / stride) : Math.floor(free / stride)) + 1;
    return ceil && (count - 1) * stride >= size + before ? count - 1 : count;
}
/** An extent that has words for the documentation. */
export const worded = (words, of) => Object.assign(of, { words });
