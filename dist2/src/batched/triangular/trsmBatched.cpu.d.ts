import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Diag, Side, Trans, Uplo } from '../../core/matrix.ts';
import type { Numeric } from '../../core/signatures.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type HostBatchCall } from '../hostOperands.cpu.ts';
import { type Matrices } from '../products/blasForms.cpu.ts';
import type { TrsmBatchedArgs, TrsmStridedBatchedArgs, TrsmVbatchedArgs } from './routines.gen.ts';
type Call = Bound<TrsmStridedBatchedArgs<Prec>> | Bound<TrsmBatchedArgs<Prec>> | Bound<TrsmVbatchedArgs<Prec>>;
interface Flags {
    readonly side: Side;
    readonly uplo: Uplo;
    readonly transA: Trans;
    readonly diag: Diag;
    readonly alpha: Numeric;
    /** The conjugate of op(A). */
    readonly conj?: boolean;
}
/** Solves every problem; of the two operands the triangle comes first. With `conj` the other one is a row. */
export declare function solveEach(queue: Queue, a: HostBatchCall, flags: Flags, matrices: Matrices): Promise<void>;
export declare function trsmBatchedCpu(queue: Queue, a: Call): Promise<void>;
export {};
