// ZCGESDD as a case: as DSGESDD, of complex matrices.
import { zcgesdd } from '../../../../src/index.js';
import { zcgesddSpec } from '../../../../src/specs.js';
import { correctedSingular } from './dsgesdd.js';
export const zcgesddCase = correctedSingular(zcgesddSpec, zcgesdd);
