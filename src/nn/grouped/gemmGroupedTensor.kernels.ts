// GEMMGROUPED of halves on matrix units as the host sees it.
import { fusedSamples } from '../../blas3/products/gemmEpilogue.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { variants } from '../../runtime/variants.ts';
import { UNIT_TILES, type UnitTile, type UnitTileName } from '../unitTiles.ts';
import { gemm_grouped_tensor } from './shaders.gen.ts';

const groupedTensorVariants = variants({ flags: { TURNED: 2 }, tiles: Object.values<UnitTile>(UNIT_TILES) });
/** `along`: weights lie along the depth. */
export const groupedTensorTuning = (name: UnitTileName, along: boolean): Tuning =>
  groupedTensorVariants.of(undefined, { TURNED: along }, UNIT_TILES[name]);

export const gemmGroupedTensor: Kernel = {
  name: 'gemm_grouped_tensor',
  text: gemm_grouped_tensor,
  get variants() {
    return [...groupedTensorVariants.all, ...fusedSamples(groupedTensorTuning('square', true))];
  },
};
