// Hermitian L D L^H without pivoting of a batch: as the symmetric ones, with conjugates across the diagonal.
import { factorNopivBatchedGpu } from './sytrfNopivBatched.gpu.js';
export const hetrfNopivBatchedGpu = /* @__PURE__ */ factorNopivBatchedGpu('c');
