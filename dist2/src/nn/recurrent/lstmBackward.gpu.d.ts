import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceLstm } from './lstmForward.gpu.ts';
import type { LstmBackwardArgs } from './routines.gen.ts';
type Optional = DeviceMat | undefined;
declare const GRADIENTS: readonly ['dX', 'dW', 'dU', 'db', 'dP', 'dh0', 'dc0'];
export interface DeviceLstmBackward extends Omit<DeviceLstm, 'b' | 'hT' | 'cT' | 'S'>, Readonly<Record<(typeof GRADIENTS)[number] | 'dY' | 'dhT' | 'dcT', Optional>> {
    readonly S: DeviceMat;
    /** Where the gradients of the gates go, directions x steps x batch x 4 hidden numbers; default workspace. */
    readonly G?: DeviceMat;
}
export declare function lstmBackwardGpu(queue: Queue, a: Bound<LstmBackwardArgs<Prec>>): void;
/** Enqueues the gradients that are given; no two operands lie in one buffer of which one is written. */
export declare function enqueueLstmBackward(queue: Queue, g: DeviceLstmBackward, noteAs?: string): void;
export {};
