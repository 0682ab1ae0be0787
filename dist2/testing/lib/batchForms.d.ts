import type { Prec, Trans, Uplo } from '../../src/index.ts';
import { type BatchLayout } from './batch.ts';
import type { Case, Table } from './case.ts';
import { type BatchedRoutine, type FormCases } from './forms.ts';
import { type MatrixView } from './norms.ts';
import { type IntegerView, type Operands } from './operands.ts';
import { Random } from './random.ts';
export type Size = number | readonly number[];
/** Sizes are numbers, of the vbatched form lists with an entry per problem. */
export interface BatchProblem {
    readonly m?: Size;
    readonly n: Size;
    readonly nrhs?: Size;
    readonly uplo?: Uplo;
    readonly trans?: Trans;
    readonly batchCount: number;
    readonly layout?: BatchLayout;
    /** Row-major. */
    readonly byRows?: boolean;
}
/** One problem on the host: copies of its matrices, column-major, and its pivots. */
export interface Member {
    readonly m: number;
    readonly n: number;
    readonly nrhs: number;
    readonly A: MatrixView;
    readonly B: MatrixView;
    readonly ipiv: Int32Array;
    /** One integer, of routines that find a rank. */
    readonly rank: Int32Array;
}
type Sizes = Pick<Member, 'm' | 'n' | 'nrhs'>;
type Name = 'A' | 'B';
type Data = Operands & Readonly<Record<string, MatrixView | IntegerView>>;
export interface BatchKit {
    /** In units of eps; default 30. */
    readonly tolerance?: number;
    /** What the routine calls B and ipiv, where it is not that. */
    readonly names?: {
        readonly B?: string;
        readonly ipiv?: string;
    };
    /** Arguments that are the same in all problems. */
    readonly more?: object;
    /** There is an operand rank, an integer for each problem. */
    readonly ranks?: true;
    readonly A: (s: Sizes) => readonly [rows: number, cols: number];
    readonly B?: (s: Sizes) => readonly [rows: number, cols: number];
    readonly pivots?: (s: Sizes) => number;
    /** Operands that are only read: their padding is NaN. */
    readonly reads?: readonly Name[];
    fill(prec: Prec, one: Member, p: BatchProblem, random: Random): void;
    /** The result is the problem's info, 0 where there is none. */
    reference(one: Member, p: BatchProblem): number;
    error(before: Member, after: Member, p: BatchProblem): number;
    readonly sweep: readonly BatchProblem[];
    /** Sizes that the tester has; the others are the routine's own affair. */
    readonly options: readonly ('m' | 'nrhs' | 'uplo' | 'trans')[];
    readonly table: Pick<Table<LargestProblem>, 'unit' | 'alwaysChecked' | 'header' | 'row'>;
}
/** What a row of a table shows. */
export interface LargestProblem {
    readonly batchCount: number;
    readonly m: number;
    readonly n: number;
    readonly nrhs: number;
}
/** The cases of the three forms. */
export declare const batchCases: (routine: BatchedRoutine, kit: BatchKit) => FormCases<Case<BatchProblem, Data>>;
export {};
