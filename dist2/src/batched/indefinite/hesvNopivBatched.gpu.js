// Hermitian systems by L D L^H without pivoting of a batch: as the symmetric ones, with conjugates across the diagonal.
import { nopivBatchedGpu } from './sysvNopivBatched.gpu.js';
export const hesvNopivBatchedGpu = /* @__PURE__ */ nopivBatchedGpu('c');
