// SYEVD of a batch on a GPU context: syev by its other name.
import { syevBatchedHybrid } from './syevBatched.hybrid.ts';

export const syevdBatchedHybrid = syevBatchedHybrid;
