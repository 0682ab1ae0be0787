import { type Side, type Trans } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
export interface DeviceReflectDoubles {
    readonly side: Side;
    /** 'n': H is applied, else H^H. */
    readonly trans: Trans;
    /** Elements of each v, and how many there are. */
    readonly m: number;
    readonly k: number;
    /** m x k, the v's below its diagonal. */
    readonly A: DeviceMat;
    readonly tau: DeviceMat;
    /** Columns of C with side 'l', rows with 'r'; the other size is m. */
    readonly others: number;
    /** May lie in A's buffer, apart from the v's. */
    readonly C: DeviceMat;
}
/** Enqueues C := op(H) C (side 'l') or C := C op(H) ('r'). */
export declare function enqueueReflectDoubles(queue: Queue, r: DeviceReflectDoubles): void;
/** V written out with its zeros and ones, and T^-1 on and above the diagonal of U. */
export declare function withReflectors(queue: Queue, { m, k, A, tau }: Pick<DeviceReflectDoubles, 'm' | 'k' | 'A' | 'tau'>, use: (V: DeviceMat, U: DeviceMat) => void): void;
/** The same with reflectors that are known. */
export declare function applyReflectors(queue: Queue, { side, trans, m, k, others, C }: Omit<DeviceReflectDoubles, 'A' | 'tau'>, V: DeviceMat, U: DeviceMat): void;
