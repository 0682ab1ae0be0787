// Which products of small matrices the device's matrix units can do, each proven right by one product when the context is opened.
import type { Kernel, Tuning } from './kernel.ts';
import { matrix_probe } from './kernels.gen.ts';
import { kernelText } from './kernelText.ts';
import { USAGE } from './pool.ts';

/** f16 factors, f32 sums: an MM x MK times an MK x MN matrix per subgroup of SG. */
export interface MatrixUnit {
  readonly MM: number;
  readonly MN: number;
  readonly MK: number;
  readonly SG: number;
}

interface Config {
  readonly componentType: string;
  readonly resultComponentType: string;
  readonly M: number;
  readonly N: number;
  readonly K: number;
}

interface Info {
  readonly subgroupMinSize?: number;
  readonly subgroupMaxSize?: number;
  readonly subgroupMatrixConfigs?: Iterable<Config>;
}

const shapes: readonly Tuning[] = [16, 8].flatMap((MN) => [16, 8].map((MK) => ({ MM: 16, MN, MK, SG: 32 })));
export const matrixProbe: Kernel = { name: 'matrix_probe', text: matrix_probe, variants: shapes };

/** The shapes that work, as the adapter lists them. None where subgroups vary in size. */
export async function provenMatrixUnits(adapter: GPUAdapter, device: GPUDevice): Promise<readonly MatrixUnit[]> {
  const needed = ['chromium-experimental-subgroup-matrix', 'shader-f16', 'subgroups'];
  if (!needed.every((feature) => device.features.has(feature))) return [];
  const { subgroupMinSize: SG = 0, subgroupMaxSize, subgroupMatrixConfigs = [] } = adapter.info as Info;
  if (SG === 0 || SG !== subgroupMaxSize) return [];
  const listed = [...subgroupMatrixConfigs]
    .filter((c) => c.componentType === 'f16' && c.resultComponentType === 'f32')
    .map(({ M, N, K }) => ({ MM: M, MN: N, MK: K, SG }));
  const right = await Promise.all(listed.map((unit) => works(device, unit).catch(() => false)));
  return listed.filter((_, k) => right[k]);
}

async function works(device: GPUDevice, unit: MatrixUnit): Promise<boolean> {
  const { MM, MN, MK } = unit;
  const bytes = MM * MN * 4;
  device.pushErrorScope('validation');
  const result = device.createBuffer({ size: bytes, usage: USAGE.STORAGE | USAGE.COPY_SRC });
  const staging = device.createBuffer({ size: bytes, usage: USAGE.MAP_READ | USAGE.COPY_DST });
  const params = device.createBuffer({ size: 16, usage: USAGE.UNIFORM | USAGE.COPY_DST });
  const module = device.createShaderModule({ code: kernelText(matrixProbe, { ...unit }), label: matrixProbe.name });
  const pipeline = device.createComputePipeline({ layout: 'auto', compute: { module, entryPoint: matrixProbe.name } });
  const entries = [result, params].map((buffer, binding) => ({ binding, resource: { buffer } }));
  const encoder = device.createCommandEncoder();
  const pass = encoder.beginComputePass();
  pass.setPipeline(pipeline);
  pass.setBindGroup(0, device.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries }));
  pass.dispatchWorkgroups(1);
  pass.end();
  encoder.copyBufferToBuffer(result, 0, staging, 0, bytes);
  device.queue.submit([encoder.finish()]);
  try {
    if ((await device.popErrorScope()) !== null) return false;
    await staging.mapAsync(1); // GPUMapMode.READ
    return isProduct(new Float32Array(staging.getMappedRange()), MM, MN, MK);
  } finally {
    for (const buffer of [result, staging, params]) buffer.destroy();
  }
}

function isProduct(C: Float32Array, m: number, n: number, k: number): boolean {
  return C.every((value, at) => {
    const [i, j] = [at % m, Math.floor(at / m)];
    let sum = 0;
    for (let l = 0; l < k; l++) sum += (((3 * i + 5 * l) % 7) - 3) * (((2 * l + 3 * j) % 5) - 2);
    return value === sum && i < m && j < n;
  });
}
