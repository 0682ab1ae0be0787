import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place, type Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Geqp3Args } from './routines.gen.ts';
/**
 * A P = Q R as geqp3Ref, by panels of nb columns; tau is the address of min(m, n) elements. Within a panel only what the choice of the next
 * pivot needs is brought up to date: its column, and one row of the others. What lies behind is kept as A22 - V F^H, one product at the
 * panel's end. Where a norm has to be computed anew the panel ends early: that takes up-to-date columns. Bits do not depend on the number
 * of threads. Source: LAPACK xLAQPS; G. Quintana-Orti, X. Sun and C. Bischof, A BLAS-3 version of the QR factorization with column
 * pivoting, SIAM J. Sci. Comput. 19 (1998).
 */
export declare function geqp3Engine(e: Engine, r: Elements, space: Workspace, m: number, n: number, nb: number, A: Place, jpvt: Int32Array, tau: number): void;
export declare function geqp3Cpu(queue: Queue, a: Bound<Geqp3Args<Prec>>): Promise<void>;
