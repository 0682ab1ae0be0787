import { type Data, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type ValueData } from '../../../lib/eigenvalues.ts';
import { type Layout } from '../../../lib/operands.ts';
import { type Given } from '../../../lib/source.ts';
type SchurSort = 'n' | 'lhp' | 'rhp' | 'iuc' | 'ouc';
export interface GeesProblem extends Sizes<'n'>, Given {
    readonly jobvs: 'n' | 'v';
    readonly sort: SchurSort;
    readonly layout?: Layout;
}
/** VS: without columns where it is not wanted. */
export type GeesData = ValueData & Data<'A' | 'VS', 'sdim' | 'info'>;
export declare const geesCase: Case<GeesProblem, GeesData>;
export {};
