// HESV_NOPIV as a case: as SYSV_NOPIV. The imaginary parts of the diagonal are NaN.
import { hesvNopiv } from '../../../../src/index.js';
import { hesvNopivSpec } from '../../../../src/specs.js';
import { calling } from '../../../lib/calls.js';
import { caseOfNopivDriver } from './sysvNopiv.js';
export const hesvNopivCase = caseOfNopivDriver(hesvNopivSpec, 'c', calling(hesvNopiv, hesvNopivSpec));
