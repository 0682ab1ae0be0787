import type { Measured, Table, TesterOptions } from './case.ts';
export interface Rates<P> extends Pick<Table<P>, 'alwaysChecked' | 'takesMatrix' | 'versions' | 'each'> {
    /** Default: seconds. */
    readonly unit?: 'ms' | 'sec';
    /** Above the columns. */
    lines?(o: TesterOptions): string[];
    /** The titles of sizes and words, as MAGMA has them. */
    readonly head: string;
    /** Fields of the problem: five digits, of a number of matrices ten. */
    readonly sizes: readonly (keyof P & string)[];
    words?(problem: P): string;
    /** Blanks between the two times; default 3. */
    readonly gap?: number;
    /** Where there are other times than the two: their titles and cells. */
    readonly times?: readonly [titles: string, cells: (measured: Measured) => string];
    /** The titles of the errors. */
    readonly error: string | ((o: TesterOptions) => string);
    /** Each of the case's errors has a column of its own, one of so many. */
    part?(error: number, of: number): string;
    /** In place of the error and the verdict. */
    judged?(measured: Measured): string;
    /** How long the rule below the titles is, where MAGMA's is longer than they. */
    rule?(columns: string, o: TesterOptions): number;
}
export declare function rateTable<P extends object>(of: Rates<P>): Table<P>;
export declare const LONGER: (columns: string) => number;
/** An error with eleven places. */
export declare const wide: (error: number) => string;
export declare const uploLine: (o: TesterOptions) => string[];
export declare const ngpuUploLine: (o: TesterOptions) => string[];
type Matrix = {
    readonly m: number;
    readonly n: number;
};
type Square = {
    readonly n: number;
};
type System = Square & {
    readonly nrhs: number;
};
type Batch = {
    readonly batchCount: number;
};
export declare const MN: {
    readonly head: '%   M     N';
    readonly sizes: readonly ['m', 'n'];
};
export declare const MNK: {
    readonly head: '%   M     N     K';
    readonly sizes: readonly ['m', 'n', 'k'];
};
export declare const N: {
    readonly head: '%   N';
    readonly sizes: readonly ['n'];
};
export declare const N_NRHS: {
    readonly head: '%   N  NRHS';
    readonly sizes: readonly ['n', 'nrhs'];
};
export declare const M_N_NRHS: {
    readonly head: '%   M     N  NRHS';
    readonly sizes: readonly ['m', 'n', 'nrhs'];
};
/** Of factorizations by LU. */
export declare const luTable: (versions: Table<Matrix>['versions']) => Table<Matrix>;
/** Of solutions: with LAPACK its error stands behind. */
export declare const solveTable: <P extends System>(of?: Pick<Rates<P>, 'lines' | 'takesMatrix' | 'versions'>) => Table<P>;
/** Of solutions with given factors; `flags`: uplo and diag are stated too. */
export declare const factoredSolveTable: <P extends System>(flags?: boolean, takesMatrix?: boolean) => Table<P>;
export declare const inverseTable: <P extends Square>(lines?: (o: TesterOptions) => string[], takesMatrix?: boolean) => Table<P>;
export declare const qrTable: (versions?: Table<Matrix>['versions']) => Table<Matrix>;
/** Of Q, made of the reflectors of QR or of LQ. */
export declare const writtenTable: Table<Matrix & {
    readonly k: number;
}>;
type Applied = Matrix & {
    readonly k: number;
    readonly side: string;
    readonly trans: string;
};
/** Of what Q is applied to. */
export declare const appliedTable: <P extends Applied>() => Table<P>;
/** Two residuals and their difference (R7). */
export declare const leastSquaresTable: <P extends Matrix & System>(takesMatrix?: boolean) => Table<P>;
export declare const luBatchedTable: Table<Batch & Matrix>;
export declare const qrBatchedTable: Table<Batch & Matrix>;
export declare const svdBatchedTable: Table<Batch & Matrix & {
    readonly job: 'n' | 's' | 'a';
}>;
export declare const writtenBatchedTable: Table<Batch & Matrix & {
    readonly k: number;
}>;
export declare const appliedBatchedTable: Table<Batch & Matrix & {
    readonly k: number;
    readonly side: string;
    readonly trans: string;
}>;
/** Of matrices that need not be square, and one error. */
export declare const tallBatchedTable: (error: string) => Table<Batch & Matrix>;
/** Of square matrices and one error. */
export declare const squareBatchedTable: (error: string, lines?: (o: TesterOptions) => string[]) => Table<Batch & Square>;
export declare const choleskyBatchedTable: Table<Batch & Square>;
/** What expert drivers and refinement show: the worst of the ratios of solution, bounds and condition, in units of one. */
export declare const REFINED = "worst of solution, ferr, berr, rcond";
export declare const INVERSE = "||I - A*A^{-1}||_1 / (N*cond(A))";
export declare const solveBatchedTable: (lines?: (o: TesterOptions) => string[]) => Table<Batch & System>;
export declare const transLine: (o: TesterOptions) => string[];
/** Of least squares, whose second error is `other`. */
export declare const leastSquaresBatchedTable: (other: string, lines?: (o: TesterOptions) => string[]) => Table<Batch & Matrix & Square & {
    readonly nrhs: number;
}>;
/** A number for each matrix: a norm, or a condition number. */
export declare const scalarBatchedTable: (keys: readonly ('m' | 'n')[], lines?: (o: TesterOptions) => string[]) => Table<Batch & Matrix & {
    readonly norm: string;
}>;
export {};
