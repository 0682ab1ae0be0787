// ZCHEEVD as a case: as DSSYEVD, of Hermitian matrices.
import { zcheevd } from '../../../../src/index.js';
import { zcheevdSpec } from '../../../../src/specs.js';
import { correctedVectors } from './dssyevd.js';
export const zcheevdCase = correctedVectors(zcheevdSpec, zcheevd);
