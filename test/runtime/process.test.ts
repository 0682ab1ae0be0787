// What only a process of its own can show: programs that use a GPU context end by themselves, without a crash, and contexts that are
// forgotten may be collected. Dawn's event loop outlives its JavaScript objects, so both have gone wrong before.
import { readdirSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { nodeCaptured } from '../../scripts/process.mjs';
import { bundle, bundled } from '../setup/bundled.ts';
import { gpuSweep, gpuTest } from '../setup/contexts.ts';

beforeAll(bundle);

const START = `import { createContext, sgemm } from '${bundled}/src/index.js';
const open = () => createContext({ backend: 'gpu' });
const use = async (ctx) => {
  const A = ctx.upload('s', Float32Array.of(2));
  const C = ctx.alloc('s', 1);
  await sgemm(ctx.queue, { m: 1, n: 1, k: 1, A, lda: 1, B: A, ldb: 1, C, ldc: 1 });
  return (await ctx.download(C))[0];
};
`;

/** Runs a module in a fresh process; its output, once it has ended by itself within a minute and without a signal. */
function runs(body: string, ...flags: readonly string[]): string {
  const run = nodeCaptured([...flags, '--input-type=module', '--eval', START + body], { timeout: 60_000 });
  expect(run.stderr.replace(/^Warning: max.*\n/gm, '')).toBe('');
  expect(run.status).toBe(0);
  return run.stdout.trim();
}

gpuTest('a program that never disposes of anything ends by itself', () => {
  expect(runs('console.log(await use(await open()));')).toBe('4');
});

gpuSweep('so does one that disposes of its context, and one that leaves work unfinished', () => {
  expect(runs('const ctx = await open(); console.log(await use(ctx)); ctx.dispose();')).toBe('4');
  expect(runs('const ctx = await open(); use(ctx).catch(() => {}); await 0; ctx.dispose(); console.log("end");')).toBe(
    'end',
  );
});

gpuTest('so does one that ends by process.exit with work in flight', () => {
  expect(runs('const ctx = await open(); use(ctx); console.log("bye"); process.exit(0);')).toBe('bye');
});

gpuTest('contexts that are forgotten can be collected, with work before and after', () => {
  const loop = `for (let k = 0; k < 12; k++) {
    let ctx = await open();
    if (k % 4 === 0) await use(ctx);
    if (k % 3 === 0) ctx.dispose();
    ctx = undefined;
    globalThis.gc();
    await new Promise((done) => setTimeout(done, 20));
  }
  globalThis.gc();
  console.log(await use(await open()));`;
  expect(runs(loop, '--expose-gc')).toBe('4');
});

gpuTest('nothing is printed by the library: an error of the device arrives as a rejection', () => {
  const out = runs(`const ctx = await open();
  const { device } = ctx.gpu;
  device.createBindGroup({ layout: device.createBindGroupLayout({ entries: [{ binding: 0, visibility: 4, buffer: {} }] }), entries: [] });
  await new Promise((done) => setTimeout(done, 50));
  console.log(await use(ctx).then(() => 'resolved', (e) => e.name));
  console.log(await use(ctx));`);
  expect(out.split('\n')).toEqual(['DeviceError', '4']);
});

// Dawn and the Vulkan loader have much to say there, and it cannot be told from a fault of this library.
const bare = process.platform === 'linux' && !readdirSync('/dev').some((name) => /^(dri|dxg$|nvidia)/.test(name));
test.skipIf(!bare)('nothing is printed where Linux has no GPU, by drivers and their loader either', () => {
  const unnamed = { VK_DRIVER_FILES: '', VK_ICD_FILENAMES: '', VK_ADD_DRIVER_FILES: '' };
  const program = `import { createContext } from '${bundled}/src/index.js';
    console.log((await createContext()).why);`;
  const { stdout, stderr } = nodeCaptured(['--input-type=module', '--eval', program], { env: unnamed });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^no GPU: Linux has no device file of a GPU/);
});
