import type { Elements } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import { type BatchRoles, type BatchSizes, type HostBatchCall, type Operand } from '../hostOperands.cpu.ts';
/** How much an operand takes of its buffer in a problem; nothing where it is not read. A vector is a row. */
export type Matrices = BatchRoles['matrices'];
interface Problems {
    /** In the order in which they are named. */
    readonly operands: readonly Operand[];
    /** Visits the problems of which no matrix leaves its buffer: lists on the device may say anything. */
    each(visit: (sizes: BatchSizes, b: number) => void): void;
}
export declare function problemsOf(a: HostBatchCall, matrices: Matrices): Promise<Problems>;
/** The matrices of an operand in the engine's memory, by their numbers. */
export declare function placesOf(space: Workspace, r: Elements, X: Operand): (b: number) => Place;
export {};
