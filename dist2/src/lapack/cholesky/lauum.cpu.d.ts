import type { Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place } from '../../engine/workspace.ts';
/** As lauumRef. `work` is the address of GEMMTR_WORK elements. */
export declare function lauumEngine(e: Engine, r: Elements, uplo: Uplo, n: number, A: Place, work: number): void;
