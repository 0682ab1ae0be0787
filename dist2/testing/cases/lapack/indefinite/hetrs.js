// HETRS as a case: as SYTRS.
import { hetrs } from '../../../../src/index.js';
import { hetrsSpec } from '../../../../src/specs.js';
import { calling } from '../../../lib/calls.js';
import { caseOfSolution } from './sytrs.js';
export const hetrsCase = caseOfSolution(hetrsSpec, 'c', calling(hetrs, hetrsSpec));
