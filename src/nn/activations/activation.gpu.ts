// Activations and their gradients on the GPU: one kernel.
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { vectorApart, withApart } from '../apart.gpu.ts';
import { inUnits, inVectors } from '../units.gpu.ts';
import { ACTIVATION_NUMBERS, ACTIVATION_TILES, activationKernel, activationVariants } from './activation.kernels.ts';
import type { ActivationKind } from './activationForward.spec.ts';
import { ACTIVATION_KINDS } from './activationKinds.ts';

export interface DeviceActivation {
  readonly kind: ActivationKind;
  readonly n: number;
  readonly X: DeviceMat;
  /** Absent: Y is the activation, else the gradient. */
  readonly dY?: DeviceMat;
  readonly Y: DeviceMat;
  readonly slope: number;
  readonly scale: number;
}

/** Enqueues Y := f(X), or f'(X) dY. */
export function enqueueActivation(queue: Queue, routine: string, s: DeviceActivation): void {
  const { n, slope, scale } = s;
  queue.note({
    routine,
    backend: 'gpu',
    kernel: 'activation_elements',
    why: 'limited by memory: eight numbers to a thread, in vectors where they are aligned',
  });
  const operands = {
    X: vectorApart(s.X, n, 'in'),
    dY: vectorApart(s.dY ?? s.X, n, 'in'),
    Y: vectorApart(s.Y, n, 'out'),
  };
  withApart(queue, operands, ({ X, dY, Y }) => {
    const isGradient = s.dY !== undefined;
    const flags = { GRADIENT: isGradient, ACTIVATION: ACTIVATION_KINDS.indexOf(s.kind) };
    const wide = inVectors([X, dY, Y], n);
    const units = inUnits(wide, { n, offX: X.off, offDY: dY.off, offY: Y.off });
    const params = { ...units, slope, scale };
    const buffers = { X: X.data, Y: Y.data, ...(isGradient && { dY: dY.data }) };
    const tile = ACTIVATION_TILES[wide ? 'wide' : 'single'];
    const tuning = activationVariants.of(Y.data.type, flags, tile);
    queue.launch(activationKernel, tuning, buffers, params, [Math.ceil(n / ACTIVATION_NUMBERS), 1, 1]);
  });
}
