import { deviceMat } from '../../runtime/buffer.js';
import { enqueueActivation } from './activation.gpu.js';
export function activationBackwardGpu(queue, a) {
    const { kind, n, slope, scale } = a;
    const operands = { X: deviceMat(a.X, 1), dY: deviceMat(a.dY, 1), Y: deviceMat(a.dX, 1) };
    enqueueActivation(queue, a.routine, { kind, n, slope, scale, ...operands });
}
