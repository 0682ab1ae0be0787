import { triangleEngine, triangularCpu } from './triangle.cpu.js';
import { trsmBlockedRef } from './trsm.ref.js';
/** As trsmBlockedRef, by halving the triangle. */
export const trsmEngine = (e, r, side, uplo, transA, diag, m, n, alpha, A, B) => triangleEngine(e, r, 'solve', side, uplo, transA, diag, m, n, alpha, A, B);
/** The same as the drivers' operation. */
export const trsmOn = (e, r) => (side, uplo, transA, diag, m, n, alpha, A, B) => triangleEngine(e, r, 'solve', side, uplo, transA, diag, m, n, alpha, A, B);
export const trsmCpu = triangularCpu('trsm', 'solve', trsmBlockedRef);
