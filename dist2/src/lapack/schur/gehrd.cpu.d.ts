import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place, type Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GehrdArgs } from './routines.gen.ts';
/**
 * As gehrdRef; tau is the address of n elements. Within a panel only its own columns change. With the columns v of V so far, and T of their
 * block reflector I - V T V^H, the matrix as it would be is (I - V T^H V^H) (A - Y V^H), Y = A V T. On all threads; bits do not depend on
 * their number.
 *
 * Source: LAPACK xLAHR2, xGEHRD; G. Quintana-Orti, R. van de Geijn, Improving the performance of reduction to Hessenberg form, ACM Trans.
 * Math. Softw. 32 (2006).
 */
export declare function gehrdEngine(e: Engine, r: Elements, space: Workspace, n: number, lo: number, hi: number, A: Place, tau: number): void;
export declare const gehrdCpu: (queue: Queue, a: Bound<GehrdArgs<Prec>>) => Promise<void>;
