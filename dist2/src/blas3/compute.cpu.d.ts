import { type Prec } from '../core/field.ts';
import { type Engine } from '../engine/engine.ts';
import { type Real } from '../engine/ops.ts';
import type { Provider } from '../engine/provider.ts';
import type { Workspace } from '../engine/workspace.ts';
import type { Queue } from '../runtime/queue.ts';
/**
 * The result of `fast` if there is an engine and its memory suffices, else that of `reference`. `refusal`: why the engine must not have
 * this call, whose kernels trust what they are given. `native`: the call of a native library.
 */
export declare function compute<R>(queue: Queue, call: {
    readonly routine: string;
    readonly prec: Prec;
    readonly why?: string;
}, fast: (e: Engine, r: Real, space: Workspace) => R, reference: () => R, refusal?: string, native?: (provider: Provider) => R): R;
