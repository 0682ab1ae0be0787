// HETRF as a case: as SYTRF. The imaginary parts of the diagonal are NaN and must become 0.
import { hetrf } from '../../../../src/index.js';
import { hetrfSpec } from '../../../../src/specs.js';
import { calling } from '../../../lib/calls.js';
import { caseOfFactors } from './sytrf.js';
export const hetrfCase = caseOfFactors(hetrfSpec, 'c', calling(hetrf, hetrfSpec));
