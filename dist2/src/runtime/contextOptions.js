// What createContext may be asked for, and which combinations make sense.
import { ArgumentError } from '../core/errors.js';
import { INHERITED, inheritedOf, ownOnly } from '../core/own.js';
import { cores } from '../engine/features.js';
import { isProvider } from '../engine/provider.js';
const NAMES = ['backend', 'adapter', 'robust', 'provider', 'threads', 'device', 'doubles'];
export const optionPosition = (name) => NAMES.indexOf(name) + 1;
function refuse(name, value, rule) {
    throw new ArgumentError('createContext', name, optionPosition(name), value, rule);
}
/** Reads every option once. @throws ArgumentError for an unknown one, a wrong value, or options that exclude each other. */
export function readOptions(options) {
    if (typeof options !== 'object' || options === null)
        throw new ArgumentError('createContext', 'options', 1, options, `must be a record of ${NAMES.join(', ')}`);
    for (const [k, name] of Object.keys(options).entries()) {
        if (!NAMES.includes(name))
            throw new ArgumentError('createContext', name, k + 1, options[name], `the options are ${NAMES.join(', ')}`);
    }
    const inherited = inheritedOf(options, NAMES);
    if (inherited !== undefined)
        refuse(inherited, options[inherited], INHERITED);
    const { backend = 'auto', adapter, robust, provider, threads, device, doubles = 'cpu' } = ownOnly(options);
    if (!['auto', 'gpu', 'cpu'].includes(backend))
        refuse('backend', backend, "must be 'auto', 'gpu' or 'cpu'");
    if (adapter !== undefined && typeof adapter !== 'string')
        refuse('adapter', adapter, "must be part of an adapter's name, or pci: and its address");
    if (robust !== undefined && typeof robust !== 'boolean')
        refuse('robust', robust, 'must be true or false');
    if (provider !== undefined && !isProvider(provider))
        refuse('provider', provider, 'must be what openNative of basalt/native resolves to');
    if (threads !== undefined && !(Number.isSafeInteger(threads) && threads >= 1))
        refuse('threads', threads, 'must be an integer >= 1');
    if (!['cpu', 'gpu', 'auto'].includes(doubles))
        refuse('doubles', doubles, "must be 'cpu', 'gpu' or 'auto'");
    if (doubles === 'gpu' && backend === 'cpu')
        refuse('doubles', doubles, "must be 'cpu' or 'auto' with backend 'cpu'");
    if (device !== undefined) {
        if (backend === 'cpu')
            refuse('backend', backend, "must be 'gpu' or 'auto' where a device is given");
        if (adapter !== undefined)
            refuse('adapter', adapter, 'a device that is given has its adapter');
        if (robust !== undefined)
            refuse('robust', robust, 'a device that is given is as robust as it was made');
    }
    const most = threads === undefined ? undefined : Math.min(threads, cores());
    return { backend, adapter, robust: robust ?? false, provider, threads: most, device, doubles };
}
