import { type Data, type Filled, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface GesvjProblem extends Sizes<'m' | 'n'>, Filled {
    readonly jobu: 'u' | 'n';
    readonly jobv: 'v' | 'n';
}
export type GesvjData = Data<'A' | 'V', 'info', 'SVA'>;
export declare const gesvjCase: Case<GesvjProblem, GesvjData>;
