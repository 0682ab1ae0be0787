// What a context on a GPU is made of, in one module: it is imported when a GPU is looked for, so that a program on the CPU never reads it.

import { adapterName, isSoftware, SUBGROUP_ID } from './adapter.ts';
import type { DoublesPlace } from './contextOptions.ts';
import { cooperatingGroups } from './cooperating.ts';
import { onGpuByCost } from './doublesCost.ts';
import type { Gpu, Origin } from './gpu.ts';
import { GpuSide } from './gpuSide.ts';
import { loadGpu } from './later.ts';
import { provenMatrixUnits } from './matrixUnits.ts';
import { BufferPool } from './pool.ts';
import { profiled } from './profile.ts';
import { Readback } from './readback.ts';
import { Repeats } from './repeats.ts';
import { GpuTimer } from './timer.ts';

export { adapterName, isSoftware, isSoftwareName, namesOfAdapters, openAdapter, openDevice } from './adapter.ts';
export { withVariables } from './environment.ts';
export { foreignDevice } from './foreignDevice.ts';
export { pciAddresses, showing, thisSystem, whyNoAddress } from './pci.ts';

const machinery = { BufferPool, GpuSide, GpuTimer, profiled, Readback, Repeats };
export type Machinery = typeof machinery;

/**
 * What a context has of a device, and whether doubles live there. Limits and features are the device's, which may have fewer than its
 * adapter. Asked for once: Dawn takes a microsecond for each.
 */
export async function gpuOf(origin: Origin, place: DoublesPlace): Promise<Gpu> {
  const { device, info, language } = origin;
  const { limits } = device;
  const [matrixUnits, cooperating] = await Promise.all([
    provenMatrixUnits(device, info),
    isSoftware(info) ? 0 : cooperatingGroups(device),
  ]);
  const doubles =
    place === 'gpu' || (place === 'auto' && !isSoftware(info) && matrixUnits.some(({ factor }) => factor === 'i8'));
  await loadGpu(doubles);
  const lanes = device.features.has('subgroups') && language.has(SUBGROUP_ID) ? (info.subgroupMinSize ?? 0) : 0;
  return {
    ...origin,
    machinery,
    name: adapterName(info),
    software: isSoftware(info),
    lanes,
    fixedLanes: info.subgroupMaxSize === lanes ? lanes : 0,
    threads: Math.min(
      limits.maxComputeInvocationsPerWorkgroup,
      limits.maxComputeWorkgroupSizeX,
      limits.maxComputeWorkgroupSizeY,
    ),
    workgroupBytes: limits.maxComputeWorkgroupStorageSize,
    bindingBytes: Math.min(limits.maxStorageBufferBindingSize, limits.maxBufferSize),
    matrixUnits,
    cooperating,
    doubles,
    ...(doubles && place === 'auto' ? { byCost: onGpuByCost } : {}),
  };
}
