import type { Bound } from '../../core/args.ts';
import { type Diag, type Trans, type Uplo } from '../../core/matrix.ts';
import type { Triangular } from '../../core/signatures.ts';
import { type DeviceBuffer, type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TrsmArgs } from './routines.gen.ts';
type Call = Parameters<Triangular<DeviceMat>>;
export declare function trsmDoubles(queue: Queue, a: Bound<TrsmArgs<'d' | 'z'>>): void;
/** Enqueues B := alpha op(A)^-1 B (side 'l') or B := alpha B op(A)^-1 (side 'r'). A may lie in B's buffer, apart from B. */
export declare const enqueueTrsmDoubles: (queue: Queue, ...call: Call) => void;
/**
 * The same, with many right-hand sides by the inverses of the blocks on the diagonal, which are made beside each other in one dispatch: the
 * error then grows with their condition.
 */
export declare function enqueueTrsmInverted(queue: Queue, ...call: Call): void;
/** A triangle, whose blocks on the diagonal are of order SUBSTITUTED, the last of what is left. */
export interface DeviceBlocks {
    readonly uplo: Uplo;
    readonly trans: Trans;
    readonly diag: Diag;
    readonly order: number;
    readonly A: DeviceMat;
}
/** Enqueues the inverses of the blocks on the diagonal of op(A), whole, one behind the other, into another buffer. */
export declare function enqueueInverses(queue: Queue, { uplo, trans, diag, order, A }: DeviceBlocks, to: DeviceBuffer): void;
export {};
