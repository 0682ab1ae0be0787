// HESV as a case: as SYSV. The imaginary parts of the diagonal are NaN.
import { hesv } from '../../../../src/index.ts';
import { hesvSpec } from '../../../../src/specs.ts';
import { calling } from '../../../lib/calls.ts';
import { caseOfDriver } from './sysv.ts';

export const hesvCase = caseOfDriver(hesvSpec, 'c', calling(hesv, hesvSpec));
