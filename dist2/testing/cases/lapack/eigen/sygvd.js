// SYGVD as a case: what drivers for generalized problems have in common.
import { sygvd } from '../../../../src/index.js';
import { syevdRef } from '../../../../src/lapack/eigen/syevd.ref.js';
import { sygvRef } from '../../../../src/lapack/eigen/sygv.ref.js';
import { sygvdSpec } from '../../../../src/specs.js';
import { generalCase } from '../../../lib/generalCase.js';
export const sygvdCase = generalCase(sygvdSpec, sygvd, (call) => sygvRef(call, syevdRef));
