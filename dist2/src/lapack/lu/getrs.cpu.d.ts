import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Trans } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GetrsArgs } from './routines.gen.ts';
/** As getrsRef; `ipiv` is the address of n integers. */
export declare function getrsEngine(e: Engine, r: Elements, trans: Trans, n: number, nrhs: number, A: Place, ipiv: number, B: Place): void;
export declare function getrsCpu(queue: Queue, a: Bound<GetrsArgs<Prec>>): Promise<void>;
