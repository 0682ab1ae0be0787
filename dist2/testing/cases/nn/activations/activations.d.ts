import { type ActivationKind } from '../../../../src/nn.ts';
import { type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface ActivationProblem extends Sizes<'n'>, LaidOut {
    readonly kind: ActivationKind;
    readonly slope: number;
    readonly scale: number;
    /** All operands lie in one buffer. */
    readonly together?: boolean;
}
export declare const activationForwardCase: Case<ActivationProblem, Data<'X' | 'Y'>>;
export declare const activationBackwardCase: Case<ActivationProblem, Data<'X' | 'dY' | 'dX'>>;
