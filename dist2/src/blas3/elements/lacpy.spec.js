// LACPY: arguments, rules, documentation.
import { matrix, positional, size } from '../../core/kinds.js';
/**
 * B := A for m x n matrices, column-major, or one triangle of it (trapezoid, where m and n differ).
 *
 * B := A, all of it or one triangle.
 *
 * Overwrites the chosen part of B only. No flops; elements move as they are, NaN and denormals included. On a GPU context halves and
 * singles, also complex, are moved on the GPU, doubles where they live.
 * Source: LAPACK xLACPY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slacpy(ctx.queue, { m, n, A, lda: m, B, ldb: m });
 */
export const lacpySpec = {
    name: 'lacpy',
    precs: 'hsdcz',
    doubles: 'dz',
    args: positional({
        /**
         * 'f' (default): all of A; 'l', 'u': its lower or upper triangle with the diagonal, and nothing else is read or written.
         */
        uplo: { kind: 'flag', values: ['f', 'l', 'u'], default: 'f' },
        m: size,
        n: size,
        A: matrix('m', 'n', 'in'),
        /** Out. May lie in the same buffer as A if it shares no element with it. */
        B: matrix('m', 'n', 'out'),
    }),
    nothing: (a) => a.m === 0 || a.n === 0,
    flops: () => 0,
};
