// GEMMGROUPED of halves on matrix units as the host sees it.
import { fusedSamples } from '../../blas3/products/gemmEpilogue.js';
import { variants } from '../../runtime/variants.js';
import { UNIT_TILES } from '../unitTiles.js';
import { gemm_grouped_tensor } from './shaders.gen.js';
const groupedTensorVariants = variants({ flags: { TURNED: 2 }, tiles: Object.values(UNIT_TILES) });
/** `along`: weights lie along the depth. */
export const groupedTensorTuning = (name, along) => groupedTensorVariants.of(undefined, { TURNED: along }, UNIT_TILES[name]);
export const gemmGroupedTensor = {
    name: 'gemm_grouped_tensor',
    text: gemm_grouped_tensor,
    get variants() {
        return [...groupedTensorVariants.all, ...fusedSamples(groupedTensorTuning('square', true))];
    },
};
