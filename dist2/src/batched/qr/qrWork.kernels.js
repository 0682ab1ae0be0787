// The kernels that bring factors of a QR from a workspace to a batch, and its records to the workspace, as the host sees them.
import { BITS } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { qr_put, qr_records } from './shaders.gen.js';
const MOVED = { s: BITS.s, c: BITS.c };
export const putVariants = variants({ types: MOVED, always: { THREADS: 256 }, flags: { LISTED: 2 } });
export const MOVED_THREADS = 64;
export const movedTuning = { THREADS: MOVED_THREADS };
export const qrPut = { name: 'qr_put', text: qr_put, variants: putVariants.all };
export const qrRecords = { name: 'qr_records', text: qr_records, variants: [movedTuning] };
