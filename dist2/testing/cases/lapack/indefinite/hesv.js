// HESV as a case: as SYSV. The imaginary parts of the diagonal are NaN.
import { hesv } from '../../../../src/index.js';
import { hesvSpec } from '../../../../src/specs.js';
import { calling } from '../../../lib/calls.js';
import { caseOfDriver } from './sysv.js';
export const hesvCase = caseOfDriver(hesvSpec, 'c', calling(hesv, hesvSpec));
