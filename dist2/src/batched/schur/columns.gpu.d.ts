import type { DeviceBatchCall } from '../batchCall.gpu.ts';
import type { BatchVec } from '../deviceBatch.ts';
/** The vectors of an operand of a call. */
export declare function columnOf(a: DeviceBatchCall, name: string): BatchVec;
