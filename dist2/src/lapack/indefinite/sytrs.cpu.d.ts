import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { HostMat, Mirror, Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SytrsArgs } from './routines.gen.ts';
/** One solution: B := A^-1 B, n x nrhs. */
export type SolveSytrs = (nrhs: number, B: Place) => void;
/** Solutions, once all memory is taken. A keeps its factors: they are converted in a copy, once. */
export declare function prepareSytrs(e: Engine, r: Elements, space: Workspace, uplo: Uplo, n: number, A: Place, mirror: Mirror): (ipiv: Int32Array, ipivOff: number) => SolveSytrs;
/** Why the engine must not have a call, as in badPivots: a pivot that is no row that was left, or half of a 2 x 2 pivot. */
export declare function badSymmetricPivots(uplo: Uplo, { data, off }: HostMat<'i'>, n: number): string | undefined;
/** SYTRS or HETRS on the operands' host copies. */
export declare const bunchKaufmanSolveCpu: (mirror: Mirror) => (queue: Queue, a: Bound<SytrsArgs<Prec>>) => Promise<void>;
export declare const sytrsCpu: (queue: Queue, a: Bound<SytrsArgs<Prec>>) => Promise<void>;
