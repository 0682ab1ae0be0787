// The triangular-solve kernel as the host sees it.
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import { trsm_block } from '../runtime/kernels.gen.ts';

/** Order of the diagonal blocks that one workgroup solves by substitution; larger triangles are split down to it. */
export const TRSM_NB = 32;
export const TRSM_COLS = 32;

const SHAPE = { NB: TRSM_NB, GROUPS: 8, TC: 4 };

/** Indexed by 2*UNIT + A_IN_B. */
export const trsmTunings: readonly Tuning[] = [0, 1].flatMap((UNIT) =>
  [0, 1].map((A_IN_B) => ({ ...SHAPE, UNIT, A_IN_B })),
);

export const trsmBlock: Kernel = { name: 'trsm_block', text: trsm_block, variants: trsmTunings };
