import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { type OnDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TrconArgs } from './routines.gen.ts';
export type DeviceTrcon = Pick<OnDevice<Bound<TrconArgs<Prec>>>, 'norm' | 'uplo' | 'diag' | 'n' | 'A' | 'rcond'>;
export declare function trconGpu(queue: Queue, a: Bound<TrconArgs<Prec>>): void;
/** Enqueues rcond := 1 / (||A|| ||A^-1||) of a triangle. */
export declare const enqueueTrcon: (queue: Queue, { norm, uplo, diag, n, A, rcond }: DeviceTrcon) => void;
