// HETRI as a case: as SYTRI. The diagonal of the inverse must be real.
import { hetri } from '../../../../src/index.js';
import { hetriSpec } from '../../../../src/specs.js';
import { calling } from '../../../lib/calls.js';
import { caseOfInverse } from './sytri.js';
export const hetriCase = caseOfInverse(hetriSpec, 'c', calling(hetri, hetriSpec));
