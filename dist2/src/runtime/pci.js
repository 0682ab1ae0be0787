export const PCI = 'pci:';
/** Of a display controller, whatever its kind, the class begins so. */
const DISPLAY = '0x03';
const DEVICES = '/sys/bus/pci/devices';
/** The manifest of the layer, and where the Vulkan loader looks for it. */
const LAYER = 'VkLayer_MESA_device_select.json';
const FOLDER = 'vulkan/implicit_layer.d';
/** Node's system; undefined in a page. */
export function thisSystem() {
    const { process } = globalThis;
    const fs = process?.getBuiltinModule?.('node:fs');
    if (fs === undefined)
        return undefined;
    const attempt = (read, otherwise) => {
        try {
            return read();
        }
        catch {
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
export function pciAddresses({ platform, list, read }) {
    if (platform !== 'linux')
        return [];
    return [...list(DEVICES)]
        .filter((address) => read(`${DEVICES}/${address}/class`).startsWith(DISPLAY))
        .filter((address) => list(`${DEVICES}/${address}/driver`).length > 0)
        .sort();
}
/** Why GPUs cannot be told apart by address; undefined if they can. */
export function whyNoAddress({ platform, env, list }) {
    if (platform !== 'linux')
        return 'GPUs are told apart by their PCI address on Linux only';
    if (env.NODEVICE_SELECT !== undefined)
        return 'NODEVICE_SELECT turns the device-select layer off';
    const home = env.HOME ?? '';
    const bases = [
        env.XDG_CONFIG_HOME ?? `${home}/.config`,
        ...(env.XDG_CONFIG_DIRS ?? '/etc/xdg').split(':'),
        '/etc',
        env.XDG_DATA_HOME ?? `${home}/.local/share`,
        ...(env.XDG_DATA_DIRS ?? '/usr/local/share:/usr/share').split(':'),
    ];
    if (bases.some((base) => list(`${base}/${FOLDER}`).includes(LAYER)))
        return undefined;
    return `Mesa's device-select layer is not installed (${LAYER} in ${FOLDER} below XDG_DATA_HOME or /usr/share; Debian's package mesa-vulkan-drivers has it)`;
}
/** The environment in which the layer shows one GPU alone. */
export const showing = (address) => ({
    DRI_PRIME: `pci-${address.replaceAll(/[:.]/g, '_')}`,
    MESA_VK_DEVICE_SELECT_FORCE_DEFAULT_DEVICE: '1',
});
