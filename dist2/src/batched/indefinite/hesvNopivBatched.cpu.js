// Hermitian systems by L D L^H without pivoting of a batch: as the symmetric ones, with conjugates across the diagonal.
import { nopivBatchedCpu } from './sysvNopivBatched.cpu.js';
export const hesvNopivBatchedCpu = /* @__PURE__ */ nopivBatchedCpu('c');
