import { steqrBatchedGpu } from './steqrBatched.gpu.ts';
export declare const stedcBatchedGpu: typeof steqrBatchedGpu;
