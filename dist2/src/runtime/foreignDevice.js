// A GPUDevice that belongs to someone else: what createContext asks of it, and what can be known of it.
import { ArgumentError, DeviceLostError } from '../core/errors.js';
import { SUBGROUP_ID } from './adapter.js';
/** What is known of an adapter where a device does not tell: WebGPU's implementations had no adapterInfo of devices at first. */
const UNKNOWN = {
    __brand: 'GPUAdapterInfo',
    vendor: '',
    architecture: '',
    device: '',
    description: '',
    isFallbackAdapter: false,
};
const METHODS = [
    'createBuffer',
    'createShaderModule',
    'createCommandEncoder',
    'pushErrorScope',
    'popErrorScope',
];
/** By what it can do, not by its class: a device may come from another copy of the package that implements WebGPU. */
function isDevice(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const { features, limits, queue, lost } = value;
    const parts = [features, limits, queue, lost].every((part) => typeof part === 'object' && part !== null);
    return parts && METHODS.every((name) => typeof value[name] === 'function');
}
/**
 * The caller's device, as a context sees it.
 * @throws ArgumentError if it is no GPUDevice; DeviceLostError if it is lost or destroyed.
 */
export async function foreignDevice(device, position) {
    if (!isDevice(device))
        throw new ArgumentError('createContext', 'device', position, device, 'must be a GPUDevice');
    // A promise that has settled is faster than one made after it.
    const loss = await Promise.race([device.lost, Promise.resolve(undefined)]);
    if (loss !== undefined)
        throw new DeviceLostError(`createContext: the device is lost (${loss.message || loss.reason}): request a new one`);
    const info = device.adapterInfo ?? UNKNOWN;
    return { device, info, owned: false, toggles: '', robust: false, language: await languageOf(device) };
}
/** Language features that kernels look for. */
const LANGUAGE = [SUBGROUP_ID, 'packed_4x8_integer_dot_product'];
/** In a page the implementation lists them. A device of Dawn's in Node does not know its GPU object: it is asked to compile their names. */
async function languageOf(device) {
    const listed = globalThis.navigator?.gpu?.wgslLanguageFeatures;
    if (listed !== undefined)
        return new Set(listed);
    const refused = await Promise.all(LANGUAGE.map((feature) => {
        device.pushErrorScope('validation');
        device.createShaderModule({ code: `requires ${feature};` });
        return device.popErrorScope();
    }));
    return new Set(LANGUAGE.filter((_, k) => refused[k] === null));
}
