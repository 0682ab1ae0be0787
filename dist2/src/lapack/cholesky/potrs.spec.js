// POTRS: arguments, rules, documentation.
import { flopsPotrs } from '../../core/flops.js';
import { matrix, positional, size, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
/**
 * B := A^-1 B from A = L L^T ('l') or A = U^T U ('u') of potrf; A is n x n, B is n x nrhs; both column-major.
 *
 * Overwrites B only. On a GPU context singles, also complex, are computed on the GPU, doubles on the CPU. Doubles that live on the GPU
 * (createContext) are computed there. Flops 2n^2 nrhs. Source: LAPACK xPOTRS.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dpotrf(ctx.queue, { uplo: 'l', n, A, lda: n, info });
 * await dpotrs(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n });
 * const x = await ctx.download(B);
 */
export const potrsSpec = {
    name: 'potrs',
    precs: 'sdcz',
    doubles: 'dz',
    serial: (a) => 8 + num(a, 'n') / 16,
    args: positional({
        /** Which triangle holds the factor: 'l' or 'u'. */
        uplo,
        n: size,
        nrhs: size,
        /** L or U as potrf leaves it; the other triangle is not read. */
        A: matrix('n', 'n', 'in'),
        /** In: the right-hand sides. Out: the solution. May lie in the same buffer as A if it shares no element with it. */
        B: matrix('n', 'nrhs', 'inout'),
    }),
    nothing: (a) => a.n === 0 || a.nrhs === 0,
    flops: (a) => flopsPotrs(num(a, 'n'), num(a, 'nrhs')),
};
