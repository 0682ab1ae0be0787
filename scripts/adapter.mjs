// Finds a GPU adapter for child processes: the machine's own if it has one, else SwiftShader, a Vulkan driver
// in software that comes inside the npm package @sparticuz/chromium. The Vulkan loader reads its environment
// when a process starts, so the answer is a set of environment variables for the child.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { nodeCaptured, root } from './process.mjs';
import { decompress, unpackOnce } from './unpack.mjs';

const probe = `
  const { create } = await import('webgpu');
  const gpu = create([]);
  const adapter = await gpu.requestAdapter();
  process.exit(adapter && !adapter.info.isFallbackAdapter ? 0 : 1);
`;

const archive = path.join(root, 'node_modules/@sparticuz/chromium/bin/swiftshader.tar.br');
const unpacked = path.join(root, 'node_modules/.cache/basalt-swiftshader');

/**
 * Environment variables that let a child process find an adapter; {} when it needs none or none can be had.
 * BASALT_TEST_ADAPTER: 'none' and 'system' change nothing, 'swiftshader' forces it, 'auto' (default) takes a hardware
 * adapter if there is one, else SwiftShader, which compiles many times faster than other software adapters.
 */
export async function adapterEnvironment(choice = process.env.BASALT_TEST_ADAPTER || 'auto') {
  switch (choice) {
    case 'none':
    case 'system':
      return {};
    case 'swiftshader':
      if (!hasSwiftShader()) throw new Error('SwiftShader needs Linux on x64 and the package @sparticuz/chromium');
      return swiftShader();
    case 'auto':
      return hasSwiftShader() && !hasHardware() ? swiftShader() : {};
    default:
      throw new Error(`BASALT_TEST_ADAPTER is '${choice}', not none, system, swiftshader or auto`);
  }
}

// In a process of its own: a driver that crashes must not take the tests with it.
const hasHardware = () => nodeCaptured(['--input-type=module', '--eval', probe], { timeout: 60_000 }).status === 0;

const hasSwiftShader = () => process.platform === 'linux' && process.arch === 'x64' && existsSync(archive);

async function swiftShader() {
  await unpackOnce(unpacked, async (temporary) => {
    const { extract } = await import('tar-fs');
    await decompress(archive, extract(temporary));
  });
  const driver = path.join(unpacked, 'vk_swiftshader_icd.json');
  return {
    VK_ICD_FILENAMES: driver,
    VK_DRIVER_FILES: driver,
    LD_LIBRARY_PATH: [unpacked, process.env.LD_LIBRARY_PATH].filter(Boolean).join(path.delimiter),
  };
}
