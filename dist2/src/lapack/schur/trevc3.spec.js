// TREVC3: arguments, rules, documentation.
import { times } from '../../core/flops.js';
import { matrix, positional, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
const wants = (side) => (a) => a['side'] === 'b' || a['side'] === side;
const cols = (side) => (a) => (wants(side)(a) ? num(a, 'n') : 0);
const given = (name, side) => (a) => wants(side)(a) && a[name] === undefined ? `must be given unless side is '${side === 'l' ? 'r' : 'l'}'` : undefined;
/**
 * T x = w x and u^H T = w u^H for the n x n (quasi-)triangular T of a Schur form; all matrices are column-major.
 *
 * Eigenvectors of a Schur form, or of the matrix that it belongs to.
 *
 * Overwrites VR and VL as side says. Of a pair of complex eigenvalues of a real T, the real part of the vector is in one column and the
 * imaginary part in the next; it belongs to the eigenvalue with the positive imaginary part. The largest element of a vector has |re| +
 * |im| = 1. Vectors are found by substitution in blocks, without overflow, and multiplied back by products of matrices. Computed on the
 * CPU, on any context, in double for singles too. Flops n^3/3 for a side, 4n^3/3 with howmny 'b'. Source: LAPACK xTREVC3, of which the
 * vectors of chosen eigenvalues alone are not here.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgees(ctx.queue, { n, A: T, lda: n, sdim, WR, WI, VS: VR, ldvs: n, info });
 * await dtrevc3(ctx.queue, { side: 'r', howmny: 'b', n, T, ldt: n, VR, ldvr: n }); // of the matrix that T was made of
 */
export const trevc3Spec = {
    name: 'trevc3',
    precs: 'sdcz',
    args: positional({
        /** 'b' (default): left and right eigenvectors; 'r': right ones; 'l': left ones. */
        side: { kind: 'flag', values: ['b', 'r', 'l'], default: 'b' },
        /** 'a' (default): those of T; 'b': VR := VR X and VL := VL X, with those of T as X. */
        howmny: { kind: 'flag', values: ['a', 'b'], default: 'a' },
        n: size,
        /** The Schur form, with blocks as gees leaves them. What lies below the first subdiagonal, of a complex T below the diagonal, is not
         * read. */
        T: matrix('n', 'n', 'in'),
        /** Out, n x n, with howmny 'b' in and out: left eigenvectors. Not needed with side 'r'. */
        VL: matrix('n', cols('l'), 'inout', { optional: true, also: given('VL', 'l') }),
        /** Out, n x n, with howmny 'b' in and out: right eigenvectors. Not needed with side 'l'. */
        VR: matrix('n', cols('r'), 'inout', { optional: true, also: given('VR', 'r') }),
    }),
    nothing: (a) => a.n === 0,
    flops: (a) => times(Number(wants('l')(a)) + Number(wants('r')(a)), (num(a, 'n') ** 3 * (a['howmny'] === 'b' ? 4 : 1)) / 3),
};
