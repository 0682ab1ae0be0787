import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Mirror, Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SytrsNopivArgs } from './routines.gen.ts';
/** As sytrsNopivRef. */
export declare function sytrsNopivEngine(e: Engine, r: Elements, uplo: Uplo, n: number, nrhs: number, A: Place, B: Place, mirror?: Mirror): void;
/** SYTRSNOPIV or HETRSNOPIV on the operands' host copies. */
export declare const solveNopivCpu: (mirror: Mirror) => (queue: Queue, a: Bound<SytrsNopivArgs<Prec>>) => Promise<void>;
export declare const sytrsNopivCpu: (queue: Queue, a: Bound<SytrsNopivArgs<Prec>>) => Promise<void>;
