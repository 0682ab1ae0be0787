import type { Bound } from '../../core/args.ts';
import type { Trans, Uplo } from '../../core/matrix.ts';
import type { Gemmtr, Numeric } from '../../core/signatures.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GemmtrArgs } from './routines.gen.ts';
export declare function gemmtrDoubles(queue: Queue, a: Bound<GemmtrArgs<'d' | 'z'>>): void;
export declare function noteTriangle(queue: Queue, routine: string): void;
/**
 * C := alpha op(A) op(B) + beta C on one triangle of C, of order n; with 'span' of as many moduli as the data need. A and B may lie in C's
 * buffer, apart from C.
 */
export declare const gemmtrDoublesOn: (queue: Queue, moduli?: 'span') => Gemmtr<DeviceMat>;
/** A product of which a part is wanted: of C: m x n what lies on and below its diagonal ('l'), or on and above it ('u'). */
export interface DeviceTrapezoid {
    readonly uplo: Uplo;
    readonly transA: Trans;
    readonly transB: Trans;
    readonly m: number;
    readonly n: number;
    readonly k: number;
    readonly alpha: Numeric;
    readonly A: DeviceMat;
    readonly B: DeviceMat;
    readonly beta: Numeric;
    readonly C: DeviceMat;
    readonly moduli?: 'span';
}
/** Enqueues C := alpha op(A) op(B) + beta C on that part of C. */
export declare function enqueueTrapezoidDoubles(queue: Queue, t: DeviceTrapezoid): void;
