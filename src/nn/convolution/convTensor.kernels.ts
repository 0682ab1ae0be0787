// Convolutions of halves on matrix units as the host sees them: variants.
import { fusedSamples } from '../../blas3/products/gemmEpilogue.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { variants } from '../../runtime/variants.ts';
import { UNIT_TILES, type UnitTile, type UnitTileName } from '../unitTiles.ts';
import { conv_tensor } from './shaders.gen.ts';

const tensorVariants = variants({ flags: { TURNED: 2 }, tiles: Object.values<UnitTile>(UNIT_TILES) });
export const convTensorTuning = (name: UnitTileName, turned: boolean): Tuning =>
  tensorVariants.of(undefined, { TURNED: turned }, UNIT_TILES[name]);

export const convTensor: Kernel = {
  name: 'conv_tensor',
  text: conv_tensor,
  get variants() {
    return [...tensorVariants.all, ...fusedSamples(convTensorTuning('square', false))];
  },
};
