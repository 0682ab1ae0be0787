import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type Factor } from '../../../lib/factor.ts';
import { type Right } from '../../../lib/rightSides.ts';
import { type Given } from '../../../lib/source.ts';
export type PosvProblem = Flags<'uplo'> & Sizes<'n' | 'nrhs'> & LaidOut & Factor & Given & Right;
export type PosvData = Data<'A' | 'B', 'info'>;
export declare const posvCase: Case<PosvProblem, PosvData>;
