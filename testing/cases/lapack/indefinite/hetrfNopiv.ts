// HETRF_NOPIV as a case: as SYTRF_NOPIV. The imaginary parts of the diagonal are NaN and must become 0.
import { hetrfNopiv } from '../../../../src/index.ts';
import { hetrfNopivSpec } from '../../../../src/specs.ts';
import { calling } from '../../../lib/calls.ts';
import { caseOfNopivFactors } from './sytrfNopiv.ts';

export const hetrfNopivCase = caseOfNopivFactors(hetrfNopivSpec, 'c', calling(hetrfNopiv, hetrfNopivSpec));
