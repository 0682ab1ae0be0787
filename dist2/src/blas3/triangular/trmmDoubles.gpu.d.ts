import type { Bound } from '../../core/args.ts';
import type { Gemm, Triangular } from '../../core/signatures.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TrmmArgs } from './routines.gen.ts';
export declare function trmmDoubles(queue: Queue, a: Bound<TrmmArgs<'d' | 'z'>>): void;
/**
 * B := alpha op(A) B (side 'l') or B := alpha B op(A) (side 'r'), by such products. A may lie in B's buffer, apart from B.
 */
export declare const trmmDoublesOn: (queue: Queue, gemm: Gemm<DeviceMat>) => Triangular<DeviceMat>;
