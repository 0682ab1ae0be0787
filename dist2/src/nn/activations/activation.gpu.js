import { vectorApart, withApart } from '../apart.gpu.js';
import { ACTIVATION_ELEMENTS, activationKernel, activationVariants } from './activation.kernels.js';
import { ACTIVATION_KINDS } from './activationKinds.js';
/** Enqueues Y := f(X), or f'(X) dY. */
export function enqueueActivation(queue, routine, s) {
    const { n, slope, scale } = s;
    queue.note({
        routine,
        backend: 'gpu',
        kernel: 'activation_elements',
        why: 'limited by memory: four elements to a thread',
    });
    const operands = {
        X: vectorApart(s.X, n, 'in'),
        dY: vectorApart(s.dY ?? s.X, n, 'in'),
        Y: vectorApart(s.Y, n, 'out'),
    };
    withApart(queue, operands, ({ X, dY, Y }) => {
        const isGradient = s.dY !== undefined;
        const flags = { GRADIENT: isGradient, ACTIVATION: ACTIVATION_KINDS.indexOf(s.kind) };
        const params = { n, slope, scale, offX: X.off, offDY: dY.off, offY: Y.off };
        const buffers = { X: X.data, Y: Y.data, ...(isGradient && { dY: dY.data }) };
        const tuning = activationVariants.of(Y.data.type, flags);
        queue.launch(activationKernel, tuning, buffers, params, [Math.ceil(n / ACTIVATION_ELEMENTS), 1, 1]);
    });
}
