// LANTR: arguments, rules, documentation.
import { sumType } from '../../core/field.js';
import { diag, matrix, numbers, positional, size, uplo } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { NORMS } from './norm.js';
/**
 * The norm of a triangular (trapezoidal) m x n matrix A, column-major, of which one triangle is read.
 *
 * A norm of a triangular or trapezoidal matrix: max, one, infinity or Frobenius.
 *
 * Resolves to the norm, unless `result` says where to leave it: then nothing waits for the device. NaN in any element that is read gives
 * NaN; moduli and sums of squares neither overflow nor underflow unless the norm does. The same call gives the same bits. Half is summed in
 * single, and so is its result; that of a complex matrix is real. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops about one per element. Source:
 * LAPACK xLANTR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const norm = await slantr(ctx.queue, { norm: 'i', uplo: 'u', m: n, n, A: R, lda: n });
 */
export const lantrSpec = {
    name: 'lantr',
    precs: 'hsdcz',
    doubles: 'dz',
    args: positional({
        /** 'm' largest magnitude, 'o' or '1' largest column sum, 'i' largest row sum, 'f' or 'e' Frobenius. */
        norm: { kind: 'flag', values: NORMS },
        /** The triangle of A that is read. */
        uplo,
        /** Default 'n'. With 'u' the diagonal of A is taken as ones and not read. */
        diag,
        m: size,
        n: size,
        A: matrix('m', 'n', 'in'),
        /**
         * A place for the norm on the device, of a single for halves. With it nothing is read back and the promise resolves to undefined.
         */
        result: numbers(1, 'out', { optional: true, type: sumType }),
    }),
    flops: (a) => (num(a, 'm') * num(a, 'n')) / 2,
};
