import type { DeviceBuffer, DeviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
/**
 * Calls `launch` with lists none of which lies in a buffer of `others` or of another list: WebGPU allows a dispatch only one writable
 * binding of a buffer, and none beside one that is read. What they hold afterwards is copied to where it belongs.
 */
export declare function withOwnLists<N extends string>(queue: Queue, count: number, others: readonly DeviceBuffer[], lists: Readonly<Record<N, DeviceMat>>, launch: (lists: Readonly<Record<N, DeviceMat>>) => void): void;
