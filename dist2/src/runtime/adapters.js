// The adapters of a machine, and a context on each GPU.
import { ArgumentError, BasaltError } from '../core/errors.js';
import { createContext } from './createContext.js';
/**
 * The adapters that contexts can be opened on, GPUs first. On Linux with Mesa's device-select layer GPUs are listed by their addresses on
 * the PCI bus, also several of one name; elsewhere those of one name are one, and `why` says so. A page has one.
 * @example
 * const { adapters: found, why } = await adapters();
 * const second = await createContext({ adapter: found[1]?.adapter });
 */
export async function adapters() {
    const { isSoftwareName, namesOfAdapters, pciAddresses, showing, thisSystem, whyNoAddress, withVariables } = await import('./openGpu.js');
    const system = thisSystem();
    let names;
    try {
        names = await namesOfAdapters();
    }
    catch (error) {
        if (!(error instanceof BasaltError))
            throw error;
        return { adapters: [], why: error.message };
    }
    const software = names.filter(isSoftwareName);
    const hardware = names.filter((name) => !isSoftwareName(name));
    const listed = (adapter, name = adapter) => ({ adapter, name, software: isSoftwareName(name) });
    const found = [];
    let why;
    const twins = new Set(hardware).size < hardware.length;
    if (system !== undefined && hardware.length > 0) {
        why = whyNoAddress(system);
        if (why === undefined) {
            for (const address of pciAddresses(system)) {
                const seen = await withVariables(showing(address), namesOfAdapters);
                if (seen.length === 1 && hardware.includes(seen[0]))
                    found.push(listed(`pci:${address}`, seen[0]));
            }
        }
    }
    const missed = new Set(hardware.filter((name) => !found.some((one) => one.name === name)));
    found.push(...[...missed].map((name) => listed(name)), ...[...new Set(software)].map((name) => listed(name)));
    if (found.length === 0)
        return { adapters: found, why: 'the system has no GPU driver that WebGPU can use' };
    return twins && why !== undefined
        ? { adapters: found, why: `GPUs of one name are one: ${why}` }
        : { adapters: found };
}
/**
 * A context on each GPU of the machine, in the order of `adapters()`; where there is none, one as createContext opens it. `backend: 'gpu'`
 * takes software adapters too. `why` of each says what it is. The caller disposes of all of them.
 * @throws What createContext throws; contexts that were opened before are then disposed of.
 * @example
 * const contexts = await createContexts();
 * const [x, y] = await Promise.all(contexts.slice(0, 2).map((context) => solve(A, b, { context }))); // at the same time
 */
export async function createContexts(options = {}) {
    for (const name of ['adapter', 'device'])
        if (name in options)
            throw new ArgumentError('createContexts', name, 1, options[name], 'opens all GPUs: use createContext for one');
    const { backend = 'auto' } = options;
    if (backend === 'cpu')
        return [await createContext(options)];
    const chosen = (await adapters()).adapters.filter(({ software }) => !software || backend === 'gpu');
    if (chosen.length < 2)
        return [await createContext(options)];
    const contexts = [];
    try {
        for (const { adapter } of chosen)
            contexts.push(await createContext({ ...options, backend: 'gpu', adapter }));
    }
    catch (error) {
        for (const context of contexts)
            context.dispose();
        throw error;
    }
    return contexts;
}
