import { SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { lange_batched } from './shaders.gen.js';
const SHAPES = [
    { LANES: 4, THREADS: 64 },
    { LANES: 16, THREADS: 64 },
    { LANES: 64, THREADS: 128 },
    { LANES: 256, THREADS: 256 },
];
/** Elements of a matrix for each of its threads. */
const EACH = 16;
/** As many threads as have something to do. */
export const normShapeOf = (elements) => SHAPES.find(({ LANES }) => LANES * EACH >= elements) ?? SHAPES.at(-1);
export const normVariants = variants({
    types: SINGLES,
    tiles: SHAPES,
    always: { DEPTH: 4 },
    flags: { LISTED: 2, SYMMETRIC: 2, HERMITIAN: 2 },
    legal: (v) => v.HERMITIAN === 0 || (v.SYMMETRIC === 1 && v['COMPLEX'] === 1),
});
export const langeBatchedKernel = {
    name: 'lange_batched',
    text: lange_batched,
    variants: normVariants.all,
};
