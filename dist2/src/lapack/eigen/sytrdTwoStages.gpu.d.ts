import type { Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SingleType } from '../../runtime/representation.ts';
import { type Workspace } from '../../runtime/workspace.ts';
import type { Stages } from './stagesArg.ts';
import { type Reduction, type Triangle } from './sytrd.gpu.ts';
/** Whether a matrix of order n is reduced in two stages on this device; `few`: of whose vectors none or few are wanted. */
export declare function isTwoStages(queue: Queue, type: SingleType, n: number, few: boolean, stages: Stages): boolean;
/** Workspace of a reduction in two stages; `keep`: its factor will be needed. */
export declare function takeTwoStages(ws: Workspace, like: DeviceMat, n: number, keep: boolean): Reduction;
/** As enqueueReduction, in two stages. */
export declare function enqueueTwoStages(queue: Queue, uplo: Uplo, given: Triangle, r: Reduction): void;
/** Enqueues C := Q C, Q the factor of a reduction of a lower triangle, C n x columns. */
export declare function enqueueReduced(queue: Queue, { n, S, tau, chased }: Reduction, C: DeviceMat, columns: number): void;
