// GPUs by their place on the PCI bus. Dawn names an adapter by a part of its name, which twins share; Mesa's device-select layer, which any
// Vulkan driver can be behind, shows the one whose address stands in the environment, read anew for each instance. Linux only.
import type { Variables } from './environment.ts';

export const PCI = 'pci:';

/** Of a display controller, whatever its kind, the class begins so. */
const DISPLAY = '0x03';
const DEVICES = '/sys/bus/pci/devices';

/** The manifest of the layer, and where the Vulkan loader looks for it. */
const LAYER = 'VkLayer_MESA_device_select.json';
const FOLDER = 'vulkan/implicit_layer.d';

/** What of the system is asked, so that tests can answer. */
export interface System {
  readonly platform: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Names in a folder; none if there is no such folder. */
  list(folder: string): readonly string[];
  /** The text of a file, '' if there is none. */
  read(file: string): string;
}

/** Node's system; undefined in a page. */
export function thisSystem(): System | undefined {
  const { process } = globalThis;
  const fs = process?.getBuiltinModule?.('node:fs');
  if (fs === undefined) return undefined;
  const attempt = <T>(read: () => T, otherwise: T): T => {
    try {
      return read();
    } catch {
      return otherwise;
    }
  };
  return {
    platform: process.platform,
    env: process.env,
    list: (folder) => attempt(() => fs.readdirSync(folder), []),
    read: (file) => attempt(() => fs.readFileSync(file, 'utf8'), ''),
  };
}

/** Addresses of the display controllers that a driver has taken, such as 0000:00:07.0, by bus. */
export function pciAddresses({ platform, list, read }: System): readonly string[] {
  if (platform !== 'linux') return [];
  return [...list(DEVICES)]
    .filter((address) => read(`${DEVICES}/${address}/class`).startsWith(DISPLAY))
    .filter((address) => list(`${DEVICES}/${address}/driver`).length > 0)
    .sort();
}

/** Why GPUs cannot be told apart by address; undefined if they can. */
export function whyNoAddress({ platform, env, list }: System): string | undefined {
  if (platform !== 'linux') return 'GPUs are told apart by their PCI address on Linux only';
  if (env.NODEVICE_SELECT !== undefined) return 'NODEVICE_SELECT turns the device-select layer off';
  const home = env.HOME ?? '';
  const bases = [
    env.XDG_CONFIG_HOME ?? `${home}/.config`,
    ...(env.XDG_CONFIG_DIRS ?? '/etc/xdg').split(':'),
    '/etc',
    env.XDG_DATA_HOME ?? `${home}/.local/share`,
    ...(env.XDG_DATA_DIRS ?? '/usr/local/share:/usr/share').split(':'),
  ];
  if (bases.some((base) => list(`${base}/${FOLDER}`).includes(LAYER))) return undefined;
  return `Mesa's device-select layer is not installed (${LAYER} in ${FOLDER} below XDG_DATA_HOME or /usr/share; Debian's package mesa-vulkan-drivers has it)`;
}

/** The environment in which the layer shows one GPU alone. */
export const showing = (address: string): Variables => ({
  DRI_PRIME: `pci-${address.replaceAll(/[:.]/g, '_')}`,
  MESA_VK_DEVICE_SELECT_FORCE_DEFAULT_DEVICE: '1',
});
