import type { Bound } from '../../core/args.ts';
import type { Prec, Scalar } from '../../core/field.ts';
import type { Side, Uplo } from '../../core/matrix.ts';
import { type DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SymmArgs } from './routines.gen.ts';
export interface DeviceSymm {
    readonly side: Side;
    readonly uplo: Uplo;
    readonly m: number;
    readonly n: number;
    readonly alpha: Scalar<Prec>;
    readonly A: DeviceMat;
    readonly B: DeviceMat;
    readonly beta: Scalar<Prec>;
    readonly C: DeviceMat;
    /** The other triangle has the conjugates, and the diagonal is real. */
    readonly hermitian?: boolean | undefined;
}
export declare const symmGpu: (queue: Queue, a: Bound<SymmArgs<Prec>>) => void;
/** SYMM or HEMM. */
export declare function mirroredGpu(queue: Queue, a: Bound<SymmArgs<Prec>>, hermitian: boolean): void;
/** Enqueues C := alpha A B + beta C (side 'l') or C := alpha B A + beta C (side 'r'). A and B may lie in C's buffer, apart from C. */
export declare function enqueueSymm(queue: Queue, s: DeviceSymm): void;
/** A matrix of which A holds one triangle, and where it is to stand in full. */
export interface DeviceWriteOut extends Pick<DeviceSymm, 'uplo' | 'A'> {
    readonly n: number;
    /** In another buffer, from its beginning. */
    readonly W: DeviceMat;
    readonly hermitian?: boolean | undefined;
}
/** Enqueues W := the symmetric or Hermitian matrix of which A holds a triangle. */
export declare function enqueueWriteOut(queue: Queue, { uplo, n, A, W, hermitian }: DeviceWriteOut): void;
