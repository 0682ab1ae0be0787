import { type Data, type Filled, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface GejsvProblem extends Sizes<'m' | 'n'>, Filled {
    readonly jobu: 'u' | 'f' | 'n';
    readonly jobv: 'v' | 'n';
}
export type GejsvData = Data<'A' | 'U' | 'V', 'info', 'SVA'>;
export declare const gejsvCase: Case<GejsvProblem, GejsvData>;
