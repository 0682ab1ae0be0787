import { pitchOf, stepsOf, zeroOf } from '../../core/scales.js';
import { deviceMat } from '../../runtime/buffer.js';
import { QUANTIZED_WORDS, quantizeKernel, quantizeVariants } from './quantize.kernels.js';
export function quantizeGpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'quantize', why: 'limited by memory: one pass' });
    const [X, scale, Y] = [deviceMat(a.X, 1), deviceMat(a.scale, 1), deviceMat(a.Y, 1)];
    enqueueQuantize(queue, a, { X, scale, zero: a.zero && deviceMat(a.zero, 1), Y });
}
/** Enqueues Y := round(X / scale) + zero. */
export function enqueueQuantize(queue, layout, { X, scale, zero, Y }) {
    const { outer, channels, inner, bits, unsigned } = layout;
    // A buffer that is written is bound once: zero points that lie in it are read from there.
    const inY = zero !== undefined && zero.data === Y.data;
    const pitch = pitchOf(layout);
    const count = outer * pitch;
    const params = {
        ...{ count, row: channels * inner, pitch, inner, ...stepsOf(layout) },
        ...{ hasZero: zero === undefined ? 0 : 1, zeroInY: inY ? 1 : 0, zero: zeroOf(layout), unsigned: unsigned ? 1 : 0 },
        ...{ offX: X.off, offS: scale.off, offZ: zero?.off ?? 0, offY: Y.off },
    };
    const Z = zero === undefined || inY ? queue.nothing : zero.data;
    const buffers = { X: X.data, S: scale.data, Z, Y: Y.data };
    const words = Math.ceil((Y.off + count) / 4) - Math.floor(Y.off / 4);
    const tuning = quantizeVariants.of(X.data.type, undefined, { BITS: Number(bits) });
    queue.launch(quantizeKernel, tuning, buffers, params, [Math.ceil(words / QUANTIZED_WORDS), 1, 1]);
}
