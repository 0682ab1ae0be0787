import type { RealMat } from '../../src/core/matrix.ts';
import type { Trans } from '../../src/index.ts';
import type { Case } from './case.ts';
import { type BatchedRoutine, type FormCases } from './forms.ts';
import { type Operands } from './operands.ts';
import { Random } from './random.ts';
type Size = number | readonly number[];
/** Sizes are numbers, of the vbatched form lists with an entry per problem. */
export interface BandProblem {
    readonly n: Size;
    readonly kl?: Size;
    readonly ku?: Size;
    readonly nrhs?: Size;
    readonly trans?: Trans;
    readonly batchCount: number;
}
/** One problem where it lies; a vector is a row. */
export interface BandMember {
    readonly n: number;
    readonly kl: number;
    readonly ku: number;
    readonly nrhs: number;
    readonly ipiv: Int32Array;
    of(name: string): RealMat;
}
export interface BandKit {
    readonly operands: readonly string[];
    readonly pivots?: true;
    readonly trans?: true;
    fill(one: BandMember, random: Random): void;
    /** The result is the problem's info. */
    reference(one: BandMember, trans: Trans): number;
    error(before: BandMember, after: BandMember, trans: Trans): number;
}
/** The cases of the three forms. */
export declare const bandCases: (routine: BatchedRoutine, kit: BandKit) => FormCases<Case<BandProblem, Operands>>;
/** Right-hand sides, uniform on (0,1). */
export declare const fillSides: ({ n, nrhs, of }: BandMember, random: Random) => void;
/** A band as gbtrf takes it, uniform on (0,1), its diagonal on (1,2) where nothing else could be a pivot. */
export declare function fillBandMatrix({ n, kl, ku, of }: BandMember, random: Random): void;
/** A tridiagonal matrix, uniform on (0,1). */
export declare function fillTridiagonal({ n, of }: BandMember, random: Random): void;
/** A symmetric (Hermitian) tridiagonal matrix that is positive definite. */
export declare function fillDefiniteTridiagonal({ n, of }: BandMember, random: Random): void;
export {};
