// SYGST: arguments, rules, documentation.
import { flopsSygst } from '../../core/flops.js';
import { matrix, positional, size, uplo } from '../../core/kinds.js';
import { complexly, num } from '../../core/spec.js';
import { itypeArg } from './chosen.js';
/**
 * A := L^-1 A L^-H (itype 1) or L^H A L (2 and 3), A symmetric, or Hermitian if complex, of order n with one triangle stored, L lower
 * triangular; uplo 'u': with U^H in place of L. Column-major.
 *
 * Generalized symmetric and Hermitian eigenproblems to standard ones, by the Cholesky factor of B.
 *
 * Overwrites the triangle of A. With B = L L^H (U^H U) the new A has the eigenvalues of A x = lambda B x of type 1, of A B x = lambda x of
 * type 2, and of B A x = lambda x of type 3. Its eigenvectors y give x = L^-H y (U^-1 y) of types 1 and 2, L y (U^H y) of type 3. Of a
 * Hermitian A imaginary parts on the diagonal are not looked at, and are 0 afterwards.
 *
 * On a GPU context single and complex single run on the GPU, as two calls of trsm or trmm with both triangles; double and complex double on
 * the CPU, by halving, nearly all of it in products of matrices. Flops n^3, of complex numbers 4n^3, to leading order; on the GPU 2n^3.
 * Source: LAPACK xSYGST, xHEGST.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dpotrf(ctx.queue, { uplo: 'l', n, A: B, lda: n, info });
 * await dsygst(ctx.queue, { itype: 1, uplo: 'l', n, A, lda: n, B, ldb: n });
 */
export const sygstSpec = {
    name: 'sygst',
    named: complexly('hegst'),
    precs: 'sdcz',
    args: positional({
        itype: itypeArg,
        /** Which triangle of A is stored, and of B's factor, 'l' or 'u'. The others are neither read nor written. */
        uplo,
        n: size,
        /** In: the triangle of A. Out: that of the standard problem's matrix. */
        A: matrix('n', 'n', 'inout'),
        /** The triangle L or U of B, as potrf leaves it. */
        B: matrix('n', 'n', 'in'),
    }),
    nothing: (a) => a.n === 0,
    flops: (a) => flopsSygst(num(a, 'n')),
};
