import { syevBatchedHybrid } from './syevBatched.hybrid.ts';
export declare const syevdBatchedHybrid: typeof syevBatchedHybrid;
