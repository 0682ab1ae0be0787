// HECON as a case: as SYCON.
import { hecon } from '../../../../src/index.ts';
import { heconSpec } from '../../../../src/specs.ts';
import { caseOfCondition } from './sycon.ts';

export const heconCase = caseOfCondition(heconSpec, 'c', hecon);
