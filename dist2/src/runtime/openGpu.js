// What a context on a GPU is made of, in one module: it is imported when a GPU is looked for, so that a program on the CPU never reads it.
import { adapterName, isSoftware, SUBGROUP_ID } from './adapter.js';
import { cooperatingGroups } from './cooperating.js';
import { onGpuByCost } from './doublesCost.js';
import { GpuSide } from './gpuSide.js';
import { loadGpu } from './later.js';
import { provenMatrixUnits } from './matrixUnits.js';
import { BufferPool } from './pool.js';
import { profiled } from './profile.js';
import { Readback } from './readback.js';
import { Repeats } from './repeats.js';
import { GpuTimer } from './timer.js';
export { adapterName, isSoftware, isSoftwareName, namesOfAdapters, openAdapter, openDevice } from './adapter.js';
export { withVariables } from './environment.js';
export { foreignDevice } from './foreignDevice.js';
export { pciAddresses, showing, thisSystem, whyNoAddress } from './pci.js';
const machinery = { BufferPool, GpuSide, GpuTimer, profiled, Readback, Repeats };
/**
 * What a context has of a device, and whether doubles live there. Limits and features are the device's, which may have fewer than its
 * adapter. Asked for once: Dawn takes a microsecond for each.
 */
export async function gpuOf(origin, place) {
    const { device, info, language } = origin;
    const { limits } = device;
    const [matrixUnits, cooperating] = await Promise.all([
        provenMatrixUnits(device, info),
        isSoftware(info) ? 0 : cooperatingGroups(device),
    ]);
    const doubles = place === 'gpu' || (place === 'auto' && !isSoftware(info) && matrixUnits.some(({ factor }) => factor === 'i8'));
    await loadGpu(doubles);
    const lanes = device.features.has('subgroups') && language.has(SUBGROUP_ID) ? (info.subgroupMinSize ?? 0) : 0;
    return {
        ...origin,
        machinery,
        name: adapterName(info),
        software: isSoftware(info),
        lanes,
        fixedLanes: info.subgroupMaxSize === lanes ? lanes : 0,
        threads: Math.min(limits.maxComputeInvocationsPerWorkgroup, limits.maxComputeWorkgroupSizeX, limits.maxComputeWorkgroupSizeY),
        workgroupBytes: limits.maxComputeWorkgroupStorageSize,
        bindingBytes: Math.min(limits.maxStorageBufferBindingSize, limits.maxBufferSize),
        matrixUnits,
        cooperating,
        doubles,
        ...(doubles && place === 'auto' ? { byCost: onGpuByCost } : {}),
    };
}
