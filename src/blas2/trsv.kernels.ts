// The substitution kernel as the host sees it.
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { trsv_block } from './shaders.gen.ts';

/** Order of the triangles that one workgroup solves. */
export const TRSV_NB = 256;
const tunings = (BAND: number): readonly Tuning[] => [0, 1].map((UNIT) => ({ NB: TRSV_NB, S: 16, UNIT, BAND }));
/** Indexed by UNIT. */
export const trsvTunings = tunings(0);
export const trsvBandTunings = tunings(1);
export const trsvBlock: Kernel = {
  name: 'trsv_block',
  text: trsv_block,
  variants: [...trsvTunings, ...trsvBandTunings],
};
