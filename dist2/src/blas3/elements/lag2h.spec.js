// LAG2H: arguments, rules, documentation.
import { integers, matrix, positional, size } from '../../core/kinds.js';
/**
 * HA := A rounded to half precision, m x n, column-major.
 *
 * HA := A, single to half precision.
 *
 * Overwrites HA and info. Rounds to nearest, ties to even, with subnormal halves, on every device. From 65520 on, half way between the
 * largest half and the next power of two, a number becomes infinite; info is then 1, also for infinities in A, and all of HA is defined
 * nevertheless. NaN stays NaN and is no overflow. No flops. Runs on the GPU if it has halves (feature shader-f16), else on the CPU.
 * Source: MAGMA magmablas_slag2h, LAPACK xLAG2x.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const HA = ctx.alloc('h', m * n);
 * await slag2h(ctx.queue, { m, n, A, lda: m, HA, ldha: m });
 */
export const lag2hSpec = {
    name: 'lag2h',
    precs: 's',
    computes: 'sh',
    args: positional({
        m: size,
        n: size,
        A: matrix('m', 'n', 'in'),
        /** Out. */
        HA: matrix('m', 'n', 'out', { type: 'h' }),
        /** One integer, out: 1 if an element of HA became infinite, else 0. May be left out. */
        info: integers(1, 'out', { optional: true }),
    }),
    flops: () => 0,
};
