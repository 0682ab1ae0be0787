import { deviceMat } from '../../runtime/buffer.js';
import { enqueueActivation } from './activation.gpu.js';
export function activationForwardGpu(queue, a) {
    const { kind, n, slope, scale } = a;
    enqueueActivation(queue, a.routine, { kind, n, slope, scale, X: deviceMat(a.X, 1), Y: deviceMat(a.Y, 1) });
}
