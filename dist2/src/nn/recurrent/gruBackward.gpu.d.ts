import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceGru } from './gruForward.gpu.ts';
import type { GruBackwardArgs } from './routines.gen.ts';
type Optional = DeviceMat | undefined;
declare const GRADIENTS: readonly ['dX', 'dW', 'dU', 'db', 'dbU', 'dh0'];
export interface DeviceGruBackward extends Omit<DeviceGru, 'b' | 'bU' | 'hT' | 'S'>, Readonly<Record<(typeof GRADIENTS)[number] | 'dY' | 'dhT', Optional>> {
    readonly S: DeviceMat;
    /** Where the gradients of what the gates get from inputs go, directions x steps x batch x 3 hidden numbers; default workspace. */
    readonly G?: DeviceMat;
}
export declare function gruBackwardGpu(queue: Queue, a: Bound<GruBackwardArgs<Prec>>): void;
/** Enqueues the gradients that are given; no two operands lie in one buffer of which one is written. */
export declare function enqueueGruBackward(queue: Queue, g: DeviceGruBackward, noteAs?: string): void;
export {};
