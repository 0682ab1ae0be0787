import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr, Side } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of gebak, by name. */
export interface GebakArgs<P extends Prec> {
    /** As in gebal; 'b' by default. */
    job?: 'b' | 'p' | 's' | 'n';
    /** 'r': right eigenvectors; 'l': left ones. */
    side: Side;
    n: number;
    /** As gebal leaves it. */
    ilo: number;
    /** As gebal leaves it. */
    ihi: number;
    /** n real numbers, as gebal leaves them; an interchange with what is no row from 1 to n is left out. */
    scale: Ptr<RealOf<P>>;
    m: number;
    /** In and out: vectors in columns. */
    V: Ptr<P>;
    /** At least the rows of V, and 1. */
    ldv: number;
}
/**
 * V := P D V (side 'r') or P D^-1 V ('l') with the P and D of gebal; V is n x m, column-major.
 *
 * Turns eigenvectors of a balanced matrix into those of the matrix itself.
 *
 * Overwrites V. Computed on the CPU, on any context. Flops nm, which are not counted. Source: LAPACK xGEBAK.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgebak(ctx.queue, { job: 'b', side: 'r', n, ilo: 1, ihi: n, scale, m: n, V, ldv: n });
 */
export declare const gebak: {
    <P extends Prec>(on: Context | Queue, args: GebakArgs<P>, prec?: P): Promise<void>;
};
/**
 * V := P D V (side 'r') or P D^-1 V ('l') with the P and D of gebal; V is n x m, column-major.
 *
 * Turns eigenvectors of a balanced matrix into those of the matrix itself.
 *
 * Overwrites V. Computed on the CPU, on any context. Flops nm, which are not counted. Source: LAPACK xGEBAK.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgebak(ctx.queue, { job: 'b', side: 'r', n, ilo: 1, ihi: n, scale, m: n, V, ldv: n });
 */
export declare const sgebak: {
    (on: Context | Queue, args: GebakArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * V := P D V (side 'r') or P D^-1 V ('l') with the P and D of gebal; V is n x m, column-major.
 *
 * Turns eigenvectors of a balanced matrix into those of the matrix itself.
 *
 * Overwrites V. Computed on the CPU, on any context. Flops nm, which are not counted. Source: LAPACK xGEBAK.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgebak(ctx.queue, { job: 'b', side: 'r', n, ilo: 1, ihi: n, scale, m: n, V, ldv: n });
 */
export declare const dgebak: {
    (on: Context | Queue, args: GebakArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * V := P D V (side 'r') or P D^-1 V ('l') with the P and D of gebal; V is n x m, column-major.
 *
 * Turns eigenvectors of a balanced matrix into those of the matrix itself.
 *
 * Overwrites V. Computed on the CPU, on any context. Flops nm, which are not counted. Source: LAPACK xGEBAK.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgebak(ctx.queue, { job: 'b', side: 'r', n, ilo: 1, ihi: n, scale, m: n, V, ldv: n });
 */
export declare const cgebak: {
    (on: Context | Queue, args: GebakArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * V := P D V (side 'r') or P D^-1 V ('l') with the P and D of gebal; V is n x m, column-major.
 *
 * Turns eigenvectors of a balanced matrix into those of the matrix itself.
 *
 * Overwrites V. Computed on the CPU, on any context. Flops nm, which are not counted. Source: LAPACK xGEBAK.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgebak(ctx.queue, { job: 'b', side: 'r', n, ilo: 1, ihi: n, scale, m: n, V, ldv: n });
 */
export declare const zgebak: {
    (on: Context | Queue, args: GebakArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
