// BDSDC: arguments, rules, documentation.
import { flopsBdsdc } from '../../core/flops.js';
import { integers, matrix, numbers, positional, size, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
const between = (a) => Math.max(0, num(a, 'n') - 1);
const order = (a) => (a['compq'] === 'n' ? 0 : num(a, 'n'));
const given = (name) => (a) => a['compq'] !== 'n' && a[name] === undefined ? `must be given unless compq is 'n'` : undefined;
/**
 * B = U S V^T, B bidiagonal of order n, S diagonal. Matrices are column-major.
 *
 * Singular values and vectors of a bidiagonal matrix by divide and conquer.
 *
 * Overwrites D, E, U, V^T and info. B is cut in two again and again; the parts, of 32 rows at last, are solved by QR iteration, and each
 * pair is put together by the roots of a secular equation, on the CPU in double for singles too, and two products. Singular values are good
 * to some eps times the largest one, without vectors, where it is bdsqr, to as many digits as B's elements have.
 *
 * On a GPU context single precision with vectors is computed on the GPU above order 512, each level of the tree in a few dispatches, and
 * the CPU says what falls away, in double. All else is computed on the CPU; operands on a GPU are read back. Flops about 8n^3/3 with
 * vectors, less where values hardly change. Source: LAPACK xBDSDC; M. Gu, S. Eisenstat, A divide-and-conquer algorithm for the bidiagonal
 * SVD, SIAM J. Matrix Anal. Appl. 16 (1995). Unlike there vectors are not stored compactly.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * B.
 * @example
 * const [U, VT, info] = [ctx.alloc('d', n * n), ctx.alloc('d', n * n), ctx.alloc('i', 1)];
 * await dbdsdc(ctx.queue, { uplo: 'u', n, D, E, U, ldu: n, VT, ldvt: n, info }); // n >= 2
 */
export const bdsdcSpec = {
    name: 'bdsdc',
    precs: 'sd',
    args: positional({
        /** 'u': B is upper bidiagonal. 'l': lower. */
        uplo,
        /** 'i' (default): with vectors. 'n': singular values alone. */
        compq: { kind: 'flag', values: ['i', 'n'], default: 'i' },
        n: size,
        /** n elements. In: the diagonal of B. Out: the singular values, none negative, the largest first. */
        D: numbers('n', 'inout'),
        /** n - 1 elements. In: what is above the diagonal, or below it. Out: of no use. */
        E: numbers(between, 'inout'),
        /** Out: U, n x n. Not needed with 'n'. */
        U: matrix(order, order, 'out', { optional: true, also: given('U') }),
        /** Out: V^T, n x n. Not needed with 'n'. */
        VT: matrix(order, order, 'out', { optional: true, also: given('VT') }),
        /**
         * Out, one integer. 0: done. 1 .. n - 1: QR iteration of a part has not converged; D, U and V^T are of no use. n: B has a NaN or an
         * infinity; D, U and V^T are NaN.
         */
        info: integers(1, 'out'),
        /**
         * With vectors in single on a GPU context: 'native' on the GPU whatever the order, 'auto' (default) there if n > 512 and it is
         * hardware.
         */
        mode: { kind: 'flag', values: ['auto', 'native'], default: 'auto' },
    }),
    flops: (a) => flopsBdsdc(order(a)),
};
