// SYGV as a case: what drivers for generalized problems have in common.
import { sygv } from '../../../../src/index.ts';
import { sygvRef } from '../../../../src/lapack/eigen/sygv.ref.ts';
import { sygvSpec } from '../../../../src/specs.ts';
import { generalCase } from '../../../lib/generalCase.ts';

export const sygvCase = generalCase(sygvSpec, sygv, sygvRef);
