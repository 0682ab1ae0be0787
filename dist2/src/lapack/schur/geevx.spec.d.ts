import { type RoutineSpec } from '../../core/spec.ts';
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
export declare const geevxSpec: RoutineSpec;
