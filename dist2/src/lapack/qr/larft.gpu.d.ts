import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type Workspace } from '../../runtime/workspace.ts';
import type { LarftArgs } from './routines.gen.ts';
export interface DeviceReflectors {
    /** Elements of each v. */
    readonly m: number;
    readonly k: number;
    /** m x k, unit lower trapezoidal with its zeros and ones. */
    readonly V: DeviceMat;
    /** k x k, upper triangular with its zeros; there is room for a multiple of 32 of rows and columns. */
    readonly T: DeviceMat;
}
/** Workspace for a rows x cols matrix of another's type. */
export declare function takeMatrix(ws: Pick<Workspace, 'like'>, like: DeviceMat, rows: number, cols: number): DeviceMat;
/** Workspace for k reflectors of m elements of a matrix's type. */
export declare function takeReflectors(ws: Pick<Workspace, 'like'>, like: DeviceMat, m: number, k: number): DeviceReflectors;
/** Enqueues V from the v's that geqrf leaves below the diagonal of A, m x k. */
export declare function enqueueUnit(queue: Queue, A: DeviceMat, { m, k, V }: DeviceReflectors): void;
/** Enqueues V and T of the k reflectors in A, m x k, with their factors at tau. */
export declare function enqueueLarft(queue: Queue, A: DeviceMat, tau: DeviceMat, block: DeviceReflectors): void;
/** Enqueues T of the k reflectors in V. */
export declare function enqueueFactor(queue: Queue, tau: DeviceMat, { m, k, V, T }: DeviceReflectors): void;
export interface DeviceTriangle {
    /** Order of T. */
    readonly k: number;
    /** The reflectors from this one on are the identity. */
    readonly count: number;
    /** V^H V, of which what is above the diagonal is read. */
    readonly G: DeviceMat;
    readonly tau: DeviceMat;
    readonly T: DeviceMat;
}
/**
 * Enqueues T from V^H V: blocks on the diagonal, then pairs of neighbours until one is left:
 *
 *   T = [ T1  -T1 (V1^H V2) T2 ]
 *       [ 0          T2        ]
 */
export declare function enqueueTriangle(queue: Queue, { k, count, G, tau, T }: DeviceTriangle): void;
export declare function larftGpu(queue: Queue, a: Bound<LarftArgs<Prec>>): void;
/** k reflectors of n elements as columns. */
export declare function columnsOf(queue: Queue, ws: Workspace, storev: 'c' | 'r', n: number, k: number, V: DeviceMat): DeviceMat;
