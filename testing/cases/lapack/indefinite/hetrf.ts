// HETRF as a case: as SYTRF. The imaginary parts of the diagonal are NaN and must become 0.
import { hetrf } from '../../../../src/index.ts';
import { hetrfSpec } from '../../../../src/specs.ts';
import { calling } from '../../../lib/calls.ts';
import { caseOfFactors } from './sytrf.ts';

export const hetrfCase = caseOfFactors(hetrfSpec, 'c', calling(hetrf, hetrfSpec));
