import type { Bound } from '../../core/args.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Her2kArgs } from './routines.gen.ts';
import type { DeviceSyr2k } from './syr2k.gpu.ts';
export declare function her2kGpu(queue: Queue, a: Bound<Her2kArgs<ComplexPrec>>): void;
/**
 * Enqueues C := alpha A B^H + conj(alpha) B A^H + beta C, or if transposed C := alpha A^H B + conj(alpha) B^H A + beta C, on one triangle
 * of C, whose diagonal is real; beta is real. A and B may lie in C's buffer, apart from C.
 */
export declare function enqueueHer2k(queue: Queue, { trans, ...rest }: DeviceSyr2k, noteAs?: string): void;
