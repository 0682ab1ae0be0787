// SYGVD as a case: what drivers for generalized problems have in common.
import { sygvd } from '../../../../src/index.ts';
import { syevdRef } from '../../../../src/lapack/eigen/syevd.ref.ts';
import { sygvRef } from '../../../../src/lapack/eigen/sygv.ref.ts';
import { sygvdSpec } from '../../../../src/specs.ts';
import { generalCase } from '../../../lib/generalCase.ts';

export const sygvdCase = generalCase(sygvdSpec, sygvd, (call) => sygvRef(call, syevdRef));
