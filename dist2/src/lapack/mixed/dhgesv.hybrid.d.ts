import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Plan } from '../factorPlan.ts';
import type { DhgesvArgs } from './dhgesv.spec.ts';
import { type Trial } from './luSolver.gpu.ts';
export declare function dhgesvCpu(queue: Queue, a: Bound<DhgesvArgs>): Promise<void>;
/**
 * Halves, then singles; with a window, halves, singles, then singles with the pivots that have the last word; and in double where none of
 * them does.
 */
export declare function dhgesvHybrid(queue: Queue, a: Bound<DhgesvArgs>): Promise<void>;
/** Where A is factored sooner: with halves on the GPU, or on the CPU. Who wants butterflies or a window wants the GPU. */
export declare function planHalves(queue: Queue, { n, pivoting, mode, math }: Pick<Bound<DhgesvArgs>, 'n' | 'pivoting' | 'mode' | 'math'>, ...operands: Ptr<Prec>[]): Plan;
/** For the trace. */
export declare function noteHalves(queue: Queue, call: Pick<Bound<DhgesvArgs>, 'routine' | 'n'>, trial?: Trial): void;
