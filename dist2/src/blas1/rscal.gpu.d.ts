import { scalGpu } from './scal.gpu.ts';
export declare const rscalGpu: typeof scalGpu;
