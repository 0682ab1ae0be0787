// What a machine has that basalt can use: facts of the CPU engine and of a GPU adapter, as plain data.
import { availableParallelism, cpus } from 'node:os';
import { engine } from '../src/engine/engine.js';
import { cores } from '../src/engine/features.js';
import { provenDoubleSingle } from '../src/lapack/mixed/doubleSingleTrial.gpu.js';
import { tuningTable } from '../src/tuning.js';
import { families } from '../testing/lib/tuner.js';
export async function cpuFacts() {
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
async function nativeFacts() {
    const { NativeError, openNative } = await import('../src/native.js');
    try {
        return { title: (await openNative()).title };
    }
    catch (error) {
        if (!(error instanceof NativeError))
            throw error;
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
];
/** What some kernel or timer asks for. */
const FEATURES = [
    'shader-f16',
    'subgroups',
    'subgroup-size-control',
    'timestamp-query',
    'chromium-experimental-subgroup-matrix',
];
export async function gpuFacts(context) {
    const { info, device, name, software, toggles, matrixUnits } = context.gpu;
    const { vendor, architecture, description, subgroupMinSize, subgroupMaxSize } = info;
    return {
        ...{ name, vendor, architecture, driver: description, software },
        toggles: toggles.split(' ').filter(Boolean),
        limits: Object.fromEntries(LIMITS.map((limit) => [limit, device.limits[limit]])),
        features: Object.fromEntries(FEATURES.map((f) => [f, device.features.has(f)])),
        subgroupSize: device.features.has('subgroups') && subgroupMinSize !== undefined && subgroupMaxSize !== undefined
            ? [subgroupMinSize, subgroupMaxSize]
            : null,
        matrixUnits: matrixUnits.map(({ factor, sum, MM, MN, MK }) => `${factor} x ${factor} + ${sum}, ${MM} x ${MN} x ${MK}`),
        doubleSingle: (await provenDoubleSingle(context.queue)) !== undefined,
        tuning: Object.entries(families).flatMap(([family, { space }]) => (tuningTable(context, space)?.sources() ?? [])
            .filter(({ rows }) => rows > 0)
            .map(({ level, rows, why }) => ({ family, level, rows, why }))),
    };
}
