var __rewriteRelativeImportExtension = (this && this.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
// Finds a GPU: Dawn (npm `webgpu`) in Node, navigator.gpu in a browser. Chooses Dawn's toggles; knows nothing of contexts or kernels.
import { reason, UnsupportedError } from '../core/errors.js';
import { withVariables } from './environment.js';
import { PCI, pciAddresses, showing, thisSystem, whyNoAddress } from './pci.js';
/** Features that some kernel can use. Each is requested when the adapter has it. */
const FEATURES = [
    'shader-f16',
    'subgroups',
    'subgroup-size-control',
    'timestamp-query',
    'chromium-experimental-subgroup-matrix',
];
/**
 * What kernels with subgroups need of the shader language besides: the built-in values subgroup_id and num_subgroups. Chromium 143 has
 * subgroups without them: it gets the kernels that do without subgroups.
 */
export const SUBGROUP_ID = 'subgroup_id';
/** Limits of things that compute kernels do not use; Dawn complains on the console about some adapters' values for them. */
const UNUSED_LIMITS = /Dynamic|Texture|Sampler|Vertex|Fragment|Color|InterStage/;
const ALWAYS_ON = ['allow_unsafe_apis', 'vulkan_enable_f16_on_nvidia', 'use_vulkan_memory_model'];
const ONLY_FAST = ['disable_robustness', 'disable_workgroup_init', 'disable_polyfills_on_integer_div_and_mod'];
/**
 * Every Dawn instance of this process. Dawn's event loop keeps using an instance after JavaScript has forgotten it, and a collected
 * one ends the process with a segmentation fault at a random later moment: so none is ever released.
 */
const instances = new Set();
/** Those that other contexts may use as well, by their flags: each takes memory for good. */
const shared = new Map();
/**
 * The adapter that `choice` names; with `hardware`, one in software is of no use. Throws UnsupportedError when there is none; the message
 * says what was tried.
 */
export async function openAdapter(choice, hardware) {
    const browser = globalThis.navigator?.gpu;
    if (browser !== undefined)
        return { adapter: await request(browser), toggles: '', language: languageOf(browser) };
    if (hardware && linuxHasNoGpu())
        throw new UnsupportedError('Linux has no device file of a GPU, like /dev/dri/renderD128 or /dev/nvidia0');
    const dawn = await loadDawn();
    const enabled = [...ALWAYS_ON, ...(choice.robust ? [] : ONLY_FAST)];
    const toggles = [`enable-dawn-features=${enabled.join(',')}`, 'disable-dawn-features=timestamp_quantization'];
    const open = async (name, own = false) => {
        const flags = name === undefined ? toggles : [...toggles, `adapter=${name}`];
        const key = flags.join(' ');
        const gpu = (own ? undefined : shared.get(key)) ?? dawn.create(flags);
        instances.add(gpu);
        if (!own)
            shared.set(key, gpu);
        return { adapter: await request(gpu), toggles: toggles.join(' '), language: languageOf(gpu) };
    };
    const wanted = choice.adapter ?? globalThis.process?.env?.BASALT_ADAPTER;
    if (wanted === undefined || wanted === '')
        return open(undefined);
    if (wanted.startsWith(PCI))
        return openAt(wanted.slice(PCI.length), () => open(undefined, true));
    return open(wanted).catch((error) => {
        // Dawn compares with its own spelling of the names, and lists them when none fits: ours ignores case and punctuation.
        const name = namesIn(error).find((known) => plain(known).includes(plain(wanted)));
        if (name === undefined)
            throw error;
        return open(name);
    });
}
/** The GPU at an address on the PCI bus, by `open` where no other can be seen. */
async function openAt(address, open) {
    const system = thisSystem();
    const addresses = pciAddresses(system);
    const why = whyNoAddress(system);
    if (why !== undefined)
        throw new UnsupportedError(`no adapter by its PCI address ${address}: ${why}`);
    if (!addresses.includes(address))
        throw new UnsupportedError(`no adapter has the PCI address ${address}: there ${addresses.length === 0 ? 'is none' : `are ${addresses.join(', ')}`}`);
    return withVariables(showing(address), async () => {
        // What a layer that is there, but out of work, would leave in sight is a GPU of somebody else's choice.
        const seen = await namesOfAdapters();
        if (seen.length !== 1)
            throw new UnsupportedError(`no adapter by its PCI address ${address}: the device-select layer leaves ${seen.length} adapters in sight: ${seen.join('; ')}`);
        return open();
    });
}
/** No adapter is called so. */
const NOBODY = '<a list of all adapters>';
/** WebGPU lists no adapters; but asked for one that does not exist, Dawn names those that do. */
const namesIn = ({ message }) => [...message.matchAll(/name: '([^']*)'/g)].map(([, name]) => name);
/** The names of all adapters that Dawn sees, those of twins twice; in a page, of the one that it gives. */
export async function namesOfAdapters() {
    const browser = globalThis.navigator?.gpu;
    if (browser !== undefined)
        return [adapterName((await request(browser)).info)];
    const dawn = await loadDawn();
    const gpu = dawn.create([`adapter=${NOBODY}`]);
    instances.add(gpu);
    try {
        await gpu.requestAdapter();
        return [];
    }
    catch (error) {
        return namesIn(error);
    }
}
const plain = (name) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
/** In /dev/dri and /dev: Mesa's and AMD's, NVIDIA's and Tegra's, Windows' below WSL, Adreno, Mali, Vivante, PowerVR. */
const GPU_FILES = /^(renderD|nvidia|nvhost-gpu|nvmap|dxg$|kgsl|mali|galcore|pvr)/;
/** By these a user names drivers to the Vulkan loader. */
const DRIVERS = ['VK_DRIVER_FILES', 'VK_ICD_FILENAMES', 'VK_ADD_DRIVER_FILES'];
/**
 * Known before Dawn is loaded: where there is none, Dawn and the Vulkan loader print up to ten lines, which nothing turns off. false where
 * it is not known, and where the user names a driver.
 */
function linuxHasNoGpu() {
    const { process } = globalThis;
    const fs = process?.getBuiltinModule?.('node:fs');
    if (fs === undefined || process.platform !== 'linux' || DRIVERS.some((name) => process.env[name]))
        return false;
    try {
        const files = fs.readdirSync('/dev');
        if (files.includes('dri'))
            files.push(...fs.readdirSync('/dev/dri'));
        return !files.some((file) => GPU_FILES.test(file));
    }
    catch {
        return false;
    }
}
/** Behind a name, so that bundlers of pages, where it is not installed and not needed, do not look for it. */
const DAWN = 'webgpu';
async function loadDawn() {
    try {
        return (await import(__rewriteRelativeImportExtension(/* @vite-ignore */ /* webpackIgnore: true */ DAWN)));
    }
    catch (cause) {
        // Of `require`, and of Jest's above all, the other lines are advice on something else.
        const [line] = String(cause.message).split('\n');
        throw new UnsupportedError(`the optional package webgpu cannot be loaded here (${line}): only the CPU backend is available`, { cause });
    }
}
/** Some implementations lack the set. */
const languageOf = (gpu) => new Set(gpu.wgslLanguageFeatures ?? []);
async function request(gpu) {
    let adapter;
    try {
        adapter = await gpu.requestAdapter({ powerPreference: 'high-performance' });
    }
    catch (cause) {
        throw new UnsupportedError(`no WebGPU adapter: ${reason(cause)}`, { cause });
    }
    if (adapter === null)
        throw new UnsupportedError('no WebGPU adapter: the system has no GPU driver that WebGPU can use');
    return adapter;
}
/** A device with every compute limit that the adapter has and every feature that a kernel can use. */
export async function openDevice(adapter, language) {
    const requiredLimits = {};
    for (const name in adapter.limits) {
        const value = adapter.limits[name];
        if (typeof value === 'number' && !UNUSED_LIMITS.test(name))
            requiredLimits[name] = value;
    }
    const usable = (feature) => adapter.features.has(feature) && (feature !== 'subgroups' || language.has(SUBGROUP_ID));
    const requiredFeatures = FEATURES.filter(usable);
    return adapter.requestDevice({ requiredFeatures, requiredLimits });
}
/** A software rasteriser posing as a GPU: right, and slower than the CPU backend. */
export function isSoftware(info) {
    const { vendor, architecture, device, description, isFallbackAdapter } = info;
    return isFallbackAdapter === true || isSoftwareName(`${vendor} ${architecture} ${device} ${description}`);
}
export const isSoftwareName = (name) => /llvmpipe|lavapipe|swiftshader|software|microsoft basic render/i.test(name);
/** The device with its driver in brackets; browsers may hide either. */
export function adapterName(info) {
    const { vendor, device, description } = info;
    const name = device.replace(/-+$/, '') || vendor || 'unnamed adapter';
    return description === '' ? name : `${name} (${description})`;
}
