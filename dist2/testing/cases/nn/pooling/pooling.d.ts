import { type PoolSizes } from '../../../../src/core/pooling.ts';
import { type Data } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface PoolProblem extends PoolSizes {
    readonly layout: 'nhwc' | 'nchw';
    /** Elements in front of the operands. */
    readonly offset?: number;
}
export declare const poolForwardCase: Case<PoolProblem, Data<'X' | 'Y'>>;
export declare const poolBackwardCase: Case<PoolProblem, Data<'X' | 'dY' | 'dX'>>;
