// GEMMGROUPED of halves through packed factors as the host sees it.
import { fusedSamples } from '../../blas3/products/gemmEpilogue.ts';
import { TENSOR_TILES, tileMemory } from '../../blas3/products/tensorTiles.ts';
import type { Kernel } from '../../runtime/kernel.ts';
import { variants } from '../../runtime/variants.ts';
import { gemm_grouped_packed } from './shaders.gen.ts';

/** A tile begins at a multiple of so many rows. */
export const PACKED_ALIGNMENT = 8;

export const PACKED_TILE = TENSOR_TILES.half;
const UNIT = { MM: 16, MN: 16, MK: 16, SG: 32 } as const;

const packedVariants = variants({ always: { ...PACKED_TILE, ...UNIT, ...tileMemory(PACKED_TILE, UNIT) } });
/** Of the units that unitTiles.ts's tiles are for. */
export const groupedPackedTuning = packedVariants.of(undefined);

export const gemmGroupedPacked: Kernel = {
  name: 'gemm_grouped_packed',
  text: gemm_grouped_packed,
  get variants() {
    return [...packedVariants.all, ...fusedSamples(groupedPackedTuning)];
  },
};
