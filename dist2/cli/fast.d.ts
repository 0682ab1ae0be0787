import type { CpuFacts, GpuFacts } from './facts.ts';
export declare function whatIsFast(cpu: CpuFacts | undefined, gpus: readonly GpuFacts[]): string[];
