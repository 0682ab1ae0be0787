import { DOUBLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { qr_soft, reflect_soft } from './shaders.gen.js';
/** Threads that share a column: results depend on it. */
const LINES = 8;
/** Threads of a workgroup and of a matrix, by sizes and numbers: results do not depend on them. */
const FEW = { THREADS: 64, TEAM: 64, PACKED: 0 };
const MANY = { THREADS: 256, TEAM: 256, PACKED: 0 };
/** Several matrices to a workgroup: what one thread decides for a matrix is decided for all of them at once. */
const SMALL = { THREADS: 128, TEAM: 8, PACKED: 1 };
const MIDDLE = { THREADS: 128, TEAM: 32, PACKED: 1 };
const tiles = [FEW, MANY, SMALL, MIDDLE];
/** Matrices from which on a workgroup takes several, and the most elements of such a one. */
const PACKED_FROM = 1024;
const SMALL_ELEMENTS = 256;
const MIDDLE_ELEMENTS = 1024;
/** Several matrices to a workgroup, if they are many, small, and of one size; else a thread for each row and a column in eight. */
export function qrSoftShape(m, n, count, listed) {
    if (!listed && count >= PACKED_FROM && m * n <= MIDDLE_ELEMENTS)
        return m * n <= SMALL_ELEMENTS ? SMALL : MIDDLE;
    return Math.min(m, LINES) * n <= 2 * FEW.THREADS ? FEW : MANY;
}
/** Columns that a matrix's threads have in hand at a time. */
export const columnsOf = ({ TEAM }) => TEAM / LINES;
/** Workgroups for so many matrices. */
export const groupsOf = ({ THREADS, TEAM }, count) => Math.ceil((count * TEAM) / THREADS);
const always = { LINES };
const ofOneSize = ({ PACKED, LISTED }) => PACKED === 0 || LISTED === 0;
export const qrSoftVariants = variants({
    types: DOUBLES,
    tiles,
    flags: { LISTED: 2, TAU_IN_A: 2 },
    always,
    legal: ofOneSize,
});
export const reflectSoftVariants = variants({
    types: DOUBLES,
    tiles,
    flags: { LISTED: 2, IDENTITY: 2, V_IN_X: 2, TAU_IN_X: 2 },
    always,
    legal: (tuning) => ofOneSize(tuning) && (tuning.IDENTITY === 0 || tuning.V_IN_X === 1),
});
export const qrSoft = { name: 'qr_soft', text: qr_soft, variants: qrSoftVariants.all };
export const reflectSoft = { name: 'reflect_soft', text: reflect_soft, variants: reflectSoftVariants.all };
