import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of geevx, by name. */
export interface GeevxArgs<P extends Prec> {
    /** As job of gebal: 'b' (default) permutation and scaling, 'p' permutation, 's' scaling, 'n' neither. */
    balanc?: 'b' | 'p' | 's' | 'n';
    /** Left eigenvectors; default 'v'. */
    jobvl?: 'v' | 'n';
    /** Right eigenvectors; default 'v'. */
    jobvr?: 'v' | 'n';
    /** 'n' (default): no condition numbers; 'e': of eigenvalues; 'v': of right vectors; 'b': both. 'e' and 'b' need jobvl and jobvr 'v'. */
    sense?: 'b' | 'e' | 'v' | 'n';
    n: number;
    /** In: A. Out: of no use. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out, n elements, of real matrices: the real parts of the eigenvalues. */
    WR?: Ptr<NoInfer<P>>;
    /** Out, n elements, of real matrices: the imaginary parts. */
    WI?: Ptr<NoInfer<P>>;
    /** Out, n elements, of complex matrices in place of WR and WI: the eigenvalues. */
    W?: Ptr<NoInfer<P>>;
    /** Out, n x n: the left eigenvectors. Not needed with jobvl 'n'. */
    VL?: Ptr<NoInfer<P>>;
    /** At least the rows of VL, and 1. */
    ldvl?: number;
    /** Out, n x n: the right eigenvectors. Not needed with jobvr 'n'. */
    VR?: Ptr<NoInfer<P>>;
    /** At least the rows of VR, and 1. */
    ldvr?: number;
    /** Out, one integer: as of gebal. May share a buffer with ihi and info. */
    ilo: Ptr<'i'>;
    /** Out, one integer: as of gebal. */
    ihi: Ptr<'i'>;
    /** Out, n real numbers: as of gebal. */
    scale: Ptr<RealOf<P>>;
    /** Out, one real number: the one norm of the balanced matrix. */
    abnrm: Ptr<RealOf<P>>;
    /** Out, n real numbers: the reciprocal condition numbers of the eigenvalues. Needed with sense 'e' and 'b'. */
    rconde?: Ptr<RealOf<P>>;
    /** Out, n real numbers: those of the right eigenvectors. Needed with sense 'v' and 'b'. */
    rcondv?: Ptr<RealOf<P>>;
    /** Out, one integer: as of geev. With n: NaN in abnrm, rconde and rcondv too, and scale is 1. */
    info: Ptr<'i'>;
}
/**
 * A v(j) = w(j) v(j) and u(j)^H A = w(j) u(j)^H for a general n x n matrix A; all matrices are column-major.
 *
 * Eigenvalues and vectors of a general matrix, with a choice of its balancing, and condition numbers of eigenvalues.
 *
 * Overwrites A, WR and WI or W, VL and VR as geev, and ilo, ihi, scale, abnrm, info, and rconde and rcondv if they are asked for. 1 /
 * rconde(j) is the condition number of a simple eigenvalue: a change of the balanced matrix by E moves w(j) by at most norm(E) / rconde(j),
 * to first order, and so eps abnrm / rconde(j) is about its error. rconde(j) = |u(j)^H v(j)| for vectors of length 1 of the balanced
 * matrix. rcondv(j) is an estimate of the least singular value of C - w(j), with C what the balanced matrix is on the orthogonal complement
 * of v(j): E turns v(j) by an angle of at most norm(E) / rcondv(j). A pair has one number.
 *
 * On a GPU context operands are read back: all precisions are computed on the CPU. Flops as geev; each rcondv(j) takes some 30n^2 more.
 * Source: LAPACK xGEEVX, xTRSNA.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [WR, WI, VL, VR] = [n, n, n * n, n * n].map((length) => ctx.alloc('d', length));
 * const [ilo, ihi, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [scale, abnrm, rconde] = [ctx.alloc('d', n), ctx.alloc('d', 1), ctx.alloc('d', n)];
 * const vectors = { VL, ldvl: n, VR, ldvr: n };
 * await dgeevx(ctx.queue, { sense: 'e', n, A, lda: n, WR, WI, ...vectors, ilo, ihi, scale, abnrm, rconde, info }); // n >= 1
 */
export declare const geevx: {
    <P extends Prec>(on: Context | Queue, args: GeevxArgs<P>, prec?: P): Promise<void>;
};
/**
 * A v(j) = w(j) v(j) and u(j)^H A = w(j) u(j)^H for a general n x n matrix A; all matrices are column-major.
 *
 * Eigenvalues and vectors of a general matrix, with a choice of its balancing, and condition numbers of eigenvalues.
 *
 * Overwrites A, WR and WI or W, VL and VR as geev, and ilo, ihi, scale, abnrm, info, and rconde and rcondv if they are asked for. 1 /
 * rconde(j) is the condition number of a simple eigenvalue: a change of the balanced matrix by E moves w(j) by at most norm(E) / rconde(j),
 * to first order, and so eps abnrm / rconde(j) is about its error. rconde(j) = |u(j)^H v(j)| for vectors of length 1 of the balanced
 * matrix. rcondv(j) is an estimate of the least singular value of C - w(j), with C what the balanced matrix is on the orthogonal complement
 * of v(j): E turns v(j) by an angle of at most norm(E) / rcondv(j). A pair has one number.
 *
 * On a GPU context operands are read back: all precisions are computed on the CPU. Flops as geev; each rcondv(j) takes some 30n^2 more.
 * Source: LAPACK xGEEVX, xTRSNA.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [WR, WI, VL, VR] = [n, n, n * n, n * n].map((length) => ctx.alloc('d', length));
 * const [ilo, ihi, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [scale, abnrm, rconde] = [ctx.alloc('d', n), ctx.alloc('d', 1), ctx.alloc('d', n)];
 * const vectors = { VL, ldvl: n, VR, ldvr: n };
 * await dgeevx(ctx.queue, { sense: 'e', n, A, lda: n, WR, WI, ...vectors, ilo, ihi, scale, abnrm, rconde, info }); // n >= 1
 */
