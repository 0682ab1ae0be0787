// The kernels that bring factors of a QR from a workspace to a batch, and its records to the workspace, as the host sees them.

import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { BITS } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { qr_put, qr_records } from './shaders.gen.ts';

const MOVED = { s: BITS.s, c: BITS.c } as const;

export const putVariants = variants({ types: MOVED, always: { THREADS: 256 }, flags: { LISTED: 2 } });
export const MOVED_THREADS = 64;
export const movedTuning: Tuning = { THREADS: MOVED_THREADS };

export const qrPut: Kernel = { name: 'qr_put', text: qr_put, variants: putVariants.all };
export const qrRecords: Kernel = { name: 'qr_records', text: qr_records, variants: [movedTuning] };
