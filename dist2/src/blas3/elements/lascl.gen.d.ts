import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of lascl, by name. */
export interface LasclArgs<P extends Prec> {
    /** 'g' (default): all of A; 'l', 'u': its lower or upper triangle with the diagonal, and nothing else is read or written. */
    type?: 'g' | 'l' | 'u';
    /** Not zero, not NaN. */
    cfrom: number;
    /** Not NaN. */
    cto: number;
    m: number;
    n: number;
    /** In and out. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
}
/**
 * A := (cto / cfrom) A for an m x n matrix, column-major, or one triangle of it; cfrom and cto are real numbers, also where A is complex.
 * Unlike LAPACK's xLASCL it knows no band or Hessenberg matrices, and takes no KL and KU.
 *
 * Overwrites the chosen part of A only. The quotient need not be representable: where it is not, A is scaled in several steps, chosen on
 * the host. Flops m n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context halves
 * and singles, also complex, are scaled on the GPU, doubles where they live.
 * Source: LAPACK xLASCL.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slascl(ctx.queue, { cfrom: norm, cto: 1, m, n, A, lda: m });
 */
export declare const lascl: {
    <P extends Prec>(on: Context | Queue, args: LasclArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := (cto / cfrom) A for an m x n matrix, column-major, or one triangle of it; cfrom and cto are real numbers, also where A is complex.
 * Unlike LAPACK's xLASCL it knows no band or Hessenberg matrices, and takes no KL and KU.
 *
 * Overwrites the chosen part of A only. The quotient need not be representable: where it is not, A is scaled in several steps, chosen on
 * the host. Flops m n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context halves
 * and singles, also complex, are scaled on the GPU, doubles where they live.
 * Source: LAPACK xLASCL.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slascl(ctx.queue, { cfrom: norm, cto: 1, m, n, A, lda: m });
 */
export declare const hlascl: {
    (on: Context | Queue, args: LasclArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * A := (cto / cfrom) A for an m x n matrix, column-major, or one triangle of it; cfrom and cto are real numbers, also where A is complex.
 * Unlike LAPACK's xLASCL it knows no band or Hessenberg matrices, and takes no KL and KU.
 *
 * Overwrites the chosen part of A only. The quotient need not be representable: where it is not, A is scaled in several steps, chosen on
 * the host. Flops m n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context halves
 * and singles, also complex, are scaled on the GPU, doubles where they live.
 * Source: LAPACK xLASCL.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slascl(ctx.queue, { cfrom: norm, cto: 1, m, n, A, lda: m });
 */
export declare const slascl: {
    (on: Context | Queue, args: LasclArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := (cto / cfrom) A for an m x n matrix, column-major, or one triangle of it; cfrom and cto are real numbers, also where A is complex.
 * Unlike LAPACK's xLASCL it knows no band or Hessenberg matrices, and takes no KL and KU.
 *
 * Overwrites the chosen part of A only. The quotient need not be representable: where it is not, A is scaled in several steps, chosen on
 * the host. Flops m n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context halves
 * and singles, also complex, are scaled on the GPU, doubles where they live.
 * Source: LAPACK xLASCL.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slascl(ctx.queue, { cfrom: norm, cto: 1, m, n, A, lda: m });
 */
export declare const dlascl: {
    (on: Context | Queue, args: LasclArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A := (cto / cfrom) A for an m x n matrix, column-major, or one triangle of it; cfrom and cto are real numbers, also where A is complex.
 * Unlike LAPACK's xLASCL it knows no band or Hessenberg matrices, and takes no KL and KU.
 *
 * Overwrites the chosen part of A only. The quotient need not be representable: where it is not, A is scaled in several steps, chosen on
 * the host. Flops m n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context halves
 * and singles, also complex, are scaled on the GPU, doubles where they live.
 * Source: LAPACK xLASCL.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slascl(ctx.queue, { cfrom: norm, cto: 1, m, n, A, lda: m });
 */
export declare const clascl: {
    (on: Context | Queue, args: LasclArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := (cto / cfrom) A for an m x n matrix, column-major, or one triangle of it; cfrom and cto are real numbers, also where A is complex.
 * Unlike LAPACK's xLASCL it knows no band or Hessenberg matrices, and takes no KL and KU.
 *
 * Overwrites the chosen part of A only. The quotient need not be representable: where it is not, A is scaled in several steps, chosen on
 * the host. Flops m n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context halves
 * and singles, also complex, are scaled on the GPU, doubles where they live.
 * Source: LAPACK xLASCL.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slascl(ctx.queue, { cfrom: norm, cto: 1, m, n, A, lda: m });
 */
export declare const zlascl: {
    (on: Context | Queue, args: LasclArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
