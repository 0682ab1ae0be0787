import type { Queue } from '../../runtime/queue.ts';
import { type Workspace } from '../../runtime/workspace.ts';
import type { BatchRun } from '../deviceBatch.ts';
import type { ReportedSyevBatch } from './eigenBatch.ts';
import { type Found, type Gathered } from './eigenMoves.gpu.ts';
/**
 * Enqueues eigenvalues, and vectors, of the matrices in a workspace, whose orders are at most `most`, in the workspace. Orders up to 8 have
 * the rotations that they have elsewhere too.
 */
export declare function enqueuePackedSolution(queue: Queue, ws: Workspace, most: number, from: Gathered, jobz: 'n' | 'v'): Found;
/** Enqueues A = Z W Z^H for every matrix of a run. */
export declare function enqueueSyevPacked(queue: Queue, run: BatchRun, f: ReportedSyevBatch): void;
