import { type ArrayOf } from '../../../core/field.ts';
import type { VectorJob } from '../../../lapack/svd/gesvd.spec.ts';
import type { Context } from '../../../runtime/context.ts';
import { type Keep, type Options, type Verb } from '../call.ts';
import { type ComplexReal, type Pairs } from '../pairs.ts';
import { type Matrices } from '../stacks.ts';
type Reals = ArrayOf<'s' | 'd'>;
interface Decomposition {
    readonly prec: ComplexReal;
    readonly lead: readonly number[];
    readonly m: number;
    readonly n: number;
    readonly k: number;
    readonly count: number;
    /** min(m, n) of each matrix. */
    readonly s: Reals;
    /** By columns; empty if they were not asked for. */
    readonly u: Pairs;
    readonly vt: Pairs;
}
/** A = U S V^H of each matrix. Throws for the first whose singular values could not be computed. */
export declare function decompose(routine: string, stack: Matrices, job: VectorJob, named: Context | undefined, options: Options): Promise<Decomposition>;
export declare const svd: Verb;
export declare const svdvals: Verb;
export declare const pinv: Verb;
interface Factor {
    readonly trans: 'n' | 'c';
    readonly columns: Pairs;
    readonly ld: number;
}
/** op(A) op(B) of each pair of matrices, m x k and k x n, that lie by columns without gaps. */
export declare function products(context: Context, keep: Keep, prec: ComplexReal, { m, n, k, count }: {
    readonly m: number;
    readonly n: number;
    readonly k: number;
    readonly count: number;
}, left: Factor, right: Factor): Promise<Pairs>;
export declare const matrixRank: Verb;
export {};
