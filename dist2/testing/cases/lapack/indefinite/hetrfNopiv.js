// HETRF_NOPIV as a case: as SYTRF_NOPIV. The imaginary parts of the diagonal are NaN and must become 0.
import { hetrfNopiv } from '../../../../src/index.js';
import { hetrfNopivSpec } from '../../../../src/specs.js';
import { calling } from '../../../lib/calls.js';
import { caseOfNopivFactors } from './sytrfNopiv.js';
export const hetrfNopivCase = caseOfNopivFactors(hetrfNopivSpec, 'c', calling(hetrfNopiv, hetrfNopivSpec));
