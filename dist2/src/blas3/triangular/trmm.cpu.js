import { triangleEngine, triangularCpu } from './triangle.cpu.js';
import { trmmBlockedRef } from './trmm.ref.js';
/** As trmmBlockedRef, by halving the triangle. */
export const trmmEngine = (e, r, ...call) => triangleEngine(e, r, 'multiply', ...call);
export const trmmCpu = triangularCpu('trmm', 'multiply', trmmBlockedRef);