export declare const sgeevx: {
    (on: Context | Queue, args: GeevxArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A v(j) = w(j) v(j) and u(j)^H A = w(j) u(j)^H for a general n x n matrix A; all matrices are column-major.
 *
 * Eigenvalues and vectors of a general matrix, with a choice of its balancing, and condition numbers of eigenvalues.
 *
 * Overwrites A, WR and WI or W, VL and VR as geev, and ilo, ihi, scale, abnrm, info, and rconde and rcondv if they are asked for. 1 /
 * rconde(j) is the condition number of a simple eigenvalue: a change of the balanced matrix by E moves w(j) by at most norm(E) / rconde(j),
 * to first order, and so eps abnrm / rconde(j) is about its error. rconde(j) = |u(j)^H v(j)| for vectors of length 1 of the balanced
 * matrix. rcondv(j) is an estimate of the least singular value of C - w(j), with C what the balanced matrix is on the orthogonal complement
 * of v(j): E turns v(j) by an angle of at most norm(E) / rcondv(j). A pair has one number.
 *
 * On a GPU context operands are read back: all precisions are computed on the CPU. Flops as geev; each rcondv(j) takes some 30n^2 more.
 * Source: LAPACK xGEEVX, xTRSNA.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [WR, WI, VL, VR] = [n, n, n * n, n * n].map((length) => ctx.alloc('d', length));
 * const [ilo, ihi, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [scale, abnrm, rconde] = [ctx.alloc('d', n), ctx.alloc('d', 1), ctx.alloc('d', n)];
 * const vectors = { VL, ldvl: n, VR, ldvr: n };
 * await dgeevx(ctx.queue, { sense: 'e', n, A, lda: n, WR, WI, ...vectors, ilo, ihi, scale, abnrm, rconde, info }); // n >= 1
 */
export declare const dgeevx: {
    (on: Context | Queue, args: GeevxArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A v(j) = w(j) v(j) and u(j)^H A = w(j) u(j)^H for a general n x n matrix A; all matrices are column-major.
 *
 * Eigenvalues and vectors of a general matrix, with a choice of its balancing, and condition numbers of eigenvalues.
 *
 * Overwrites A, WR and WI or W, VL and VR as geev, and ilo, ihi, scale, abnrm, info, and rconde and rcondv if they are asked for. 1 /
 * rconde(j) is the condition number of a simple eigenvalue: a change of the balanced matrix by E moves w(j) by at most norm(E) / rconde(j),
 * to first order, and so eps abnrm / rconde(j) is about its error. rconde(j) = |u(j)^H v(j)| for vectors of length 1 of the balanced
 * matrix. rcondv(j) is an estimate of the least singular value of C - w(j), with C what the balanced matrix is on the orthogonal complement
 * of v(j): E turns v(j) by an angle of at most norm(E) / rcondv(j). A pair has one number.
 *
 * On a GPU context operands are read back: all precisions are computed on the CPU. Flops as geev; each rcondv(j) takes some 30n^2 more.
 * Source: LAPACK xGEEVX, xTRSNA.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [WR, WI, VL, VR] = [n, n, n * n, n * n].map((length) => ctx.alloc('d', length));
 * const [ilo, ihi, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [scale, abnrm, rconde] = [ctx.alloc('d', n), ctx.alloc('d', 1), ctx.alloc('d', n)];
 * const vectors = { VL, ldvl: n, VR, ldvr: n };
 * await dgeevx(ctx.queue, { sense: 'e', n, A, lda: n, WR, WI, ...vectors, ilo, ihi, scale, abnrm, rconde, info }); // n >= 1
 */
export declare const cgeevx: {
    (on: Context | Queue, args: GeevxArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A v(j) = w(j) v(j) and u(j)^H A = w(j) u(j)^H for a general n x n matrix A; all matrices are column-major.
 *
 * Eigenvalues and vectors of a general matrix, with a choice of its balancing, and condition numbers of eigenvalues.
 *
 * Overwrites A, WR and WI or W, VL and VR as geev, and ilo, ihi, scale, abnrm, info, and rconde and rcondv if they are asked for. 1 /
 * rconde(j) is the condition number of a simple eigenvalue: a change of the balanced matrix by E moves w(j) by at most norm(E) / rconde(j),
 * to first order, and so eps abnrm / rconde(j) is about its error. rconde(j) = |u(j)^H v(j)| for vectors of length 1 of the balanced
 * matrix. rcondv(j) is an estimate of the least singular value of C - w(j), with C what the balanced matrix is on the orthogonal complement
 * of v(j): E turns v(j) by an angle of at most norm(E) / rcondv(j). A pair has one number.
 *
 * On a GPU context operands are read back: all precisions are computed on the CPU. Flops as geev; each rcondv(j) takes some 30n^2 more.
 * Source: LAPACK xGEEVX, xTRSNA.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [WR, WI, VL, VR] = [n, n, n * n, n * n].map((length) => ctx.alloc('d', length));
 * const [ilo, ihi, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * const [scale, abnrm, rconde] = [ctx.alloc('d', n), ctx.alloc('d', 1), ctx.alloc('d', n)];
 * const vectors = { VL, ldvl: n, VR, ldvr: n };
 * await dgeevx(ctx.queue, { sense: 'e', n, A, lda: n, WR, WI, ...vectors, ilo, ihi, scale, abnrm, rconde, info }); // n >= 1
 */
export declare const zgeevx: {
    (on: Context | Queue, args: GeevxArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
