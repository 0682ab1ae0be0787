import { type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type Right } from '../../../lib/rightSides.ts';
import { type Given } from '../../../lib/source.ts';
import { type MixedData } from '../../../lib/tableMixed.ts';
export type ZcposvProblem = Flags<'uplo'> & Sizes<'n' | 'nrhs'> & LaidOut & Given & Right;
export declare const zcposvCase: Case<ZcposvProblem, MixedData>;
