import type { Triangular } from '../../core/signatures.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
/** As trmmBlockedRef, by halving the triangle. */
export declare const trmmEngine: (e: Engine, r: Elements, ...call: Parameters<Triangular<Place>>) => void;
export declare const trmmCpu: (queue: import("../../index.ts").Queue, a: import("../../index.ts").Bound<import("./trsm.gen.ts").TrsmArgs<import("../../index.ts").Prec>>) => Promise<void>;
