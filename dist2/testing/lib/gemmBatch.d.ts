import type { Prec } from '../../src/index.ts';
import { type GemmProblem } from '../cases/blas3/products/gemm.ts';
import type { Check } from './case.ts';
import { type MatrixView } from './norms.ts';
import { type Placed } from './operands.ts';
import type { Random } from './random.ts';
import { type Scalar } from './scalars.ts';
export type BatchData = Readonly<Record<'A' | 'B' | 'C', MatrixView>>;
/** One product of a batch and the columns at which its matrices begin. */
export interface Member extends GemmProblem {
    readonly at: Readonly<Record<'A' | 'B' | 'C', number>>;
}
type Shape = readonly [rows: number, cols: number];
export declare const shapesOf: ({ transA, transB, m, n, k }: GemmProblem) => Readonly<Record<'A' | 'B' | 'C', Shape>>;
/** The products one behind the other; of a factor in `shared` all use the same first matrix. */
export declare function membersOf(problems: readonly GemmProblem[], shared?: readonly ('A' | 'B')[]): Member[];
/** A member's matrix of an operand. */
export declare const matrixOf: (x: MatrixView, member: Member, name: 'A' | 'B' | 'C') => MatrixView;
/** Room for all members, filled with what their formulas read; everything else is NaN. */
export declare function batchData(members: readonly Member[], { layout, inC }: Pick<GemmProblem, 'layout' | 'inC'>, prec: Prec, random: Random): BatchData;
export declare function batchReference(members: readonly Member[], data: BatchData): void;
/** The worst error of a batch; infinite if an element of C changed that belongs to no product. */
export declare function batchError(members: readonly Member[], before: BatchData, after: BatchData, check: Check): number;
export declare const GENERAL: {
    readonly transA: 'n';
    readonly transB: 'n';
    readonly alpha: 0.29;
    readonly beta: -0.48;
};
/** Nothing is a multiple of four; then everything is. */
export declare const ODD: {
    readonly pad: 3;
    readonly offset: 5;
};
export declare const ALIGNED: {
    readonly align: 4;
    readonly pad: 4;
    readonly offset: 8;
};
/** The scalars of a call whose results lie at C. */
export declare const scalarsOf: ({ alpha, beta }: Pick<GemmProblem, 'alpha' | 'beta'>, C: Placed<Prec>) => [Scalar, Scalar];
export {};
