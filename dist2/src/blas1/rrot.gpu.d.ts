import { rotGpu } from './rot.gpu.ts';
export declare const rrotGpu: typeof rotGpu;
