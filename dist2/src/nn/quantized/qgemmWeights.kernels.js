import { REALS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { ACTIVATION_KINDS } from '../activations/activationKinds.js';
import { dequantize_groups, weights_rows } from './shaders.gen.js';
const FOUR = { BITS: 4 };
const EIGHT = { BITS: 8 };
export const bitsTile = { '4': FOUR, '8': EIGHT };
const [THREADS, DEPTH] = [256, 4];
/** Numbers of a workgroup. */
export const DEQUANTIZED = THREADS * DEPTH;
export const dequantizeVariants = variants({ types: REALS, tiles: [FOUR, EIGHT], always: { THREADS, DEPTH } });
export const dequantizeGroups = {
    name: 'dequantize_groups',
    text: dequantize_groups,
    variants: dequantizeVariants.all,
};
/** Rows that one pass over the weights has room for, and features of a workgroup. */
export const DIRECT_ROWS = 4;
export const DIRECT_FEATURES = 4;
/** The number of an activation; the one behind them is none. */
export const activationNumber = (activation) => activation === 'none' ? ACTIVATION_KINDS.length : ACTIVATION_KINDS.indexOf(activation);
const ACTIVATIONS = ['none', 'relu', 'gelu', 'geluTanh', 'silu', 'sigmoid', 'tanh'];
const numbers = ACTIVATIONS.map(activationNumber);
export const rowsVariants = variants({
    types: REALS,
    flags: { ACTIVATION: ACTIVATION_KINDS.length + 1 },
    tiles: [FOUR, EIGHT],
    always: { THREADS: 64, ROWS: DIRECT_ROWS, FEATURES: DIRECT_FEATURES },
    legal: ({ ACTIVATION }) => numbers.includes(ACTIVATION),
});
export const weightsRows = {
    name: 'weights_rows',
    text: weights_rows,
    get variants() {
        return rowsVariants.all;
    },
};
