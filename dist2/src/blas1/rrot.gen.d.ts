import type { ComplexPrec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import type { Context } from '../runtime/context.ts';
import type { Queue } from '../runtime/queue.ts';
/** The arguments of rrot, by name. */
export interface RrotArgs<P extends ComplexPrec> {
    n: number;
    /** In and out. */
    x: Ptr<P>;
    /** Default 1; not 0. With incx < 0 element 0 is the last one in memory. */
    incx?: number;
    /** In and out. May lie in the same buffer as x if the two do not overlap. */
    y: Ptr<NoInfer<P>>;
    /** Default 1; not 0. With incy < 0 element 0 is the last one in memory. */
    incy?: number;
    /** Cosine and sine, e.g. from rotg. */
    c: number;
    s: number;
}
/**
 * (x_i, y_i) := (c x_i + s y_i, c y_i - s x_i) for n complex elements and real c and s: BLAS's csrot and zdrot. For a complex s: rot.
 *
 * Overwrites x and y. Whether c^2 + s^2 = 1 is not tested. Flops 12n. On a GPU context complex single runs on the GPU, complex double where
 * doubles live. Source: BLAS CSROT, ZDROT.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const { c, s } = rotg(3, 4);
 * await csrot(ctx.queue, { n, x, y, c, s });
 */
export declare const rrot: {
    <P extends ComplexPrec>(on: Context | Queue, args: RrotArgs<P>, prec?: P): Promise<void>;
};
/**
 * (x_i, y_i) := (c x_i + s y_i, c y_i - s x_i) for n complex elements and real c and s: BLAS's csrot and zdrot. For a complex s: rot.
 *
 * Overwrites x and y. Whether c^2 + s^2 = 1 is not tested. Flops 12n. On a GPU context complex single runs on the GPU, complex double where
 * doubles live. Source: BLAS CSROT, ZDROT.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const { c, s } = rotg(3, 4);
 * await csrot(ctx.queue, { n, x, y, c, s });
 */
export declare const csrot: {
    (on: Context | Queue, args: RrotArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * (x_i, y_i) := (c x_i + s y_i, c y_i - s x_i) for n complex elements and real c and s: BLAS's csrot and zdrot. For a complex s: rot.
 *
 * Overwrites x and y. Whether c^2 + s^2 = 1 is not tested. Flops 12n. On a GPU context complex single runs on the GPU, complex double where
 * doubles live. Source: BLAS CSROT, ZDROT.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const { c, s } = rotg(3, 4);
 * await csrot(ctx.queue, { n, x, y, c, s });
 */
export declare const zdrot: {
    (on: Context | Queue, args: RrotArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
