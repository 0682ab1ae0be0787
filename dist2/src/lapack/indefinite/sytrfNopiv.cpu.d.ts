import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Mirror, Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SytrfNopivArgs } from './routines.gen.ts';
/** Elements of workspace that sytrfNopivEngine needs: n1 n2 of each halving, never more than n^2 / 4, also where n1 is halved again. */
export declare const sytrfNopivWork: (n: number) => number;
/** As sytrfNopivRef, by halving the order; `work` is the address of sytrfNopivWork(n) elements. */
export declare function sytrfNopivEngine(e: Engine, r: Elements, uplo: Uplo, n: number, A: Place, work: number, mirror?: Mirror): number;
/** SYTRFNOPIV or HETRFNOPIV on the operands' host copies. */
export declare const factorNopivCpu: (mirror: Mirror) => (queue: Queue, a: Bound<SytrfNopivArgs<Prec>>) => Promise<void>;
export declare const sytrfNopivCpu: (queue: Queue, a: Bound<SytrfNopivArgs<Prec>>) => Promise<void>;
