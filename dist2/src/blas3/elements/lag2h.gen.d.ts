import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of lag2h, by name. */
export interface Lag2hArgs {
    m: number;
    n: number;
    A: Ptr<'s'>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out. */
    HA: Ptr<'h'>;
    /** At least the rows of HA, and 1. */
    ldha: number;
    /** One integer, out: 1 if an element of HA became infinite, else 0. May be left out. */
    info?: Ptr<'i'>;
}
/**
 * HA := A rounded to half precision, m x n, column-major.
 *
 * HA := A, single to half precision.
 *
 * Overwrites HA and info. Rounds to nearest, ties to even, with subnormal halves, on every device. From 65520 on, half way between the
 * largest half and the next power of two, a number becomes infinite; info is then 1, also for infinities in A, and all of HA is defined
 * nevertheless. NaN stays NaN and is no overflow. No flops. Runs on the GPU if it has halves (feature shader-f16), else on the CPU.
 * Source: MAGMA magmablas_slag2h, LAPACK xLAG2x.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const HA = ctx.alloc('h', m * n);
 * await slag2h(ctx.queue, { m, n, A, lda: m, HA, ldha: m });
 */
export declare const lag2h: {
    (on: Context | Queue, args: Lag2hArgs): Promise<void>;
};
/**
 * HA := A rounded to half precision, m x n, column-major.
 *
 * HA := A, single to half precision.
 *
 * Overwrites HA and info. Rounds to nearest, ties to even, with subnormal halves, on every device. From 65520 on, half way between the
 * largest half and the next power of two, a number becomes infinite; info is then 1, also for infinities in A, and all of HA is defined
 * nevertheless. NaN stays NaN and is no overflow. No flops. Runs on the GPU if it has halves (feature shader-f16), else on the CPU.
 * Source: MAGMA magmablas_slag2h, LAPACK xLAG2x.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const HA = ctx.alloc('h', m * n);
 * await slag2h(ctx.queue, { m, n, A, lda: m, HA, ldha: m });
 */
export declare const slag2h: {
    (on: Context | Queue, args: Lag2hArgs): Promise<void>;
} & {
    readonly prec: 's';
};
