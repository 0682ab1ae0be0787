// Hermitian solutions from L D L^H without pivoting of a batch: as the symmetric ones, with conjugates across the diagonal.
import { solveNopivBatchedCpu } from './sytrsNopivBatched.cpu.js';
export const hetrsNopivBatchedCpu = /* @__PURE__ */ solveNopivBatchedCpu('c');
