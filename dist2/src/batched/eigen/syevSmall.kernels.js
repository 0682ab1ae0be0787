// The kernel of eigenproblems of order 8 at most as the host sees it: how many threads a workgroup has, and every variant.
import { pick } from '../../autotune/pick.js';
import { variants } from '../../runtime/variants.js';
import { syev_small } from './shaders.gen.js';
/** Up to this order a thread has a matrix and its vectors in registers. */
export const TINY = 8;
const SHAPES = Array.from({ length: TINY }, (_, k) => ({ N: k + 1, THREADS: k < 4 ? 64 : 32 }));
/** Whether matrices pass through workgroup memory. */
export const tinyRules = [
    {
        name: 'staged',
        choice: 1,
        fits: (p) => p.packed && !p.software && p.bytes <= p.workgroupBytes,
        why: 'the matrices of a workgroup are brought together',
    },
    { name: 'direct', choice: 0, fits: () => true, why: 'each thread reads where its matrix lies' },
];
export const tinyVariants = variants({
    tiles: SHAPES,
    flags: { VECTORS: 2, LISTED: 2, STAGED: 2, W_IN_A: 2 },
    legal: ({ STAGED, LISTED, W_IN_A }) => STAGED === 0 || (LISTED === 0 && W_IN_A === 0),
});
export const syevSmall = { name: 'syev_small', text: syev_small, variants: tinyVariants.all };
/** The shape for an order, and whether matrices are staged on a device; `force` names a rule, which must fit. */
export function pickTiny(n, p, force) {
    const shape = SHAPES[Math.max(1, n) - 1];
    const problem = { ...p, bytes: 4 * shape.THREADS * (shape.N * shape.N + 4) };
    const { choice } = pick(tinyRules, problem, force);
    if (choice === 1 && !problem.packed)
        throw new RangeError('only packed matrices can be staged');
    return { shape, staged: choice };
}
