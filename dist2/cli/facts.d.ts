import type { Context } from '../src/index.ts';
export interface CpuFacts {
    readonly model: string;
    readonly cores: number;
    /** 'WASM SIMD, 2 threads', or null where the reference computes. */
    readonly engine: string | null;
    readonly threads: number;
    readonly sharedMemory: boolean;
    readonly relaxedSimd: boolean;
    /** The library that --native takes, or why there is none. */
    readonly native: {
        readonly title: string | null;
        readonly why?: string;
    };
}
export declare function cpuFacts(): Promise<CpuFacts>;
declare const LIMITS: readonly ['maxBufferSize', 'maxStorageBufferBindingSize', 'maxStorageBuffersPerShaderStage', 'maxComputeWorkgroupStorageSize', 'maxComputeInvocationsPerWorkgroup', 'maxComputeWorkgroupsPerDimension'];
/** What some kernel or timer asks for. */
declare const FEATURES: readonly ['shader-f16', 'subgroups', 'subgroup-size-control', 'timestamp-query', 'chromium-experimental-subgroup-matrix'];
export interface GpuFacts {
    readonly name: string;
    readonly vendor: string;
    readonly architecture: string;
    readonly driver: string;
    readonly software: boolean;
    readonly toggles: readonly string[];
    readonly limits: Readonly<Record<(typeof LIMITS)[number], number>>;
    readonly features: Readonly<Record<(typeof FEATURES)[number], boolean>>;
    readonly subgroupSize: readonly [least: number, most: number] | null;
    /** 'f16 x f16 + f32, 16 x 16 x 16': proven by a product. */
    readonly matrixUnits: readonly string[];
    /** Whether the adapter computes double-single arithmetic right: residuals of mixed precision may then stay on it. */
    readonly doubleSingle: boolean;
    /** Measurements in force, by family of kernels. */
    readonly tuning: readonly {
        readonly family: string;
        readonly level: string;
        readonly rows: number;
        readonly why: string;
    }[];
}
export declare function gpuFacts(context: Context): Promise<GpuFacts>;
export {};
