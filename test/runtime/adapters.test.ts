// Which adapters there are, and which of them a context gets: by name, by address, by the environment.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { nodeCaptured, root } from '../../scripts/process.mjs';
import { adapters, createContexts } from '../../src/index.ts';
import { withVariables } from '../../src/runtime/environment.ts';
import { pciAddresses, type System, showing, whyNoAddress } from '../../src/runtime/pci.ts';
import { expectRefusal, rejectionOf } from '../lib/caught.ts';
import { bundle, bundled } from '../setup/bundled.ts';
import { gpuTest } from '../setup/contexts.ts';

/** A system with these files; a folder has what lies below it. */
function systemWith(files: Readonly<Record<string, string>>, env: System['env'] = {}, platform = 'linux'): System {
  const list = (folder: string): string[] => [
    ...new Set(
      Object.keys(files)
        .filter((file) => file.startsWith(`${folder}/`))
        .map((file) => file.slice(folder.length + 1).split('/')[0]!),
    ),
  ];
  return { platform, env, list, read: (file) => files[file] ?? '' };
}

const BUS = '/sys/bus/pci/devices';
const twoGpus = {
  [`${BUS}/0000:00:09.0/class`]: '0x030200\n',
  [`${BUS}/0000:00:09.0/driver/unbind`]: '',
  [`${BUS}/0000:00:07.0/class`]: '0x030000\n',
  [`${BUS}/0000:00:07.0/driver/unbind`]: '',
  [`${BUS}/0000:00:08.0/class`]: '0x030000\n', // no driver has it
  [`${BUS}/0000:00:01.0/class`]: '0x020000\n', // a network card
  [`${BUS}/0000:00:01.0/driver/unbind`]: '',
};
const LAYER = 'vulkan/implicit_layer.d/VkLayer_MESA_device_select.json';

describe('GPUs by address', () => {
  test('are the display controllers with a driver, by bus', () => {
    expect(pciAddresses(systemWith(twoGpus))).toEqual(['0000:00:07.0', '0000:00:09.0']);
    expect(pciAddresses(systemWith(twoGpus, {}, 'darwin'))).toEqual([]);
    expect(pciAddresses(systemWith({}))).toEqual([]);
  });

  test('need the layer, where the Vulkan loader looks for it', () => {
    expect(whyNoAddress(systemWith(twoGpus))).toMatch(/not installed.*mesa-vulkan-drivers/);
    expect(whyNoAddress(systemWith({ [`/usr/share/${LAYER}`]: '' }))).toBeUndefined();
    expect(whyNoAddress(systemWith({ [`/mine/${LAYER}`]: '' }, { XDG_DATA_HOME: '/mine' }))).toBeUndefined();
    expect(whyNoAddress(systemWith({ [`/home/me/.local/share/${LAYER}`]: '' }, { HOME: '/home/me' }))).toBeUndefined();
    expect(whyNoAddress(systemWith({ [`/usr/share/${LAYER}`]: '' }, { NODEVICE_SELECT: '1' }))).toMatch(
      /NODEVICE_SELECT/,
    );
    expect(whyNoAddress(systemWith({ [`/usr/share/${LAYER}`]: '' }, {}, 'win32'))).toMatch(/Linux only/);
  });

  test('are shown alone by two variables, which stand only for a while, one set after the other', async () => {
    const variables = showing('0000:00:07.0');
    expect(variables).toEqual({ DRI_PRIME: 'pci-0000_00_07_0', MESA_VK_DEVICE_SELECT_FORCE_DEFAULT_DEVICE: '1' });
    process.env.BASALT_TRIED = 'before';
    const seen = await Promise.all(
      ['a', 'b'].map((value) =>
        withVariables({ BASALT_TRIED: value, BASALT_NEW: value }, async () => {
          await Promise.resolve();
          return [process.env.BASALT_TRIED, process.env.BASALT_NEW];
        }),
      ),
    );
    expect(seen).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ]);
    await expect(withVariables({ BASALT_NEW: 'x' }, () => Promise.reject(new RangeError('no')))).rejects.toThrow('no');
    expect([process.env.BASALT_TRIED, process.env.BASALT_NEW]).toEqual(['before', undefined]);
    delete process.env.BASALT_TRIED;
  });
});

