import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Kernel } from '../../runtime/kernel.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchRun } from '../deviceBatch.ts';
import type { DeviceFunctionBatch, DeviceIterationBatch, ReportedIteration } from './functionBatch.ts';
/**
 * Calls `work` with every report in a buffer of its own, because WebGPU allows a dispatch only one writable binding of a buffer, and
 * kernels write all of them. Those that were asked for are copied to where they belong.
 */
export declare function withReports(queue: Queue, f: DeviceIterationBatch, work: (f: ReportedIteration) => void): void;
/** Fields of an iteration's reports. */
export declare const stepParams: ({ iter, error }: ReportedIteration) => Record<string, number>;
/** One launch for all problems of a run, if there is a variant for its order. */
export declare function enqueueSquare(queue: Queue, kernel: Kernel, run: BatchRun, f: DeviceFunctionBatch & Pick<ReportedIteration, 'nonfinite'>, more?: Readonly<Record<string, DeviceBuffer>>, params?: Readonly<Record<string, number>>): boolean;
