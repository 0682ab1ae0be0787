import { REALS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { ACTIVATION_KINDS } from '../activations/activationKinds.js';
import { byte_signs, byte_sums, qgemm_finish, qgemm_requantize } from './shaders.gen.js';
const THREADS = 256;
const DEPTH = 4;
/** Elements of a workgroup of qgemm_finish. */
export const FINISH_ELEMENTS = THREADS * DEPTH;
/** Words of a workgroup of qgemm_requantize and byte_signs. */
export const BYTE_WORDS = THREADS;
/** Rows of a workgroup of byte_sums. */
export const SUM_ROWS = 16;
// One more than there are: none.
const flags = { ACTIVATION: ACTIVATION_KINDS.length + 1 };
export const finishVariants = variants({ types: REALS, flags, always: { THREADS, DEPTH } });
export const requantizeVariants = variants({ flags, always: { THREADS } });
export const byteVariants = variants({ always: { THREADS } });
export const byteSumVariants = variants({ always: { THREADS, ROWS: SUM_ROWS } });
export const qgemmFinish = {
    name: 'qgemm_finish',
    text: qgemm_finish,
    get variants() {
        return finishVariants.all;
    },
};
export const qgemmRequantize = {
    name: 'qgemm_requantize',
    text: qgemm_requantize,
    get variants() {
        return requantizeVariants.all;
    },
};
export const byteSigns = { name: 'byte_signs', text: byte_signs, variants: byteVariants.all };
export const byteSums = { name: 'byte_sums', text: byte_sums, variants: byteSumVariants.all };
