// HETRS_NOPIV as a case: as SYTRS_NOPIV.
import { hetrsNopiv } from '../../../../src/index.js';
import { hetrsNopivSpec } from '../../../../src/specs.js';
import { calling } from '../../../lib/calls.js';
import { caseOfNopivSolution } from './sytrsNopiv.js';
export const hetrsNopivCase = caseOfNopivSolution(hetrsNopivSpec, 'c', calling(hetrsNopiv, hetrsNopivSpec));
