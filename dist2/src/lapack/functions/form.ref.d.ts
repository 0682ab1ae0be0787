import type { FieldMat } from '../../core/matrix.ts';
import { type Doubles } from '../schur/doubles.ref.ts';
import { type GeesProblem, type GeesResult } from '../schur/gees.ref.ts';
import { type Pair } from './quasi.ref.ts';
export interface FormTools {
    readonly schur: (problem: GeesProblem) => GeesResult;
    /** C := A op(B), n x n; 't' is the adjoint. */
    readonly multiply: (n: number, A: Doubles, transB: 'n' | 't', B: Doubles, C: Doubles) => void;
}
/** A Schur form T: quasi-triangular, or of complex numbers triangular. What is said of eigenvalues has of a pair of them the one above. */
export interface Form {
    readonly T: Doubles;
    readonly values: readonly Pair[];
    /** The diagonal (blocks) of X := f of that of T. X may be T. */
    setDiagonal(f: (value: Pair) => Pair, X: Doubles): void;
    /** X := X^(1/2) for an X with blocks where T has them. */
    root(X: Doubles): void;
    /** Y := (1 + x A)^-1 Y for A and Y with such blocks. */
    solve(A: Doubles, x: number, Y: Doubles): void;
    /** X(k, k + 1) := the divided difference of logarithms there, times T(k, k + 1), where no block is. */
    logBeside(X: Doubles): void;
}
export declare const referenceTools: FormTools;
/** What info is where there is nothing to compute, because A is empty or not finite; A is NaN then. */
export declare function answered(n: number, A: FieldMat): number | undefined;
/** A := Z X Z^H with what `f` makes X of the form; returns info. Where `f` returns false there is no result, and A is left as it was. */
export declare function ofForm(n: number, A: FieldMat, { schur, multiply }: FormTools, f: (form: Form, X: Doubles) => boolean): number;
