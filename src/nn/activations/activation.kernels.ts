// The kernel of activations and their gradients as the host sees it.
import type { Kernel } from '../../runtime/kernel.ts';
import { REALS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { ACTIVATION_KINDS } from './activationKinds.ts';
import { activation_elements } from './shaders.gen.ts';

const THREADS = 256;
/** Numbers of a thread. */
const NUMBERS = 8;
/** Numbers of a workgroup. */
export const ACTIVATION_NUMBERS = THREADS * NUMBERS;
/** In vectors of four, or one by one. */
const tileOf = (WIDE: 0 | 1) => ({ WIDE, DEPTH: NUMBERS / (1 + 3 * WIDE) });
export const ACTIVATION_TILES = { wide: tileOf(1), single: tileOf(0) } as const;

export const activationVariants = variants({
  types: REALS,
  flags: { GRADIENT: 2, ACTIVATION: ACTIVATION_KINDS.length },
  tiles: Object.values(ACTIVATION_TILES),
  always: { THREADS },
});
export const activationKernel: Kernel = {
  name: 'activation_elements',
  text: activation_elements,
  get variants() {
    return activationVariants.all;
  },
};
