import { pitchOf, scales, stepsOf, zeroOf } from '../../core/scales.js';
import { deviceMat } from '../../runtime/buffer.js';
import { vectorApart, withApart } from '../apart.gpu.js';
import { DEQUANTIZED_NUMBERS, dequantizeKernel, dequantizeVariants } from './dequantize.kernels.js';
export function dequantizeGpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'dequantize', why: 'limited by memory: one pass' });
    const X = deviceMat(a.X, 1);
    const Z = a.zero && deviceMat(a.zero, 1);
    const row = a.channels * a.inner;
    const count = a.outer * row;
    const operands = {
        S: vectorApart(deviceMat(a.scale, 1), scales({ ...a }), 'in'),
        Y: vectorApart(deviceMat(a.Y, 1), count, 'out'),
    };
    withApart(queue, operands, ({ S, Y }) => {
        const params = {
            ...{ count, row, pitch: pitchOf(a), inner: a.inner, ...stepsOf(a) },
            ...{ hasZero: Z === undefined ? 0 : 1, zeroInY: 0, zero: zeroOf(a), unsigned: a.unsigned ? 1 : 0 },
            ...{ offX: X.off, offS: S.off, offZ: Z?.off ?? 0, offY: Y.off },
        };
        const buffers = { X: X.data, S: S.data, Z: Z?.data ?? queue.nothing, Y: Y.data };
        const tuning = dequantizeVariants.of(Y.data.type, undefined, { BITS: Number(a.bits) });
        queue.launch(dequantizeKernel, tuning, buffers, params, [Math.ceil(count / DEQUANTIZED_NUMBERS), 1, 1]);
    });
}
