import { REALS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { ACTIVATION_KINDS } from './activationKinds.js';
import { activation_elements } from './shaders.gen.js';
const THREADS = 256;
const DEPTH = 4;
/** Elements of a workgroup. */
export const ACTIVATION_ELEMENTS = THREADS * DEPTH;
export const activationVariants = variants({
    types: REALS,
    flags: { GRADIENT: 2, ACTIVATION: ACTIVATION_KINDS.length },
    always: { THREADS, DEPTH },
});
export const activationKernel = {
    name: 'activation_elements',
    text: activation_elements,
    get variants() {
        return activationVariants.all;
    },
};
