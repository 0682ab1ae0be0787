// HETRS_NOPIV as a case: as SYTRS_NOPIV.
import { hetrsNopiv } from '../../../../src/index.ts';
import { hetrsNopivSpec } from '../../../../src/specs.ts';
import { calling } from '../../../lib/calls.ts';
import { caseOfNopivSolution } from './sytrsNopiv.ts';

export const hetrsNopivCase = caseOfNopivSolution(hetrsNopivSpec, 'c', calling(hetrsNopiv, hetrsNopivSpec));
