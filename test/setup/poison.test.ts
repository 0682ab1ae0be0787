// Workgroup memory that begins with garbage: that it does, in all kinds of variables, and that kernels of every kind do not mind.
import { expect } from 'vitest';
import { kernels } from '../../src/registryKernels.gen.ts';
import { kernelText } from '../../src/runtime/kernelText.ts';
import { gpuTest } from './contexts.ts';
import { ableDevice, plainDevice } from './device.ts';
import { poisonWorkgroups, withGarbage } from './poison.ts';

const SHADER = `struct Pair { a: u32, b: vec2f }
alias V = vec2f;
const N: u32 = 3u;
var<workgroup> list: array<V, N * (N + 1u)>; // a comment; with one in it
var<workgroup> count: atomic<u32>;
var<workgroup> pairs: array<Pair, 2>;
var<workgroup> unused: array<f32, 4>;
@group(0) @binding(0) var<storage, read_write> out: array<f32>;

@compute @workgroup_size(4)
fn show(@builtin(local_invocation_id) id: vec3u) {
  workgroupBarrier();
  if (id.x != 0u) { return; }
  out[0] = list[11].y;
  out[1] = f32(atomicLoad(&count));
  out[2] = pairs[1].b.x;
}
`;

async function run(device: GPUDevice): Promise<number[]> {
  const module = device.createShaderModule({ code: SHADER });
  const pipeline = await device.createComputePipelineAsync({ layout: 'auto', compute: { module, entryPoint: 'show' } });
  const [STORAGE, COPY_SRC, COPY_DST, MAP_READ] = [0x80, 4, 8, 1];
  const out = device.createBuffer({ size: 16, usage: STORAGE | COPY_SRC });
  const staging = device.createBuffer({ size: 16, usage: COPY_DST | MAP_READ });
  const entries = [{ binding: 0, resource: { buffer: out } }];
  const encoder = device.createCommandEncoder();
  const pass = encoder.beginComputePass();
  pass.setPipeline(pipeline);
  pass.setBindGroup(0, device.createBindGroup({ layout: pipeline.getBindGroupLayout(0), entries }));
  pass.dispatchWorkgroups(1);
  pass.end();
  encoder.copyBufferToBuffer(out, 0, staging, 0, 16);
  device.queue.submit([encoder.finish()]);
  await staging.mapAsync(1);
  return [...new Float32Array(staging.getMappedRange()).slice(0, 3)];
}

gpuTest('all kinds of variables begin with garbage, and without the prologue with zeros', async () => {
  const device = await plainDevice();
  expect(await run(device)).toEqual([0, 0, 0]);
  expect(await run(poisonWorkgroups(device))).toEqual(
    [Math.fround(-3.1e33), 0xdeadbeef, Math.fround(-3.1e33)].map(Math.fround),
  );
  device.destroy();
});

gpuTest('every kernel that has workgroup memory gets a prologue, and compiles with it', async () => {
  const device = await ableDevice();
  const errorsOf = async (code: string): Promise<string[]> => {
    device.pushErrorScope('validation');
    const { messages } = await device.createShaderModule({ code }).getCompilationInfo();
    await device.popErrorScope();
    return messages.filter(({ type }) => type === 'error').map(({ message }) => message);
  };
  let some = 0;
  for (const kernel of kernels) {
    const text = kernelText(kernel, {});
    // What needs a feature that is missing here does not compile either way.
    if (!/var<workgroup>/.test(text) || (await errorsOf(text)).length > 0) continue;
    some++;
    expect([kernel.name, withGarbage(text) !== text, await errorsOf(withGarbage(text))]).toEqual([
      kernel.name,
      true,
      [],
    ]);
  }
  expect(some).toBeGreaterThan(100);
  device.destroy();
});
