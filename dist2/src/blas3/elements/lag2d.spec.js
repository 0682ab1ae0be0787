// LAG2D: arguments, rules, documentation.
import { doubleOf } from '../../core/field.js';
import { matrix, positional, size } from '../../core/kinds.js';
/**
 * A := SA, or SA + SB, in double precision; m x n, column-major.
 *
 * A := SA, single to double precision, clag2z complex single to complex double, or A := SA + SB, rounded once.
 *
 * Overwrites A only. Without SB nothing is lost. No flops. Runs where doubles live; where that is the CPU, a GPU
 * context reads SA and SB back.
 * Source: LAPACK SLAG2D, CLAG2Z.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slag2d(ctx.queue, { m, n, SA, ldsa: m, A, lda: m, SB, ldsb: m });
 */
export const lag2dSpec = {
    name: 'lag2d',
    precs: 'sc',
    computes: 'd',
    named: { c: 'clag2z' },
    args: positional({
        m: size,
        n: size,
        SA: matrix('m', 'n', 'in'),
        /** Out. */
        A: matrix('m', 'n', 'out', { type: doubleOf }),
        /** What lag2s has split off, or any other matrix to be added. May be left out. */
        SB: matrix('m', 'n', 'in', { optional: true }),
    }),
    nothing: (a) => a.m === 0 || a.n === 0,
    flops: () => 0,
};
