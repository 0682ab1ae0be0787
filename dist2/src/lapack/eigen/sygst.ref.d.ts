import type { FieldMat, Uplo } from '../../core/matrix.ts';
import type { ProblemType } from './sygst.steps.ts';
/**
 * A := L^-1 A L^-H of type 1, else L^H A L, in the triangle `uplo`, from which B's factor is read too. Of diagonals real parts are read;
 * that of A is real.
 */
export declare function sygstRef(itype: ProblemType, uplo: Uplo, n: number, A: FieldMat, B: FieldMat): void;
