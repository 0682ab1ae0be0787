// LAG2S: arguments, rules, documentation.
import { singleOf } from '../../core/field.js';
import { integers, matrix, positional, size } from '../../core/kinds.js';
/**
 * SA := A in single precision, and SB := what SA leaves of A; m x n, column-major.
 *
 * SA := A, half or double to single precision, zlag2c complex double to complex single; with SB, A is split: SA + SB is nearly A, each the
 * single nearest to what is left.
 *
 * Overwrites SA, SB and info. Halves are singles: SA is exact and SB zero. Of a double d, SA + SB differs by at most 2^-48 |d| as long as
 * |d| is at least 2^-100; below, by at most 2^-149. A double that is too large for a single becomes infinite, beside a zero in SB; info is
 * then 1, also for infinities in A, and all of SA and SB is defined nevertheless. NaN stays NaN, beside a zero, and is no overflow. Of
 * complex numbers all of this is said of each part. No flops. Half runs on the GPU if it has halves (feature shader-f16); doubles are
 * converted where they live; singles of the CPU go to the GPU when a routine there reads them. Source: LAPACK DLAG2S, ZLAG2C, MAGMA
 * magmablas_hlag2s.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dlag2s(ctx.queue, { m, n, A, lda: m, SA, ldsa: m, SB, ldsb: m });
 */
export const lag2sSpec = {
    name: 'lag2s',
    precs: 'hdz',
    doubles: 'dz',
    named: { z: 'zlag2c' },
    args: positional({
        m: size,
        n: size,
        A: matrix('m', 'n', 'in'),
        /** Out. */
        SA: matrix('m', 'n', 'out', { type: singleOf }),
        /** One integer, out: 1 if an element of SA is infinite, else 0. May be left out. */
        info: integers(1, 'out', { optional: true }),
        /** Out. May be left out; may lie in the same buffer as SA if it shares no element with it. */
        SB: matrix('m', 'n', 'out', { type: singleOf, optional: true }),
    }),
    flops: () => 0,
};
