import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Trans } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GetrsNopivArgs } from './routines.gen.ts';
/** As getrsNopivRef. */
export declare function getrsNopivEngine(e: Engine, r: Elements, trans: Trans, n: number, nrhs: number, A: Place, B: Place): void;
export declare function getrsNopivCpu(queue: Queue, a: Bound<GetrsNopivArgs<Prec>>): Promise<void>;
