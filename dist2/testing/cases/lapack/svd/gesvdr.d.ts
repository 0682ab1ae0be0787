import { type Data, type Filled, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface GesvdrProblem extends Sizes<'m' | 'n' | 'k' | 'p' | 'niters'>, Filled {
    readonly jobu: 's' | 'n';
    readonly jobvt: 's' | 'n';
    readonly seed?: number;
}
export type GesvdrData = Data<'A' | 'U' | 'VT', 'info', 'S'>;
export declare const gesvdrCase: Case<GesvdrProblem, GesvdrData>;
