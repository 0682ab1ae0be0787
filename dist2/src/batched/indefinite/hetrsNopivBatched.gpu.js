// Hermitian solutions from L D L^H without pivoting of a batch: as the symmetric ones, with conjugates across the diagonal.
import { solveNopivBatchedGpu } from './sytrsNopivBatched.gpu.js';
export const hetrsNopivBatchedGpu = /* @__PURE__ */ solveNopivBatchedGpu('c');
