// SYGV as a case: what drivers for generalized problems have in common.
import { sygv } from '../../../../src/index.js';
import { sygvRef } from '../../../../src/lapack/eigen/sygv.ref.js';
import { sygvSpec } from '../../../../src/specs.js';
import { generalCase } from '../../../lib/generalCase.js';
export const sygvCase = generalCase(sygvSpec, sygv, sygvRef);
