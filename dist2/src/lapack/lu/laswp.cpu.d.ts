import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { HostMat } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { LaswpArgs } from './routines.gen.ts';
/**
 * Why the engine must not have a call: a pivot that is no row would have a kernel write to memory of others, where the reference at most
 * spoils the caller's buffer.
 */
export declare function badPivots(ipiv: HostMat<'i'>, from: number, to: number, rows: number): string | undefined;
/** The address of pivots 1..count in the engine's memory. */
export declare function placePivots(e: Engine, space: Workspace, ipiv: HostMat<'i'>, count: number): number;
/**
 * For i = first..last - 1, backwards if not `forward`: rows i and ipiv(i) of n columns change places; rows of A count from 0, pivots from
 * 1.
 */
export declare function laswpEngine(e: Engine, r: Elements, n: number, A: Place, ipiv: number, first: number, last: number, forward?: boolean): void;
export declare function laswpCpu(queue: Queue, a: Bound<LaswpArgs<Prec>>): Promise<void>;
