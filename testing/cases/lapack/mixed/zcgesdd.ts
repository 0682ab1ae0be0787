// ZCGESDD as a case: as DSGESDD, of complex matrices.
import { zcgesdd } from '../../../../src/index.ts';
import { zcgesddSpec } from '../../../../src/specs.ts';
import { correctedSingular } from './dsgesdd.ts';

export const zcgesddCase = correctedSingular(zcgesddSpec, zcgesdd);
