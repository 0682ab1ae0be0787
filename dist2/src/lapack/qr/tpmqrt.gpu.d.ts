import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type OnDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TpmqrtArgs } from './routines.gen.ts';
export type DeviceTpmqrt = OnDevice<Omit<TpmqrtArgs<Prec>, 'ldv' | 'ldt' | 'lda' | 'ldb'>>;
export declare function tpmqrtGpu(queue: Queue, a: Bound<TpmqrtArgs<Prec>>): void;
/** Enqueues [A; B] := op(Q) [A; B] or [A B] := [A B] op(Q), from V and T as tpqrt leaves them. */
export declare function enqueueTpmqrt(queue: Queue, { side, trans, m, n, k, l, nb, V, T, A, B }: DeviceTpmqrt): void;
