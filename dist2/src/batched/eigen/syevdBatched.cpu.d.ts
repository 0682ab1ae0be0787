import { syevBatchedCpu } from './syevBatched.cpu.ts';
export declare const syevdBatchedCpu: typeof syevBatchedCpu;
