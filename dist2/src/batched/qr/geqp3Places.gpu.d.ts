import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { DeviceBatchCall } from '../batchCall.gpu.ts';
export interface Sizes {
    readonly m: number;
    readonly n: number;
    readonly nrhs: number;
}
export declare const sizesOf: (a: DeviceBatchCall, b: number) => Sizes;
/** Where the matrices of an operand lie. */
export interface Places {
    /** Undefined where that of problem b, of rows x cols elements as they are stored, would not be inside its buffer. */
    of(b: number, rows: number, cols: number): DeviceMat | undefined;
}
/** Those of a matrix, or with `isVector` of elements side by side; offsets that lie on the device are read back. */
export declare function placesOf(a: DeviceBatchCall, name: string, isVector?: boolean): Promise<Places>;
/** Calls `work` with a rows x cols matrix, or, where it lies in rows, with a copy in columns that goes back afterwards. */
export declare function inColumns(queue: Queue, byRows: boolean, rows: number, cols: number, X: DeviceMat, work: (X: DeviceMat) => void | Promise<void>): Promise<void>;
