// TRMM on the CPU backend: recursive on the engine, else the recursive reference.
import type { Triangular } from '../../core/signatures.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
import { triangleEngine, triangularCpu } from './triangle.cpu.ts';
import { trmmBlockedRef } from './trmm.ref.ts';

/** As trmmBlockedRef, by halving the triangle. */
export const trmmEngine = (e: Engine, r: Elements, ...call: Parameters<Triangular<Place>>): void =>
  triangleEngine(e, r, 'multiply', ...call);

export const trmmCpu = triangularCpu('trmm', 'multiply', trmmBlockedRef);
