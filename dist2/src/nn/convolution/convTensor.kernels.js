// Convolutions of halves on matrix units as the host sees them: variants.
import { fusedSamples } from '../../blas3/products/gemmEpilogue.js';
import { variants } from '../../runtime/variants.js';
import { UNIT_TILES } from '../unitTiles.js';
import { conv_tensor } from './shaders.gen.js';
const tensorVariants = variants({ flags: { TURNED: 2 }, tiles: Object.values(UNIT_TILES) });
export const convTensorTuning = (name, turned) => tensorVariants.of(undefined, { TURNED: turned }, UNIT_TILES[name]);
export const convTensor = {
    name: 'conv_tensor',
    text: conv_tensor,
    get variants() {
        return [...tensorVariants.all, ...fusedSamples(convTensorTuning('square', false))];
    },
};
