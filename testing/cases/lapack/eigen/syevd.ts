// SYEVD as a case: what symmetric drivers have in common.
import { syevd } from '../../../../src/index.ts';
import { syevdRef } from '../../../../src/lapack/eigen/syevd.ref.ts';
import { syevdSpec } from '../../../../src/specs.ts';
import { eigenCase } from '../../../lib/eigenCase.ts';

export const syevdCase = eigenCase(syevdSpec, syevd, syevdRef);
