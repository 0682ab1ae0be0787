import { type RoutineSpec } from '../../core/spec.ts';
/**
 * The norm of a Hermitian matrix A of order n, column-major, of which one triangle is read.
 *
 * A norm of a Hermitian matrix: max, one (the same as infinity) or Frobenius.
 *
 * Resolves to the norm, a real number, unless `result` says where to leave it: then nothing waits for the device. Imaginary parts stored
 * on the diagonal are not looked at. NaN in anything else that is read gives NaN; moduli and sums of squares neither overflow nor
 * underflow unless the norm does. The same call gives the same bits. On a GPU context complex single runs on the GPU, complex double on the
 * CPU, but where doubles live on the GPU (createContext) there. Flops about one per element. Source: LAPACK xLANHE.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const norm = await clanhe(ctx.queue, { norm: '1', uplo: 'l', n, A, lda: n });
 */
export declare const lanheSpec: RoutineSpec;
