// The kernel of the leaves of divide and conquer on a bidiagonal matrix as the host sees it.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { bdsdc_qr } from './shaders.gen.ts';

/** Largest number of columns of a leaf. */
export const MOST_LEAF_COLUMNS = 32;
export const qrTuning: Tuning = { MOST: MOST_LEAF_COLUMNS };
export const bdsdcQr: Kernel = { name: 'bdsdc_qr', text: bdsdc_qr, variants: [qrTuning] };
