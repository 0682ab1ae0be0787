import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import { type Trans } from '../../core/matrix.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceGemmtr } from './gemmtr.gpu.ts';
import type { HerkArgs } from './routines.gen.ts';
export interface DeviceHerk extends Omit<DeviceGemmtr, 'transA' | 'transB' | 'B'> {
    readonly trans: Trans;
}
export declare function herkGpu(queue: Queue, a: Bound<HerkArgs<ComplexPrec>>): void;
/**
 * Enqueues C := alpha A A^H + beta C, or if transposed C := alpha A^H A + beta C, on one triangle of C, whose diagonal is real. A may lie
 * in C's buffer, apart from C.
 */
export declare function enqueueHerk(queue: Queue, { trans, ...rest }: DeviceHerk, noteAs?: string): void;
/** Enqueues C(i, i) := Re C(i, i). */
export declare function enqueueRealDiagonal(queue: Queue, n: number, C: DeviceMat): void;
