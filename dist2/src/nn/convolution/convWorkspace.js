// The memory that convolutions take by `algo` 'gemm'.
import { convolutionOf } from '../../core/convolution.js';
import { columnsPlan } from './columnsPlan.js';
const DEFAULTS = {
    ...{ layout: 'nhwc', strideY: 1, strideX: 1, dilationY: 1, dilationX: 1, groups: 1 },
    ...{ padTop: 0, padBottom: 0, padLeft: 0, padRight: 0 },
};
/**
 * Bytes of GPU memory that convForward ('forward'), convBackwardData ('data') or convBackwardFilter ('filter') takes with `algo` 'gemm'
 * besides its operands: the windows of as many images as fit into 256 MiB, at least of one, and of all of them for the gradient by filters
 * of halves; less on devices that cannot bind 256 MiB. The other ways take none, but 'implicit' where it cuts sums into slices.
 *
 * @example
 * const sizes = { images: 1, height: 128, width: 128, channels: 128, outChannels: 128, filterHeight: 3, filterWidth: 3 };
 * const around = { padTop: 1, padBottom: 1, padLeft: 1, padRight: 1 };
 * const bytes = convWorkspace('forward', 's', { ...sizes, ...around }); // 72 MiB
 */
export function convWorkspace(of, prec, call) {
    const { bytes, elements } = columnsPlan(of, prec, convolutionOf({ ...DEFAULTS, ...call }));
    return bytes * elements.reduce((sum, count) => sum + count, 0);
}
