import type { FieldMat } from '../../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { MixedCall, Singles } from './mixed.cpu.ts';
import type { Demotion } from './mixed.ref.ts';
/** How a kind of A is factored and solved with on the GPU. */
export interface DeviceMethods {
    /** Enqueues that S becomes its factors, and info. `norm`: ||A||_inf, if the GPU has it. */
    factor(S: DeviceMat, info: DeviceMat, norm?: DeviceMat): void | Promise<void>;
    /** Enqueues the first columns of D := A^-1 D by the factors in S. */
    solve(S: DeviceMat, D: DeviceMat, columns: number): void;
}
/** Whether the GPU can hold an A of order n, with so many right-hand sides, in single precision, of `bytes` an element. */
export declare function fitsDevice({ context }: Queue, { n, nrhs }: Pick<MixedCall, 'n' | 'nrhs'>, bytes?: number): boolean;
/** The factorization in single precision on the GPU. */
export declare class DeviceSingles implements Singles {
    readonly backend = "gpu";
    protected readonly queue: Queue;
    protected readonly n: number;
    private readonly type;
    protected readonly methods: DeviceMethods;
    private readonly taken;
    protected readonly S: DeviceMat;
    protected readonly D: DeviceMat;
    protected readonly info: DeviceMat;
    /** info of the factorization, once the GPU has been asked for it. */
    protected found: Promise<number> | undefined;
    constructor(queue: Queue, { n, nrhs, A }: MixedCall, methods: DeviceMethods);
    /** Workspace until the end of the call. */
    protected lease<E extends 's' | 'c' | 'i'>(type: E, length: number): DeviceBuffer<E>;
    factor(demotion: Demotion): Promise<void>;
    solve(D: FieldMat, columns: number): Promise<number>;
    dispose(): void;
}
