import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Trans } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceGemmtr } from './gemmtr.gpu.ts';
import type { SyrkArgs } from './routines.gen.ts';
export interface DeviceSyrk extends Omit<DeviceGemmtr, 'transA' | 'transB' | 'B'> {
    readonly trans: Trans;
}
export declare function syrkGpu(queue: Queue, a: Bound<SyrkArgs<Prec>>): void;
/**
 * Enqueues C := alpha A A^T + beta C, or if transposed C := alpha A^T A + beta C, on one triangle of C. A may lie in C's buffer, apart from
 * C.
 */
export declare const enqueueSyrk: (queue: Queue, { trans, ...rest }: DeviceSyrk, noteAs?: string) => void;
