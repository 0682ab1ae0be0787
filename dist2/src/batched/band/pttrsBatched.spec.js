// PTTRS of a batch: arguments, rules, documentation.
import { batchedForms, rightSides } from '../../core/batchForms.js';
import { realOf } from '../../core/field.js';
import { flopsPttrs } from '../../core/flops.js';
import { arg, num } from '../../core/spec.js';
const besides = (a) => Math.max(0, num(a, 'n') - 1);
/**
 * B := A^-1 B from the factors of pttrf; B is n x nrhs.
 *
 * Solves many symmetric (Hermitian) positive definite tridiagonal systems of one size at equal distances with the factors that pttrf has
 * computed; the factors may be the same for all (stride 0).
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not. Of Hermitian matrices the diagonal and D are
 * real numbers.
 *
 * Overwrites B. Flops (5n - 4) nrhs batchCount. Source: LAPACK xPTTRS.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example pttrsStridedBatched
 * // A thousand right-hand sides, all with the same factors.
 * const each = { strideD: 0, strideE: 0, ldb: 64, strideB: 64, batchCount: 1000 };
 * await spttrsStridedBatched(ctx.queue, { n: 64, nrhs: 1, d, e, B, ...each });
 * @example pttrsBatched
 * // Two systems of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsD: at, offsetsE: at, ldb: 4, offsetsB: at, batchCount: 2 };
 * await spttrsBatched(ctx.queue, { n: 4, nrhs: 1, d, e, B, ...places });
 * @example pttrsVbatched
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const places = { offsetsD: [0, 3], offsetsE: [0, 2], ldb: [3, 2], offsetsB: [0, 3] };
 * await spttrsVbatched(ctx.queue, { n: [3, 2], nrhs: [1, 2], d, e, B, ...places });
 */
export const pttrsForms = batchedForms({
    name: 'pttrs',
    precs: 'sdcz',
    sizes: ['n', 'nrhs'],
    operands: {
        /** D of A = L D L^H, n elements. */
        d: { length: arg('n'), type: realOf, access: 'in' },
        /** The n - 1 elements of L below its diagonal. */
        e: { length: besides, access: 'in' },
        /**
         * In: the right-hand sides. Out: the solutions. May lie in the buffer of any other operand if it shares no element with it.
         */
        B: rightSides,
    },
    reports: 'none',
    flops: (a) => flopsPttrs(num(a, 'n'), num(a, 'nrhs')),
});
