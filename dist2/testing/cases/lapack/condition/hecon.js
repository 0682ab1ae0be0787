// HECON as a case: as SYCON.
import { hecon } from '../../../../src/index.js';
import { heconSpec } from '../../../../src/specs.js';
import { caseOfCondition } from './sycon.js';
export const heconCase = caseOfCondition(heconSpec, 'c', hecon);
