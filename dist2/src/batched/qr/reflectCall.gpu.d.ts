import type { BatchOnDevice, DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchVec, List } from '../deviceBatch.ts';
import type { DeviceReflectBatch } from './reflectBatch.gpu.ts';
interface Reflectors {
    /** How many of them, of a ragged batch the most that a problem has. */
    readonly k: number;
    /** Of a ragged batch those of each problem. */
    readonly ks?: List;
    readonly tau: BatchVec;
}
export declare function reflectorsOf(a: DeviceBatchCall): Reflectors;
/** The tau of geqrf. */
export declare function tauOf(a: DeviceBatchCall): BatchVec;
/** What a call of ormqr multiplies; from the right as C^T := op(Q)^T C^T, Q^T being the adjoint of conj(Q). */
export declare function productOf(of: BatchOnDevice, a: DeviceBatchCall): DeviceReflectBatch;
export {};
