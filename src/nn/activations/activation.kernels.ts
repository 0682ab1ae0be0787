// The kernel of activations and their gradients as the host sees it.
import type { Kernel } from '../../runtime/kernel.ts';
import { REALS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { ACTIVATION_KINDS } from './activationKinds.ts';
import { activation_elements } from './shaders.gen.ts';

const THREADS = 256;
const DEPTH = 4;
/** Elements of a workgroup. */
export const ACTIVATION_ELEMENTS = THREADS * DEPTH;

export const activationVariants = variants({
  types: REALS,
  flags: { GRADIENT: 2, ACTIVATION: ACTIVATION_KINDS.length },
  always: { THREADS, DEPTH },
});
export const activationKernel: Kernel = {
  name: 'activation_elements',
  text: activation_elements,
  get variants() {
    return activationVariants.all;
  },
};
