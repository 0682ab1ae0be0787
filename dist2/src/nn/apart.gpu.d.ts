import type { DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
/** An operand of a launch, rows x cols. */
export interface Apart {
    readonly at: DeviceMat;
    readonly rows: number;
    readonly cols: number;
    readonly access: 'in' | 'out' | 'inout';
}
/** n numbers one behind the other. */
export declare const vectorApart: (at: DeviceMat, n: number, access: Apart['access']) => Apart;
/**
 * Calls `launch` with the operands, each in a buffer that no other one of them writes to: those that share such a buffer are copied to
 * workspace before it, and from there after it if they are written.
 */
export declare function withApart<K extends string>(queue: Queue, operands: Readonly<Record<K, Apart>>, launch: (at: Record<K, DeviceMat>) => void): void;
