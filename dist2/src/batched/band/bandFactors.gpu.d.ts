import { type Trans } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { BandOnDevice, BandReports, BandRun } from './bandDevice.gpu.ts';
/** P A = L U of the problems of a run. */
export declare function enqueueBandLu(queue: Queue, of: BandOnDevice, run: BandRun, reports: BandReports, force?: string): void;
/** B := op(A)^-1 B from the factors of the problems of a run; with `reports` of those whose info is 0. */
export declare function enqueueBandSolve(queue: Queue, of: BandOnDevice, run: BandRun, trans: Trans, reports: BandReports, force?: string): void;
