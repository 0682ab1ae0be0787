import { bdsdc_qr } from './shaders.gen.js';
/** Largest number of columns of a leaf. */
export const MOST_LEAF_COLUMNS = 32;
export const qrTuning = { MOST: MOST_LEAF_COLUMNS };
export const bdsdcQr = { name: 'bdsdc_qr', text: bdsdc_qr, variants: [qrTuning] };
