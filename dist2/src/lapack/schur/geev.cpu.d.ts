import type { Bound } from '../../core/args.ts';
import { type Prec } from '../../core/field.ts';
import type { FieldMat } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BackVectors, type GeevProblem } from './geev.ref.ts';
import type { GeevArgs } from './routines.gen.ts';
import { type Reduced, type SchurTools } from './schurSteps.ref.ts';
/** Up to that order the reference is as fast. */
export declare const LOW = 12;
/** What `steps` makes of the tools for a finite A, not empty, which lies at `inA`, and of the steps to vectors. */
export declare function onEngine<R>(e: Engine, r: Elements, space: Workspace, problem: Pick<GeevProblem, 'n' | 'jobvl' | 'jobvr'>, inA: Place, steps: (tools: SchurTools, back: BackVectors) => R, reduced?: Reduced): R;
/** `reduce`: makes the Hessenberg form of A, in place, elsewhere; `vectors`: and its factor. */
export declare function geevCpu(queue: Queue, a: Bound<GeevArgs<Prec>> & {
    readonly why?: string;
}, reduce?: (A: FieldMat, vectors: boolean) => Promise<Reduced>): Promise<void>;
