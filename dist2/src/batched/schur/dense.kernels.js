// The kernels of batched nonsymmetric eigenproblems as the host sees them: a workgroup to each matrix, which it holds in its own memory, or
// where that is too small in a buffer.
import { pick } from '../../autotune/pick.js';
import { variants } from '../../runtime/variants.js';
import { geev_iterate, geev_reduce, geev_values, geev_vectors, gehrd_group } from './shaders.gen.js';
const SHAPES = [
    { THREADS: 8, N: 8, HELD: 1 },
    { THREADS: 32, N: 32, HELD: 1 },
    { THREADS: 64, N: 64, HELD: 1 },
    { THREADS: 128, N: 80, HELD: 1 },
    { THREADS: 32, N: 32, HELD: 0 },
    { THREADS: 64, N: 64, HELD: 0 },
    { THREADS: 128, N: 128, HELD: 0 },
];
const bytesOf = ({ THREADS, N, HELD }) => 4 * HELD * N * (N + 1) + 20 * THREADS + 64;
const denseRules = SHAPES.map((choice) => ({
    name: `${choice.HELD === 1 ? 'held' : 'stored'}-${choice.N}`,
    choice,
    fits: (p) => p.n <= choice.N && choice.THREADS <= p.threads && bytesOf(choice) <= p.workgroupBytes,
    why: `a workgroup to a matrix of order up to ${choice.N}`,
}));
export const pickDense = (p, force) => pick(denseRules, p, force);
export const reduceVariants = variants({ tiles: SHAPES, flags: { LISTED: 2, VECTORS: 2 } });
export const iterateVariants = variants({ tiles: SHAPES, flags: { VECTORS: 2 } });
export const gehrdVariants = variants({ tiles: SHAPES, flags: { LISTED: 2, TAU_IN_A: 2 } });
const WIDTHS = [{ THREADS: 8 }, { THREADS: 32 }, { THREADS: 64 }, { THREADS: 128 }];
/** The tile with so many threads. */
export const widthOf = ({ THREADS }) => WIDTHS.find((width) => width.THREADS === THREADS);
export const vectorsVariants = variants({ tiles: WIDTHS, flags: { LISTED: 2 } });
/** Threads of geev_values. */
export const VALUE_THREADS = 64;
export const valuesVariants = variants({ always: { THREADS: VALUE_THREADS }, flags: { LISTED: 2 } });
export const geevReduce = { name: 'geev_reduce', text: geev_reduce, variants: reduceVariants.all };
export const geevIterate = { name: 'geev_iterate', text: geev_iterate, variants: iterateVariants.all };
export const geevVectors = { name: 'geev_vectors', text: geev_vectors, variants: vectorsVariants.all };
export const geevValues = { name: 'geev_values', text: geev_values, variants: valuesVariants.all };
export const gehrdGroup = { name: 'gehrd_group', text: gehrd_group, variants: gehrdVariants.all };
