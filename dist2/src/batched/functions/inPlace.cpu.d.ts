import type { FieldMat } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HostBatchCall } from '../hostOperands.cpu.ts';
/** What is reported of a matrix. */
interface Found {
    readonly info: number;
    /** Of an iteration: its steps, and by how much the last one changed the matrix. */
    readonly iter?: number;
    readonly change?: number;
}
/** A := f(A); whatever is in it where info is not 0. */
export interface InPlaceFunction {
    /** Up to this order the reference is as fast as the engine. */
    readonly low: number;
    engine(e: Engine, r: Elements, space: Workspace, n: number, A: FieldMat): Found;
    reference(n: number, A: FieldMat): Found;
}
export declare function runInPlace(queue: Queue, a: HostBatchCall, f: InPlaceFunction): Promise<void>;
export {};
