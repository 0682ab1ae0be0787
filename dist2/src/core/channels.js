// Batches of images by their channels, as batchNormForward and batchNormBackward have them: arguments, and where an element is.
import { num } from './spec.js';
import { imageLayout, worded } from './windows.js';
const size = { kind: 'size' };
/** Arguments in front of the operands. */
export const channelSizes = {
    mode: { kind: 'flag', values: ['training', 'inference'] },
    layout: imageLayout,
    images: size,
    height: size,
    width: size,
    channels: size,
};
/** Elements of a channel. */
export const perChannel = ({ images, height, width }) => images * height * width;
export const batchExtent = worded('images height width channels', (a) => ['images', 'height', 'width', 'channels'].reduce((product, name) => product * num(a, name), 1));
/** The place of element k of channel c. */
export function placeIn(a) {
    const { layout, channels } = a;
    const pixels = a.height * a.width;
    if (layout === 'nhwc')
        return (k, c) => k * channels + c;
    return (k, c) => (Math.floor(k / pixels) * channels + c) * pixels + (k % pixels);
}
