// What a log must say about the machine: read once per run, for the banner and for JSON files.
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Context } from '../../src/index.ts';
import { MIB } from './defaults.ts';
import { type BannerInfo, bannerLines } from './table.ts';

export interface Machine {
  readonly version: string;
  readonly backend: 'cpu' | 'gpu';
  /** Why that backend. */
  readonly why: string;
  readonly adapter: string;
  readonly driver: string;
  /** Dawn's toggles, part of what is measured. */
  readonly toggles: string;
  readonly features: readonly string[];
  readonly maxBufferBytes: number;
  readonly node: string;
  readonly cpu: string;
  readonly threads: number;
  readonly date: string;
}

/** Compiled files lie one folder deeper than their sources. */
function version(): string {
  for (const up of ['../..', '../../..']) {
    try {
      const text = readFileSync(new URL(`${up}/package.json`, import.meta.url), 'utf8');
      return String((JSON.parse(text) as { version?: unknown }).version);
    } catch {
      // not there: one folder up
    }
  }
  return 'unknown';
}

export function machineOf({ backend, why, gpu }: Context): Machine {
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
export function banner(machine: Machine, program: string, notes: readonly string[]): string[] {
  const { backend, why, adapter, toggles, features, maxBufferBytes } = machine;
  const info: BannerInfo = {
    ...machine,
    build: 'alpha',
    backend: `${backend} (${why})`,
    devices:
      backend === 'cpu'
        ? []
        : [`${adapter}, operands up to ${Math.floor(maxBufferBytes / MIB)} MiB, ${features.join(' ')}`],
    date: new Date(machine.date),
    program,
  };
  const lines = bannerLines(info);
  const toggleLines = toggles === '' ? [] : [`% Toggles ${toggles}`];
  return [...lines.slice(0, -2), ...toggleLines, ...notes.map((note) => `% ${note}`), ...lines.slice(-2)];
}
