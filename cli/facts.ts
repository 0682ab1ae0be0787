// What a machine has that basalt can use: facts of the CPU engine and of a GPU adapter, as plain data.
import { availableParallelism, cpus } from 'node:os';
import { engine } from '../src/engine/engine.ts';
import { cores } from '../src/engine/features.ts';
import type { Context } from '../src/index.ts';
import { provenDoubleSingle } from '../src/lapack/mixed/doubleSingleTrial.gpu.ts';
import { tuningTable } from '../src/tuning.ts';
import { families } from '../testing/lib/tuner.ts';

export interface CpuFacts {
  readonly model: string;
  readonly cores: number;
  /** 'WASM SIMD, 2 threads', or null where the reference computes. */
  readonly engine: string | null;
  readonly threads: number;
  readonly sharedMemory: boolean;
  readonly relaxedSimd: boolean;
  /** The library that --native takes, or why there is none. */
  readonly native: { readonly title: string | null; readonly why?: string };
}

export async function cpuFacts(): Promise<CpuFacts> {
  const found = engine();
  return {
    model: cpus()[0]?.model.trim() || 'unknown',
    cores: Math.max(cores(), availableParallelism()),
    engine: found?.title ?? null,
    threads: found?.pool.threads ?? 1,
    sharedMemory: found?.heap.shared ?? false,
    relaxedSimd: found?.relaxed ?? false,
    native: await nativeFacts(),
  };
}

async function nativeFacts(): Promise<CpuFacts['native']> {
  const { NativeError, openNative } = await import('../src/native.ts');
  try {
    return { title: (await openNative()).title };
  } catch (error) {
    if (!(error instanceof NativeError)) throw error;
    return { title: null, why: error.message };
  }
}

const LIMITS = [
  'maxBufferSize',
  'maxStorageBufferBindingSize',
  'maxStorageBuffersPerShaderStage',
  'maxComputeWorkgroupStorageSize',
  'maxComputeInvocationsPerWorkgroup',
  'maxComputeWorkgroupsPerDimension',
] as const;

/** What some kernel or timer asks for. */
const FEATURES = [
  'shader-f16',
  'subgroups',
  'subgroup-size-control',
  'timestamp-query',
  'chromium-experimental-subgroup-matrix',
] as const;

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

export async function gpuFacts(context: Context): Promise<GpuFacts> {
  const { info, device, name, software, toggles, matrixUnits } = context.gpu!;
  const { vendor, architecture, description, subgroupMinSize, subgroupMaxSize } = info as GPUAdapterInfo & {
    readonly subgroupMinSize?: number;
    readonly subgroupMaxSize?: number;
  };
  return {
    ...{ name, vendor, architecture, driver: description, software },
    toggles: toggles.split(' ').filter(Boolean),
    limits: Object.fromEntries(LIMITS.map((limit) => [limit, device.limits[limit]])) as GpuFacts['limits'],
    features: Object.fromEntries(FEATURES.map((f) => [f, device.features.has(f)])) as GpuFacts['features'],
    subgroupSize:
      device.features.has('subgroups') && subgroupMinSize !== undefined && subgroupMaxSize !== undefined
        ? [subgroupMinSize, subgroupMaxSize]
        : null,
    matrixUnits: matrixUnits.map(
      ({ factor, sum, MM, MN, MK }) => `${factor} x ${factor} + ${sum}, ${MM} x ${MN} x ${MK}`,
    ),
    doubleSingle: (await provenDoubleSingle(context.queue)) !== undefined,
    tuning: Object.entries(families).flatMap(([family, { space }]) =>
      (tuningTable(context, space)?.sources() ?? [])
        .filter(({ rows }) => rows > 0)
        .map(({ level, rows, why }) => ({ family, level, rows, why })),
    ),
  };
}
