// HETRI as a case: as SYTRI. The diagonal of the inverse must be real.
import { hetri } from '../../../../src/index.ts';
import { hetriSpec } from '../../../../src/specs.ts';
import { calling } from '../../../lib/calls.ts';
import { caseOfInverse } from './sytri.ts';

export const hetriCase = caseOfInverse(hetriSpec, 'c', calling(hetri, hetriSpec));
