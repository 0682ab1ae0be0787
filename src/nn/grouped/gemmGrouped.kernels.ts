// The kernel of GEMMGROUPED as the host sees it.
import type { Kernel } from '../../runtime/kernel.ts';
import { REALS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { ACTIVATION_KINDS } from '../activations/activationKinds.ts';
import { gemm_grouped } from './shaders.gen.ts';

const LARGE = { BM: 128, BN: 64, BK: 16, TM: 8, TN: 8, KU: 16 } as const;
const SMALL = { BM: 32, BN: 32, BK: 16, TM: 4, TN: 4, KU: 16 } as const;

/** From so many rows of a group on a large tile is half full, and groups' last tiles waste little. */
const LARGE_ROWS = 64;

export const groupedVariants = variants({
  types: REALS,
  tiles: [LARGE, SMALL],
  // One activation more than there are: none.
  flags: { ACROSS: 2, WIDE: 2, ACTIVATION: ACTIVATION_KINDS.length + 1 },
});

/** By the rows of a group on average: what each has only the device knows. */
export const groupedTile = (groups: number, rows: number, features: number) =>
  rows >= groups * LARGE_ROWS && features > LARGE_ROWS ? LARGE : SMALL;

export const gemmGroupedKernel: Kernel = {
  name: 'gemm_grouped',
  text: gemm_grouped,
  get variants() {
    return groupedVariants.all;
  },
};
