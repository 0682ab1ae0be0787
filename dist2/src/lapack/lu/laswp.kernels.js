// The row-interchange kernel as the host sees it.
import { isComplex } from '../../core/field.js';
import { SINGLES_AND_DOUBLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { laswp } from './shaders.gen.js';
const shape = (NP, COLS) => ({ NP, THREADS: 256, COLS });
/** Columns from which on workgroups take more of them: a GPU is filled by then. */
const MANY = 2048;
const wide = { few: shape(64, 8), many: shape(64, 32), manyPairs: shape(64, 16) };
const narrow = { few: shape(32, 8), many: shape(32, 32), manyPairs: shape(32, 16) };
/** Workgroup memory of the variants that solve with 64 interchanges. */
const WIDE_BYTES = { real: 26 * 1024, complex: 42 * 1024 };
/** The widest triangle that the kernel solves with on this device. */
export function solveWidth(type, workgroupBytes, software) {
    const needed = isComplex(type) ? WIDE_BYTES.complex : WIDE_BYTES.real;
    return workgroupBytes >= needed && !software ? wide.few.NP : narrow.few.NP;
}
/** A shape for `count` interchanges, at most solveWidth(), of this many columns. */
export function pickLaswp(type, count, columns) {
    const { few, many, manyPairs } = count <= narrow.few.NP ? narrow : wide;
    if (columns < MANY)
        return few;
    return isComplex(type) ? manyPairs : many;
}
export const laswpVariants = variants({
    types: SINGLES_AND_DOUBLES,
    flags: { SOLVE: 2 },
    tiles: [wide, narrow].flatMap(({ few, many, manyPairs }) => [few, many, manyPairs]),
    // Doubles are moved only.
    legal: ({ COLS, COMPLEX, DOUBLE, SOLVE }) => COLS !== (COMPLEX === 1 ? wide.many.COLS : wide.manyPairs.COLS) && (SOLVE === 0 || DOUBLE !== 1),
});
export const laswpKernel = { name: 'laswp', text: laswp, variants: laswpVariants.all };