describe('adapters', () => {
  gpuTest('lists what this process has, by names that createContext takes', async (context) => {
    const { adapters: found } = await adapters();
    expect(found.length).toBeGreaterThan(0);
    const all = await createContexts({ backend: 'gpu' });
    expect(all.length).toBeGreaterThanOrEqual(1);
    if (context.gpu!.software) expect(all[0]!.gpu!.software).toBe(true);
    for (const one of all) one.dispose();
  });

  test('createContexts takes nothing that names one adapter; on the CPU it is one context', async () => {
    expectRefusal(
      await rejectionOf(() => createContexts({ adapter: 'x' } as object)),
      { argument: 'adapter' },
      /all GPUs/,
    );
    const [cpu, ...more] = await createContexts({ backend: 'cpu' });
    expect([cpu!.backend, more]).toEqual(['cpu', []]);
    cpu!.dispose();
  });

  const swiftShader = path.join(root, 'node_modules/.cache/basalt-swiftshader/vk_swiftshader_icd.json');
  const lavapipe = '/usr/share/vulkan/icd.d/lvp_icd.json';

  describe.skipIf(!existsSync(swiftShader) || !existsSync(lavapipe))('of two drivers', () => {
    beforeAll(bundle);

    /** Runs a program where both drivers are seen. */
    function withBoth(body: string, more: Readonly<Record<string, string>> = {}): unknown {
      const drivers = `${swiftShader}:${lavapipe}`;
      const env = { ...process.env, VK_ICD_FILENAMES: drivers, VK_DRIVER_FILES: drivers, ...more };
      const program = `import { adapters, createContext, createContexts, saxpy, spread } from '${bundled}/src/index.js'; ${body}`;
      const run = nodeCaptured(['--input-type=module', '--eval', program], { timeout: 120_000, env });
      expect(run.status, run.stderr).toBe(0);
      return JSON.parse(run.stdout);
    }

    test('both are listed, opened, and work side by side', () => {
      const body = `
        const found = await adapters();
        const contexts = await createContexts({ backend: 'gpu' });
        const shares = await spread(contexts, 8, async (context, from, to) => {
          const y = context.upload('s', Float32Array.of(from, to));
          await saxpy(context.queue, { n: 2, alpha: 1, x: context.upload('s', Float32Array.of(1, 1)), y });
          return [...(await context.download(y))];
        });
        const ok = shares.every(({ from, to, result }) => result[0] === from + 1 && result[1] === to + 1);
        const names = contexts.map((context) => context.gpu.name);
        console.log(JSON.stringify({ found, names, ok, by: new Set(shares.map(({ context }) => context)).size }));
        process.exit(0);`;
      const { found, names, ok, by } = withBoth(body) as {
        found: { adapters: { name: string; software: boolean }[] };
        names: string[];
        ok: boolean;
        by: number;
      };
      expect(found.adapters.map(({ software }) => software)).toEqual([true, true]);
      expect(names.map((name) => /llvmpipe/.test(name)).sort()).toEqual([false, true]);
      expect([ok, by]).toEqual([true, 2]);
    });

    test('BASALT_ADAPTER chooses where createContext is not told; an address that is not there is refused', () => {
      const body = `
        const one = await createContext({ backend: 'gpu' });
        const other = await createContext({ backend: 'gpu', adapter: 'swiftshader' });
        const refused = await createContext({ backend: 'gpu', adapter: 'pci:ffff:00:00.0' }).catch((error) => error);
        console.log(JSON.stringify([one.gpu.name, other.gpu.name, refused.name, refused.message]));
        process.exit(0);`;
      const [one, other, name, message] = withBoth(body, { BASALT_ADAPTER: 'LLVMpipe' }) as string[];
      expect(one).toMatch(/llvmpipe/);
      expect(other).toMatch(/SwiftShader/i);
      expect(name).toBe('UnsupportedError');
      expect(message).toMatch(/ffff:00:00\.0/);
    });
  });
});
