import type { Context } from '../../runtime/context.ts';
import { type Axis } from '../contraction.ts';
import type { Keep } from './call.ts';
import { type ComplexReal, type Pairs } from './pairs.ts';
/** Elements, and the place of the first. */
export interface ComplexElements {
    readonly data: Pairs;
    readonly offset: number;
}
/** C(out...) = sum over sum... of A(out..., sum...) B(out..., sum...); C is rows first, without gaps. */
export interface ComplexContraction {
    readonly A: ComplexElements;
    readonly B: ComplexElements;
    readonly out: readonly Axis[];
    readonly sum: readonly Axis[];
}
export declare function contractPairs(context: Context, prec: ComplexReal, c: ComplexContraction, keep: Keep): Promise<Pairs>;
