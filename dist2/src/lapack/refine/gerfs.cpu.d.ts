import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Trans } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GerfsArgs } from './routines.gen.ts';
/**
 * As getrsEngine, but one column is solved for as a vector: at order 1024 in double that takes 0.5 ms where getrsEngine takes 1.5 (Xeon
 * with AVX-512, Node 20, 2026-11), and error bounds take five such solves per column. Complex triangles have no solves of vectors.
 */
export declare function solveLuEngine(e: Engine, r: Elements, trans: Trans, n: number, columns: number, A: Place, ipiv: number, B: Place): void;
export declare function gerfsCpu(queue: Queue, a: Bound<GerfsArgs<Prec>>): Promise<void>;
