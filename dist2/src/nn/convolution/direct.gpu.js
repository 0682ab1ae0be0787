import { ACTIVATION_KINDS } from '../activations/activationKinds.js';
import { convDirect, convDirectData, convDirectFilter, DIRECT_THREADS, dataVariants, directFilterVariants, directVariants, } from './direct.kernels.js';
function paramsOf(v, count, { X, F, Y, bias }) {
    const { images, height, width, channels, outHeight, outWidth, outChannels, filterHeight, filterWidth, depth } = v;
    const { strideY, strideX, dilationY, dilationX, padTop, padLeft, x, filter, result } = v;
    return {
        ...{ count, images, height, width, channels, outHeight, outWidth, outChannels, filterHeight, filterWidth, depth },
        ...{ strideY, strideX, dilationY, dilationX, padTop, padLeft, perGroup: outChannels / v.groups },
        ...{ channelsFirst: v.layout === 'nchw' ? 1 : 0, hasBias: bias === undefined ? 0 : 1, slope: 0, scale: 1 },
        ...{ offX: X?.off ?? 0, offF: F?.off ?? 0, offY: Y?.off ?? 0, offB: bias?.off ?? 0 },
        ...{ xN: x.n, xY: x.y, xX: x.x, xC: x.c, fN: filter.n, fY: filter.y, fX: filter.x, fC: filter.c },
        ...{ yN: result.n, yY: result.y, yX: result.x, yC: result.c },
    };
}
/** Enqueues Y := activation(convolution of X with F + bias). */
export function enqueueDirect(queue, v, activation, at) {
    const count = v.images * v.outHeight * v.outWidth * v.outChannels;
    const number = activation === 'none' ? ACTIVATION_KINDS.length : ACTIVATION_KINDS.indexOf(activation);
    const buffers = { X: at.X.data, F: at.F.data, bias: at.bias?.data ?? queue.nothing, Y: at.Y.data };
    const groups = [Math.ceil(count / DIRECT_THREADS), 1, 1];
    const tuning = directVariants.of(at.Y.data.type, { ACTIVATION: number });
    queue.launch(convDirect, tuning, buffers, paramsOf(v, count, at), groups);
}
/** Enqueues the gradient by the images. */
export function enqueueDirectData(queue, v, at) {
    const { F, dY, dX } = at;
    const count = v.images * v.height * v.width * v.channels;
    const params = paramsOf(v, count, { X: dX, F, Y: dY });
    const groups = [Math.ceil(count / DIRECT_THREADS), 1, 1];
    const buffers = { F: F.data, Y: dY.data, X: dX.data };
    queue.launch(convDirectData, dataVariants.of(dX.data.type), buffers, params, groups);
}
/** Enqueues the gradient by the filters. */
export function enqueueDirectFilter(queue, v, at) {
    const { X, dY, dF } = at;
    const count = v.filterHeight * v.filterWidth * v.depth * v.outChannels;
    if (count === 0)
        return;
    const params = paramsOf(v, count, { X, F: dF, Y: dY });
    const tuning = directFilterVariants.of(dF.data.type, { BIAS: 0 });
    queue.launch(convDirectFilter, tuning, { X: X.data, Y: dY.data, F: dF.data }, params, [count, 1, 1]);
}
/** Enqueues the gradient by the bias. */
export function enqueueBiasGradient(queue, v, { dY, dBias }) {
    const params = paramsOf(v, v.outChannels, { F: dBias, Y: dY });
    const tuning = directFilterVariants.of(dBias.data.type, { BIAS: 1 });
    queue.launch(convDirectFilter, tuning, { X: dY.data, Y: dY.data, F: dBias.data }, params, [v.outChannels, 1, 1]);
}
