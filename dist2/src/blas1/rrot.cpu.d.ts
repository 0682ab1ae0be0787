import { rotCpu } from './rot.cpu.ts';
export declare const rrotCpu: typeof rotCpu;
