const node = globalThis.process;
const browser = globalThis.navigator;
/** 'Node 20.20.0 (linux x64)', or what a browser says of itself. */
export function runtimeText() {
    const version = node?.versions?.node;
    return version === undefined
        ? (browser?.userAgent ?? 'unknown')
        : `Node ${version} (${node?.platform ?? '?'} ${node?.arch ?? '?'})`;
}
/** basalt's version from package.json, above which compiled and bundled files lie deeper than their sources; 'unknown' in a browser. */
export function libraryVersion() {
    const files = node?.getBuiltinModule?.('node:fs');
    for (const up of files === undefined ? [] : ['..', '../..', '../../..']) {
        try {
            const found = JSON.parse(files.readFileSync(new URL(`${up}/package.json`, import.meta.url), 'utf8'));
            if (found.name === 'basalt' && found.version !== undefined)
                return found.version;
        }
        catch {
            // not there: one folder up
        }
    }
    return 'unknown';
}
function processor() {
    const cores = node?.getBuiltinModule?.('node:os').cpus() ?? [];
    const model = cores[0]?.model.replace(/\((R|TM)\)/g, '').trim();
    if (model !== undefined && model !== '' && model !== 'unknown')
        return `${model}, ${cores.length} cores`;
    const count = cores.length || browser?.hardwareConcurrency;
    return count === undefined ? 'CPU' : `CPU with ${count} cores`;
}
/** A context without a GPU says at the end of its reason, in brackets, what computes instead. */
const engineOf = (why) => /\((CPU engine: .*)\)$/.exec(why)?.[1] ?? why;
/** What is known of a context before anything has been measured. */
export function describeDevice({ gpu, backend, why, provider }) {
    if (gpu === undefined) {
        const name = provider === undefined ? processor() : `${processor()}, ${provider.title}`;
        const facts = [
            ['Backend', 'CPU'],
            ['Processor', processor()],
            ['Computes', provider?.title ?? engineOf(why)],
        ];
        return { name, backend, software: false, facts };
    }
    const { info, device, toggles, matrixUnits, software, robust } = gpu;
    const { limits } = device;
    const { vendor, architecture } = info;
    const { subgroupMinSize: least, subgroupMaxSize: most } = info;
    const units = matrixUnits.map(({ MM, MN, MK, factor, sum }) => `${MM}x${MN}x${MK} ${factor} to ${sum}`);
    const facts = [
        ['Backend', software ? 'WebGPU on a software adapter' : 'WebGPU'],
        ['Adapter', gpu.name],
        ['Vendor', [vendor, architecture].filter(Boolean).join(', ') || 'not told'],
        [
            'Subgroups',
            !device.features.has('subgroups')
                ? 'not used'
                : least === undefined
                    ? 'not told'
                    : least === most
                        ? `of ${least}`
                        : `of ${least} to ${most}`,
        ],
        ['Workgroup memory', binary(limits.maxComputeWorkgroupStorageSize)],
        ['Invocations', `${limits.maxComputeInvocationsPerWorkgroup} in a workgroup`],
        ['Largest operand', binary(Math.min(limits.maxBufferSize, limits.maxStorageBufferBindingSize))],
        ['Timestamps', device.features.has('timestamp-query') ? 'yes' : 'no'],
        ['Half precision', device.features.has('shader-f16') ? 'yes' : 'no'],
        ['Matrix units', units.length === 0 ? 'none' : units.join('; ')],
        ['Bounds checks', robust ? 'on' : toggles === '' ? "the browser's" : 'off'],
        ['Toggles', toggles === '' ? 'none' : toggles.replaceAll(',', ', ')],
    ];
    return { name: gpu.name, backend, software, facts };
}
/** Sizes of memory come in powers of two. */
function binary(bytes) {
    const units = ['B', 'KiB', 'MiB', 'GiB'];
    let k = 0;
    while (k < units.length - 1 && bytes >= 1024) {
        bytes /= 1024;
        k++;
    }
    return `${Number(bytes.toFixed(1))} ${units[k]}`;
}
