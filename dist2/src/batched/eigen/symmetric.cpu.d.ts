import type { FieldMat, RealArray } from '../../core/matrix.ts';
import { type SyevProblem } from '../../lapack/eigen/syev.ref.ts';
import type { HostBatchCall } from '../hostBatch.cpu.ts';
/** The flags of a call. */
export interface Job extends Pick<SyevProblem, 'jobz' | 'uplo'> {
    /** Results of a matrix that failed are NaN. */
    readonly fills: boolean;
}
/** Those of a call. */
export declare const jobOf: (a: HostBatchCall) => Job;
/** What a matrix that failed would have written := NaN, if the call asks for it. */
export declare function filled({ jobz, fills }: Job, n: number, info: number, A: FieldMat, W: RealArray): number;
export declare const emptyValues: (n: number, single: boolean) => RealArray;
/** B := A, n x n. */
export declare function copied(n: number, A: FieldMat, B: FieldMat): FieldMat;
/** A, n x n, in memory of its own. */
export declare const copyOf: (n: number, A: FieldMat) => FieldMat;
/** A matrix on the host; a complex one by the engine, which has no lanes for it, but takes it by itself. Returns info. */
export declare function solvedAlone(problem: SyevProblem): number;
/** The eigenvalues of a matrix are side by side, whatever the order of storage. */
export declare const adjacent: {
    [x: string]: number;
};
