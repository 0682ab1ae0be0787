import { scalCpu } from './scal.cpu.ts';
export declare const rscalCpu: typeof scalCpu;
