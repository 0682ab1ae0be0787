import type { Bound } from '../../core/args.ts';
import type { Potrs } from '../../core/signatures.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { PotrsArgs } from './routines.gen.ts';
export declare function potrsDoubles(queue: Queue, a: Bound<PotrsArgs<'d' | 'z'>>): void;
/** Enqueues B := A^-1 B with A = L L^T ('l') or U^T U ('u') in A. */
export declare const enqueuePotrsDoubles: (queue: Queue, ...call: Parameters<Potrs<DeviceMat>>) => void;
