import type { Case } from '../../../lib/case.ts';
import { type DsgelsData, type DsgelsProblem } from './dsgels.ts';
export declare const zcgelsCase: Case<DsgelsProblem, DsgelsData>;
