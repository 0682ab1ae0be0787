import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Mirror, Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place, type Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SytrfArgs } from './routines.gen.ts';
/** The factorization, once all memory is taken. Returns info. */
export declare function prepareSytrf(e: Engine, r: Elements, space: Workspace, uplo: Uplo, n: number, nb: number, A: Place, mirror: Mirror): (ipiv: Int32Array, ipivOff: number) => number;
/** SYTRF or HETRF on the operands' host copies. */
export declare const bunchKaufmanCpu: (mirror: Mirror) => (queue: Queue, a: Bound<SytrfArgs<Prec>>) => Promise<void>;
export declare const sytrfCpu: (queue: Queue, a: Bound<SytrfArgs<Prec>>) => Promise<void>;
