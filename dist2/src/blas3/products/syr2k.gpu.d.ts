import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Trans } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type DeviceGemmtr } from './gemmtr.gpu.ts';
import type { Syr2kArgs } from './routines.gen.ts';
export interface DeviceSyr2k extends Omit<DeviceGemmtr, 'transA' | 'transB'> {
    readonly trans: Trans;
}
export declare function syr2kGpu(queue: Queue, a: Bound<Syr2kArgs<Prec>>): void;
/**
 * Enqueues C := alpha (A B^T + B A^T) + beta C, or if transposed C := alpha (A^T B + B^T A) + beta C, on one triangle of C.
 * A and B may lie in C's buffer, apart from C.
 */
export declare function enqueueSyr2k(queue: Queue, { trans, ...rest }: DeviceSyr2k, noteAs?: string): void;
