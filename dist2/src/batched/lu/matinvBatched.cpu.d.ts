import { type FieldMat } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchTask, type HostBatchCall } from '../hostBatch.cpu.ts';
import type { BatchPlace } from '../lanes.cpu.ts';
export declare const together: (n: number, count: number) => number;
/** The n x n matrices of an operand in the engine's memory, by their numbers. */
export declare function matricesAt(e: Engine, r: Elements, n: number, X: BatchPlace, count: number): (b: number) => FieldMat;
/** Matrices without gaps in the engine's memory. */
export declare const packed: (n: number, bytes: number, at: number) => BatchPlace;
/**
 * A := X for all matrices of a task, some at a time, where `solve` turns those X that are I into the inverses of the A from number `first`
 * on; where their info is not 0, A stays.
 */
export declare function invertEach({ e, r, n, places, infos, count }: BatchTask, X: BatchPlace, solve: (first: number, some: number) => void): void;
export declare const matinvBatchedCpu: (queue: Queue, a: HostBatchCall) => Promise<void>;
