import type { ComplexPrec, SumOf } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { WithPlace, WithoutPlace } from '../../runtime/front.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of lanhe, by name. */
export interface LanheArgs<P extends ComplexPrec> {
    /** 'm' largest magnitude, 'o' or '1' largest column sum, 'i' largest row sum, 'f' or 'e' Frobenius. */
    norm: 'm' | 'o' | '1' | 'i' | 'f' | 'e';
    /** The triangle of A that is read. */
    uplo: Uplo;
    n: number;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** A place for the norm on the device, With it nothing is read back and the promise resolves to undefined. */
    result?: Ptr<SumOf<P>>;
}
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
export declare const lanhe: {
    <P extends ComplexPrec>(on: Context | Queue, args: WithPlace<LanheArgs<P>>, prec?: P): Promise<undefined>;
    <P extends ComplexPrec>(on: Context | Queue, args: WithoutPlace<LanheArgs<P>>, prec?: P): Promise<number>;
    <P extends ComplexPrec>(on: Context | Queue, args: LanheArgs<P>, prec?: P): Promise<number | undefined>;
};
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
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const norm = await clanhe(ctx.queue, { norm: '1', uplo: 'l', n, A, lda: n });
 */
export declare const clanhe: {
    (on: Context | Queue, args: WithPlace<LanheArgs<'c'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LanheArgs<'c'>>): Promise<number>;
    (on: Context | Queue, args: LanheArgs<'c'>): Promise<number | undefined>;
} & {
    readonly prec: 'c';
};
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
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const norm = await clanhe(ctx.queue, { norm: '1', uplo: 'l', n, A, lda: n });
 */
export declare const zlanhe: {
    (on: Context | Queue, args: WithPlace<LanheArgs<'z'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LanheArgs<'z'>>): Promise<number>;
    (on: Context | Queue, args: LanheArgs<'z'>): Promise<number | undefined>;
} & {
    readonly prec: 'z';
};
