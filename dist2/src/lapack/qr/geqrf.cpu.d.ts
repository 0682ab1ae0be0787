import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place, type Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GeqrfArgs } from './routines.gen.ts';
/**
 * A = Q R as geqrfRef; tau is the address of min(m, n) elements. By panels of blockWidth(nb) columns, with lookahead: while the
 * other threads update what lies behind the next panel, the caller's factors that panel. Bits do not depend on the number of threads.
 *
 *   A = [ R11  R12      R13     ]   panel j is [R11; V21] with T; A22 is the next panel
 *       [ V21  A22  |   A23     ]   [R12; A22], [R13; A23] := H^H [A12; A22], [A13; A23]
 */
export declare function geqrfEngine(e: Engine, r: Elements, space: Pick<Workspace, 'take'>, m: number, n: number, A: Place, tau: number, nb?: number): void;
export declare const geqrfCpu: (queue: Queue, a: Bound<GeqrfArgs<Prec>>) => Promise<void>;
