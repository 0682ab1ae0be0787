// What a log must say about the machine: read once per run, for the banner and for JSON files.
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { MIB } from './defaults.js';
import { bannerLines } from './table.js';
/** Compiled files lie one folder deeper than their sources. */
function version() {
    for (const up of ['../..', '../../..']) {
        try {
            const text = readFileSync(new URL(`${up}/package.json`, import.meta.url), 'utf8');
            return String(JSON.parse(text).version);
        }
        catch {
            // not there: one folder up
        }
    }
    return 'unknown';
}
export function machineOf({ backend, why, gpu }) {
    const info = gpu?.info;
    const limits = gpu?.device.limits;
    return {
        version: version(),
        backend,
        why,
        adapter: gpu?.name ?? 'none',
        driver: info === undefined ? 'none' : [info.vendor, info.architecture].filter(Boolean).join(' ') || 'unknown',
        toggles: gpu?.toggles ?? '',
        features: gpu === undefined ? [] : [...gpu.device.features].sort(),
        maxBufferBytes: limits === undefined ? 0 : Math.min(limits.maxBufferSize, limits.maxStorageBufferBindingSize),
        node: process.versions.node,
        cpu: cpus()[0]?.model.trim() ?? 'unknown',
        threads: cpus().length,
        date: new Date().toISOString(),
    };
}
/** The banner of a tester, `notes` being its further lines of comment. */
export function banner(machine, program, notes) {
    const { backend, why, adapter, toggles, features, maxBufferBytes } = machine;
    const info = {
        ...machine,
        build: 'alpha',
        backend: `${backend} (${why})`,
        devices: backend === 'cpu'
            ? []
            : [`${adapter}, operands up to ${Math.floor(maxBufferBytes / MIB)} MiB, ${features.join(' ')}`],
        date: new Date(machine.date),
        program,
    };
    const lines = bannerLines(info);
    const toggleLines = toggles === '' ? [] : [`% Toggles ${toggles}`];
    return [...lines.slice(0, -2), ...toggleLines, ...notes.map((note) => `% ${note}`), ...lines.slice(-2)];
}
