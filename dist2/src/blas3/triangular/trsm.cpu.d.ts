import type { Triangular } from '../../core/signatures.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
/** As trsmBlockedRef, by halving the triangle. */
export declare const trsmEngine: (e: Engine, r: Elements, ...call: Parameters<Triangular<Place>>) => void;
/** The same as the drivers' operation. */
export declare const trsmOn: (e: Engine, r: Elements) => Triangular<Place>;
export declare const trsmCpu: (queue: import("../../index.ts").Queue, a: import("../../index.ts").Bound<import("./trsm.gen.ts").TrsmArgs<import("../../index.ts").Prec>>) => Promise<void>;
