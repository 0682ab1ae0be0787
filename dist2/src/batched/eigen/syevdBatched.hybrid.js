// SYEVD of a batch on a GPU context: syev by its other name.
import { syevBatchedHybrid } from './syevBatched.hybrid.js';
export const syevdBatchedHybrid = syevBatchedHybrid;
