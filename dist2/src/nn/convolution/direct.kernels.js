import { REALS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { ACTIVATION_KINDS } from '../activations/activationKinds.js';
import { conv_direct, conv_direct_data, conv_direct_filter } from './shaders.gen.js';
/** Elements of a workgroup, of the first two. */
export const DIRECT_THREADS = 128;
/** Activations by number; the one behind them is none. */
export const directVariants = variants({
    types: REALS,
    flags: { ACTIVATION: ACTIVATION_KINDS.length + 1 },
    always: { THREADS: DIRECT_THREADS },
});
export const dataVariants = variants({ types: REALS, always: { THREADS: DIRECT_THREADS } });
export const directFilterVariants = variants({ types: REALS, flags: { BIAS: 2 }, always: { THREADS: 64 } });
export const convDirect = {
    name: 'conv_direct',
    text: conv_direct,
    get variants() {
        return directVariants.all;
    },
};
export const convDirectData = {
    name: 'conv_direct_data',
    text: conv_direct_data,
    variants: dataVariants.all,
};
export const convDirectFilter = {
    name: 'conv_direct_filter',
    text: conv_direct_filter,
    variants: directFilterVariants.all,
};
