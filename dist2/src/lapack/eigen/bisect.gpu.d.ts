import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Reduction } from './sytrd.gpu.ts';
/** The diagonal, and S.ld elements behind it what is beside it; scaled as `largest` says. */
type Tridiagonal = Pick<Reduction, 'n' | 'T' | 'largest'> & {
    readonly S: {
        readonly ld: number;
    };
};
interface Values {
    readonly W: DeviceMat;
    readonly info: DeviceMat;
    /**
     * The diagonal is zero, and beside it are the elements of a bidiagonal matrix of half the order, by turns: only the singular values of
     * that are found, in descending order.
     */
    readonly singular?: boolean | undefined;
    /** Name of a rule in bisect.kernels.ts, for tests and tuning. */
    readonly force?: string | undefined;
}
/** Enqueues W := the eigenvalues in ascending order, or singular values, and info. */
export declare function enqueueBisect(queue: Queue, { n, S, T, largest }: Tridiagonal, values: Values): void;
export {};
