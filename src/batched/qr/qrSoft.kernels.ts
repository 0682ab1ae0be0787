// The kernels for QR of batches of doubles in soft arithmetic, a workgroup a matrix, as the host sees them.
import type { Kernel } from '../../runtime/kernel.ts';
import { DOUBLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { qr_soft, reflect_soft } from './shaders.gen.ts';

/** Threads that share a column: results depend on it. */
const LINES = 8;
/** Threads of a workgroup, of small matrices and of others: results do not depend on them. */
const FEW = { THREADS: 64 } as const;
const MANY = { THREADS: 256 } as const;
const tiles = [FEW, MANY] as const;

/** A thread for each row and a column in eight, as far as there are so many. */
export const qrSoftShape = (m: number, n: number): (typeof tiles)[number] =>
  Math.min(m, LINES) * n <= 2 * FEW.THREADS ? FEW : MANY;

/** Columns that a workgroup has in hand at a time. */
export const columnsOf = ({ THREADS }: (typeof tiles)[number]): number => THREADS / LINES;

const always = { LINES };
export const qrSoftVariants = variants({ types: DOUBLES, tiles, flags: { LISTED: 2, TAU_IN_A: 2 }, always });
export const reflectSoftVariants = variants({
  types: DOUBLES,
  tiles,
  flags: { LISTED: 2, IDENTITY: 2, V_IN_X: 2, TAU_IN_X: 2 },
  always,
  legal: ({ IDENTITY, V_IN_X }) => IDENTITY === 0 || V_IN_X === 1,
});

export const qrSoft: Kernel = { name: 'qr_soft', text: qr_soft, variants: qrSoftVariants.all };
export const reflectSoft: Kernel = { name: 'reflect_soft', text: reflect_soft, variants: reflectSoftVariants.all };
