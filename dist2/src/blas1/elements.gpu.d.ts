import type { DeviceMat } from '../runtime/buffer.ts';
import type { Kernel, Param } from '../runtime/kernel.ts';
import type { Queue } from '../runtime/queue.ts';
import type { Variants } from '../runtime/variants.ts';
type Scalars = Readonly<Record<string, Param>>;
/** Enqueues a kernel on the n elements of x and y, which may lie in one buffer. Returns the reason for its variant. */
export declare function enqueuePair(queue: Queue, kernel: Kernel, variants: Variants<'WIDE' | 'X_IN_Y', never>, n: number, x: DeviceMat, y: DeviceMat, scalars?: Scalars): string;
/** The same for a kernel on x alone. */
export declare function enqueueSingle(queue: Queue, kernel: Kernel, n: number, x: DeviceMat, scalars?: Scalars): string;
export {};
