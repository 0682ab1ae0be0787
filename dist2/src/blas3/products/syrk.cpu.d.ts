import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Trans, Uplo } from '../../core/matrix.ts';
import type { Numeric } from '../../core/signatures.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SyrkArgs } from './routines.gen.ts';
/** As syrkRef. `work` is the address of GEMMTR_WORK elements. */
export declare function syrkEngine(e: Engine, r: Elements, uplo: Uplo, trans: Trans, n: number, k: number, alpha: Numeric, A: Place, beta: Numeric, C: Place, work: number): void;
export declare function syrkCpu(queue: Queue, a: Bound<SyrkArgs<Prec>>): Promise<void>;
