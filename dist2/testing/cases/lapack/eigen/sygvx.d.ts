import type { Case } from '../../../lib/case.ts';
import { type ChosenData, type ChosenProblem } from '../../../lib/chosenCase.ts';
export declare const sygvxCase: Case<ChosenProblem, ChosenData<'ifail'>>;
