// Hermitian L D L^H without pivoting of a batch: as the symmetric ones, with conjugates across the diagonal.
import { factorNopivBatchedCpu } from './sytrfNopivBatched.cpu.js';
export const hetrfNopivBatchedCpu = /* @__PURE__ */ factorNopivBatchedCpu('c');
