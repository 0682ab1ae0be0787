// HETRS as a case: as SYTRS.
import { hetrs } from '../../../../src/index.ts';
import { hetrsSpec } from '../../../../src/specs.ts';
import { calling } from '../../../lib/calls.ts';
import { caseOfSolution } from './sytrs.ts';

export const hetrsCase = caseOfSolution(hetrsSpec, 'c', calling(hetrs, hetrsSpec));
