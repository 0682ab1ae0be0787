import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
export interface DeviceLacn2 {
    /** Order of the matrices, at least 1, and how many there are. */
    readonly n: number;
    readonly columns: number;
    /** n x 2 columns of workspace: a vector for each matrix, and another for each of alternating signs. */
    readonly X: DeviceMat;
    /** Out, one estimate per matrix, as bits. */
    readonly est: DeviceBuffer;
    /** Real: matrix j is diag(W(:,j)) times what `product` multiplies with: n x columns from the buffer's start. */
    readonly weights?: DeviceMat;
    /**
     * Of one matrix that is the inverse of another one: that one's norm, which says how large the vectors are to be. Else they are of size 1.
     */
    readonly norm?: DeviceBuffer;
    /** Enqueues that the first columns of X are multiplied by their matrices, or by the conjugate transposes, without the weights. */
    product(columns: number, transposed: boolean): void;
}
/** Enqueues est := a lower bound of the 1-norms, as lacn2Ref: always three products by the matrices and two by their adjoints. */
export declare function enqueueLacn2(queue: Queue, s: DeviceLacn2): void;
