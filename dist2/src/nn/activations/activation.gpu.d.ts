import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { ActivationKind } from './activationForward.spec.ts';
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
export declare function enqueueActivation(queue: Queue, routine: string, s: DeviceActivation): void;
