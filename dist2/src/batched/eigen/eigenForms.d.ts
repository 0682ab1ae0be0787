import { type BatchedForms, type BatchedRoutine, type Form, type ReportOptions } from '../../core/batchForms.ts';
import { type Prec, type RealOf } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import { type ArgSpec } from '../../core/spec.ts';
/** A = Z W Z^H. What every form of a call has; `N` is a number, or a list with an entry per problem. */
export interface SymmetricProblems<P extends Prec, N> extends ReportOptions {
    /** 'v' (default): vectors too. 'n': values alone; A is then only read. */
    jobz?: 'v' | 'n';
    /** Which triangle of A is read: 'l' or 'u'. */
    uplo: Uplo;
    n: N;
    /** In: one triangle of A. Out with 'v': the vectors, column i that of W(i); with 'n': as it was. */
    A: Ptr<P>;
    /** At least max(1, n). */
    lda: N;
    /** Out, n real numbers for each matrix, one behind the other: the eigenvalues, in ascending order. */
    W: Ptr<NoInfer<RealOf<P>>>;
    /**
     * Out, one integer for each matrix. 0: done. n: A has a NaN or an infinity; W, and the vectors asked for, are NaN. 1 .. n - 1: the
     * iteration has not converged, so many off-diagonal elements are left.
     */
    info: Ptr<'i'>;
}
/** The n eigenvalues of each problem side by side, and where they begin. */
export declare function valueArgs(form: Form): Record<string, ArgSpec>;
/** The forms of a routine that finds all eigenvalues of A, and its vectors in its place; `hermitian` is what it is called of complex A. */
export declare const symmetricForms: (name: string, hermitian: string) => BatchedForms;
/** The forms of a routine with W behind its operands. */
export declare function withValues(routine: BatchedRoutine): BatchedForms;
