import type { FieldMat } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type HostBatchCall } from '../hostBatch.cpu.ts';
import type { RootReport } from './invroot.ref.ts';
import { type Squares } from './squares.ref.ts';
/** f of one matrix in the engine's memory, from where it goes back to A. */
export declare function withSquares<R>(e: Engine, r: Elements, space: Workspace, n: number, A: FieldMat, f: (s: Squares, own: FieldMat) => R): R;
export declare const runFunction: (queue: Queue, a: HostBatchCall, f: (s: Squares, A: FieldMat, C: FieldMat) => number) => Promise<void>;
/** The same of an iteration, whose steps and errors are reported too if the call has a place for them. */
export declare function runIteration(queue: Queue, a: HostBatchCall, f: (s: Squares, A: FieldMat, C: FieldMat) => RootReport): Promise<void>;
