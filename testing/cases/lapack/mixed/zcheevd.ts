// ZCHEEVD as a case: as DSSYEVD, of Hermitian matrices.
import { zcheevd } from '../../../../src/index.ts';
import { zcheevdSpec } from '../../../../src/specs.ts';
import { correctedVectors } from './dssyevd.ts';

export const zcheevdCase = correctedVectors(zcheevdSpec, zcheevd);
