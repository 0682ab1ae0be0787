// HESV_NOPIV as a case: as SYSV_NOPIV. The imaginary parts of the diagonal are NaN.
import { hesvNopiv } from '../../../../src/index.ts';
import { hesvNopivSpec } from '../../../../src/specs.ts';
import { calling } from '../../../lib/calls.ts';
import { caseOfNopivDriver } from './sysvNopiv.ts';

export const hesvNopivCase = caseOfNopivDriver(hesvNopivSpec, 'c', calling(hesvNopiv, hesvNopivSpec));
