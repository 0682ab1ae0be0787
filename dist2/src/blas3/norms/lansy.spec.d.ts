import { type RoutineSpec } from '../../core/spec.ts';
/**
 * The norm of a symmetric matrix A of order n, column-major, of which one triangle is read. Of a Hermitian one there is lanhe.
 *
 * A norm of a symmetric matrix: max, one (the same as infinity) or Frobenius.
 *
 * Resolves to the norm, unless `result` says where to leave it: then nothing waits for the device. NaN in any element that is read gives
 * NaN; moduli and sums of squares neither overflow nor underflow unless the norm does. The same call gives the same bits. Half is summed in
 * single, and so is its result; that of a complex matrix is real. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops about one per element. Source:
 * LAPACK xLANSY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const norm = await slansy(ctx.queue, { norm: '1', uplo: 'l', n, A, lda: n });
 */
export declare const lansySpec: RoutineSpec;
