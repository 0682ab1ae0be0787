import { type Case, type Table } from './case.ts';
import { type BatchedRoutine, type FormCases } from './forms.ts';
import { type MatrixView } from './norms.ts';
import { type Operands } from './operands.ts';
type Views = Readonly<Record<string, MatrixView>>;
/** Problems of one batch: of one size, but in a ragged batch. */
export interface BatchProblem<P> {
    readonly each: readonly P[];
    /** What a batch without problems is without. */
    readonly like?: P;
    /** The matrices are read by rows. */
    readonly byRows?: boolean;
    /** Operands of which all problems have the first one's. */
    readonly shared?: readonly string[];
}
export interface BatchOf<P extends object> {
    readonly single: Case<P, Views>;
    readonly sizes: readonly (keyof P & string)[];
    /** The names of leading dimensions and increments, by operand. */
    readonly lds: Readonly<Record<string, string>>;
    /** Arguments besides, by their names in a problem. */
    readonly flags: readonly (keyof P & string)[];
    /** The problem whose operands, read by rows, are those of this one. */
    readonly turned: (problem: P) => P;
    readonly uniform: readonly BatchProblem<P>[];
    readonly ragged: readonly BatchProblem<P>[];
    readonly table: Table<Described<P>>;
}
/** A batch with what tables and flop counts ask for: flags, and sizes, of a ragged batch as lists. */
export type Described<P> = BatchProblem<P> & {
    readonly batchCount: number;
} & Readonly<Record<string, unknown>>;
/** The cases of the three forms. */
export declare function batchCases<P extends object>(routine: BatchedRoutine, of: BatchOf<P>): FormCases<Case<Described<P>, Operands>>;
export {};
