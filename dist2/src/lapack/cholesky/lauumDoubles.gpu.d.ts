import { type Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Enqueues the triangle of A := U U^H of U ('u') or L^H L of L ('l') in it. */
export declare function enqueueLauumDoubles(queue: Queue, uplo: Uplo, n: number, A: DeviceMat): void;
