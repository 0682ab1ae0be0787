import { type TriangularBandProblem } from '../../lib/band.ts';
import type { Views } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
export declare const tbmvCase: Case<TriangularBandProblem, Views>;
