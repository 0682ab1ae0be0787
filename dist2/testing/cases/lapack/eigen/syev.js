// SYEV as a case: what symmetric drivers have in common.
import { syev } from '../../../../src/index.js';
import { syevRef } from '../../../../src/lapack/eigen/syev.ref.js';
import { syevSpec } from '../../../../src/specs.js';
import { eigenCase } from '../../../lib/eigenCase.js';
export const syevCase = eigenCase(syevSpec, syev, syevRef);
