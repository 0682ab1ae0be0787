import type { Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GmresRefined } from './gmres.cpu.ts';
import type { Confirm } from './mixed.cpu.ts';
import type { DeviceMethods } from './mixed.hybrid.ts';
import { Paired } from './mixedPaired.hybrid.ts';
import { type PairedCall } from './pairedOperands.hybrid.ts';
export interface PairedMethods extends DeviceMethods {
    /** Enqueue what `factor` tries in turn, if there are several ways: the next where one has broken down. */
    readonly ways?: readonly ((S: DeviceMat, info: DeviceMat) => void | Promise<void>)[];
}
/** By GMRES. */
export declare class PairedGmres extends Paired {
    protected readonly methods: PairedMethods;
    /** The factorization of an A within the range of pairs has broken down. */
    private failed;
    constructor(queue: Queue, call: PairedCall, uplo: Uplo | 'f', methods: PairedMethods, more?: boolean);
    refine(confirm: Confirm): Promise<GmresRefined | undefined>;
    /** What |r| / |x| may be; undefined if S holds no factors of A, or A is beyond the range of pairs. */
    private limit;
}
