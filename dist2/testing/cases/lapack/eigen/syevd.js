// SYEVD as a case: what symmetric drivers have in common.
import { syevd } from '../../../../src/index.js';
import { syevdRef } from '../../../../src/lapack/eigen/syevd.ref.js';
import { syevdSpec } from '../../../../src/specs.js';
import { eigenCase } from '../../../lib/eigenCase.js';
export const syevdCase = eigenCase(syevdSpec, syevd, syevdRef);
