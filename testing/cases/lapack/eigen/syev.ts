// SYEV as a case: what symmetric drivers have in common.
import { syev } from '../../../../src/index.ts';
import { syevRef } from '../../../../src/lapack/eigen/syev.ref.ts';
import { syevSpec } from '../../../../src/specs.ts';
import { eigenCase } from '../../../lib/eigenCase.ts';

export const syevCase = eigenCase(syevSpec, syev, syevRef);
