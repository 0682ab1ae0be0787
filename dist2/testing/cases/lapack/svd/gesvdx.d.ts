import { type Chosen } from '../../../../src/lapack/svd/gesvdx.ref.ts';
import { type Data, type Filled, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
export interface GesvdxProblem extends Sizes<'m' | 'n'>, Filled {
    readonly jobu: 'v' | 'n';
    readonly jobvt: 'v' | 'n';
    readonly chosen: Chosen;
}
export type GesvdxData = Data<'A' | 'U' | 'VT', 'ns' | 'info', 'S'>;
export declare const gesvdxCase: Case<GesvdxProblem, GesvdxData>;
